"""Opening a table, and what happens at it before the game: join, leave, computers, start."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.catalogue import games
from bot.handlers.context import House, session, told
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, name, plain, say
from bot.messages.message import Message, Row, Style, Words
from bot.messages.options import CUSTOM, chosen, documents, preset_of, settings, stored
from bot.messages.present import button, game_name, note
from bot.messages.publish import CALLED, INVITED, Closed, Failing
from bot.messages.requests import Asker, Click, Command, Person, Refusal, Reply, Response, Seen, Value
from bot.table.answers import Answer
from bot.table.session import Opening, Seating, person
from games.core import Seat, Text, text
from renderers.core import Game

QUICK = "quick"
"""The rule set of the welcome's quick game, where the game has it."""


async def play(house: House, asker: Asker, command: Command) -> Response:
    """`/play`: open a table with the chosen options."""
    game = games().get(command.sub or "")
    if game is None:
        raise Refusal(text("bot-unknown-game-typed", typed=command.sub or ""))
    friend = _friend(asker, command.people.get("opponent"))
    values = {**_options(game, command.values), **await _documents(house, game, command)}
    opening = await asyncio.to_thread(_opening, house, asker, game, values, command.values)
    await _granted(asker)
    return await _opened(house, asker, opening, friend)


def _friend(asker: Asker, friend: Person | None) -> int | None:
    if friend is None:
        return None
    if friend.robot:
        raise Refusal(text("bot-invited-robot", name=friend.name))
    if friend.user == asker.user:
        raise Refusal(text("bot-invited-self"))
    return friend.user


def _options(game: Game, values: Mapping[str, Value]) -> dict[str, Value]:
    names = {setting.name for setting in settings(game)}
    return {name: value for name, value in values.items() if name in names}


async def _documents(house: House, game: Game, command: Command) -> dict[str, Value]:
    """The files that were attached, and those that are kept here and were named."""
    found: dict[str, Value] = {}
    for setting, limit in documents(game).items():
        attached, kept = command.files.get(setting), _named(command.values, stored(setting))
        if attached is not None and kept is not None:
            raise Refusal(text("bot-document-both"))
        if attached is not None:
            found[setting] = await house.documents.attached(attached, limit.max_bytes)
        elif kept is not None:
            found[setting] = await house.documents.kept(game.rules.name, kept, limit.max_bytes)
    return found


def _opening(house: House, asker: Asker, game: Game, values: Mapping[str, Value], given: Mapping[str, Value]) -> Opening:
    options = chosen(game, _named(given, "rules"), values)
    level, order, hours = _named(given, "computer"), _named(given, "order") or "random", given.get("hours")
    return Opening(
        guild=asker.guild,
        channel=asker.channel,
        game=game.rules.name,
        preset=preset_of(game, options) or CUSTOM,
        options=options,
        host=asker.user,
        host_name=asker.name,
        locale=_named(given, "language") or asker.locale,
        hours=house.hours if hours is None else (float(hours) or None),
        seating=Seating.RANDOM if order == "random" else Seating.CHOSEN,
        computers=() if level is None else (level,),
        last=order == "last",
        seats=_number(given.get("seats")),
    )


def _number(value: Value | None) -> int | None:
    return value if isinstance(value, int) else None


def _named(values: Mapping[str, Value], name: str) -> str | None:
    value = values.get(name)
    return None if value is None else str(value)


async def _granted(asker: Asker) -> None:
    if asker.lacks:
        raise Refusal(lacking(asker.lacks))


def lacking(permissions: tuple[str, ...]) -> Text:
    """Which permissions the bot misses, as Discord's settings call them."""
    return text("bot-lacks-permissions", permissions=tuple(text(f"bot-permission-{name}") for name in permissions))


async def _opened(house: House, asker: Asker, opening: Opening, friend: int | None) -> Reply:
    if (kept := await house.host.answered(asker.interaction)) is None:
        opening = await _placed(house, asker, opening)
        await invite(house, opening.channel, friend)
        kept = await house.host.open(asker.interaction, opening)
    reply = await told(house, asker, kept)
    return Reply(await _where(house, asker, kept, reply.message))


async def _placed(house: House, asker: Asker, opening: Opening) -> Opening:
    """The opening in the asker's channel, or in a new thread where a game is already being played."""
    here = await house.host.in_channel(asker.channel)
    if here is None or not here.phase.open:
        return opening
    title = plain(opening.locale, text("bot-thread", game=game_name(opening.game), host=name(asker.name)))
    try:
        return replace(opening, channel=await house.publisher.thread(asker.parent or asker.channel, title[:100]))
    except Closed as refused:
        raise Refusal(refused.reason) from refused
    except Failing as failed:
        raise Refusal(text("bot-discord-fails")) from failed


async def invite(house: House, channel: int, friend: int | None, *, called: Sequence[int] = ()) -> None:
    """Who is invited to the next table in the channel, and who sits there already without having asked for it."""
    for scope, value in ((INVITED, str(friend or "")), (CALLED, " ".join(map(str, called)))):
        if (await house.host.recall(scope, channel) or "") != value:
            await house.host.remember(scope, channel, value)


async def _where(house: House, asker: Asker, answer: Answer, message: Message) -> Message:
    """The reply, with the thread's name where the table is not here."""
    if answer.session is None:
        return message
    found = await session(house, answer.session)
    if found.table.channel == asker.channel:
        return message
    words = say(asker.locale, text("bot-opened-in-thread", thread=Raw(f"<#{found.table.channel}>")))
    return Message((*message.parts, Words(words)))


async def quick(house: House, asker: Asker, click: Click) -> Response:
    """The welcome's button: a table against the usual computer, started at once."""
    game = next((game for game in games().values() if QUICK in game.rules.presets), next(iter(games().values())))
    preset = QUICK if QUICK in game.rules.presets else next(iter(game.rules.presets))
    await _granted(asker)
    given: dict[str, Value] = {"rules": preset, "computer": game.baseline}
    reply = await _opened(house, asker, _opening(house, asker, game, {}, given), None)
    kept = await house.host.answered(asker.interaction)
    if kept is None or kept.session is None:
        return reply
    begun = await house.host.begin(-asker.interaction, kept.session, asker.user)
    if not begun.done:
        raise Refusal(begun.text)
    move = button("bot-button-move", asker.locale, Press(Action.PANEL, kept.session), Style.PRIMARY)
    return Reply(Message((*(await _where(house, asker, kept, note(asker.locale, text("bot-quick")))).parts, Row((move,)))))


async def join(house: House, asker: Asker, click: Click) -> Response:
    return await _done(house, asker, await house.host.join(asker.interaction, _id(click), person(asker.user, asker.name)))


async def leave(house: House, asker: Asker, click: Click) -> Response:
    return await _done(house, asker, await house.host.leave(asker.interaction, _id(click), asker.user))


async def add(house: House, asker: Asker, click: Click) -> Response:
    answer = await house.host.add_computer(asker.interaction, _id(click), asker.user, click.value or "")
    return await _done(house, asker, answer)


async def remove(house: House, asker: Asker, click: Click) -> Response:
    seat = Seat(int(click.value or "0"))
    answer = await house.host.remove(asker.interaction, _id(click), asker.user, seat, manager=asker.moderates)
    return await _done(house, asker, answer)


async def start(house: House, asker: Asker, click: Click) -> Response:
    answer = await house.host.begin(asker.interaction, _id(click), asker.user, manager=asker.moderates)
    return await _done(house, asker, answer)


async def dissolve(house: House, asker: Asker, click: Click) -> Response:
    answer = await house.host.cancel(asker.interaction, _id(click), asker.user, manager=asker.moderates, sure=False)
    return await _done(house, asker, answer)


async def _done(house: House, asker: Asker, answer: Answer) -> Response:
    """Nothing to say where the lobby itself shows what changed."""
    if not answer.done:
        raise Refusal(answer.text)
    return Seen()


def _id(click: Click) -> int:
    assert click.press is not None
    return click.press.session
