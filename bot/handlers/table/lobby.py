"""TableRequest a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, ParamSpec

from bot.admission import OPPONENTS
from bot.catalogue import first_game, games
from bot.handlers.context import Context, respond, tell, visit_table
from bot.handlers.table import places, proofs
from bot.handlers.table.proofs import PendingTable
from bot.messages.custom_id import Action, Invited, Number, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import mention, plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Message, Words, rows
from bot.messages.option_text import read_all
from bot.messages.parameters import OPTIONS, STORED, choose, choose_of, in_hours, settables, stored
from bot.messages.requests import Asker, Click, Command, Person, Reply, Response
from bot.messages.words.icons import of_game
from bot.messages.words.table_messages import game_name, note
from bot.table.answers import Answer
from bot.table.features import acts
from bot.table.guards import Refusal
from bot.table.options import Value, documents, settings
from bot.table.pace import PACES
from bot.table.session import Seating, Session, TableRequest, Takeback, Wanted, Warnings, harder, rivals
from games.core import text
from games.search import STANDS_IN
from renderers.core import Game

P = ParamSpec("P")
AGREED = ("options", "hours", "reactions", "bank", "takeback", "seating")
"""What a table has of the one before."""
AGAINST = frozenset({"level", "computers"})
"""What says only who sits opposite: the rest is what it would be without."""


async def open_table(context: Context, asker: Asker, command: Command) -> Reply:
    """`/play`: open a table with the chosen options."""
    game = games().get(command.sub or "")
    if game is None:
        raise Refusal(text("bot-table-unknown-game", game=command.sub or ""))
    friends = _friends(asker, command.people)
    given = _given(game, command, asker.locale)
    own = {setting.name for setting in settings(game)}
    values = {name: value for name, value in given.items() if name in own}
    files = await _documents(context, game, command)
    values |= files
    options = await _choose(context, asker, game, _named(given, "rules"), values)
    opening = replace(_opening(context, asker, game, options, given), invited=friends)
    if given.keys() <= AGAINST and not files:
        opening = await _usual(context, game, opening, given)
    insist_on_permissions(asker)
    draft = PendingTable(opening, _named(command.values, places.IN), tuple(command.people.values()))
    return await (proofs.show if files else _open_for)(context, asker, draft)


async def ask_which_game(context: Context, asker: Asker, command: Command) -> Response:
    """*Play with…* in the menu of a person: which game. A table that is opened then invites as `/play` does."""
    people = command.people
    (friend,) = _friends(asker, people)
    insist_on_permissions(asker)
    asked = say(asker.locale, text("bot-context-which", person=mention(friend)))
    buttons = (_game_with(asker, name, friend) for name in games())
    message = Message((Words(asked), *rows(tuple(buttons))))
    return Reply(places.unseen(asker, people.values(), message))


def _game_with(asker: Asker, name: str, friend: int) -> Button:
    press = Press(Action.PLAY_WITH, argument=Invited(name, friend, asker.interaction))
    label = clip(plain(asker.locale, game_name(name)), LABEL)
    return Button(custom_id(press), label, press.action.style, icon=of_game(name))


async def open_with(context: Context, asker: Asker, click: Click) -> Response:
    """The game that was chosen: one table, however often a button below that question is pressed."""
    wanted = click.press.given(Invited)
    invited = Command("play", wanted.game, people={OPPONENTS[0]: Person(wanted.user, "")})
    return await _open_once(context, asker, click, wanted.sent, lambda once: open_table(context, once, invited))


async def open_file(context: Context, asker: Asker, click: Click) -> Response:
    """The button below what a file makes of a board: the table is opened with it, once, however often it is pressed."""
    sent = click.press.given(Number).number

    async def open_it(once: Asker) -> Reply:
        answer = await _open_for(context, once, await proofs.recall(context, asker, sent))
        await proofs.drop(context, asker, sent)
        return answer

    return await _open_once(context, asker, click, sent, open_it)


async def _open_once(
    context: Context, asker: Asker, click: Click, sent: int, work: Callable[[Asker], Awaitable[Reply]]
) -> Response:
    """What `work` opens, asked for by the second act of the interaction `sent`; or what it has opened."""
    once = replace(asker, interaction=-sent)  # an id that Discord never gives
    async with context.host.alone(once.interaction):
        before = await context.host.answered(once.interaction)
        if before is not None and before.done:
            return respond(click, await _opened(context, once, before))
        insist_on_permissions(asker)
        if before is not None:
            await context.host.reconsider(once.interaction)
        answer = await work(once)
    return respond(click, answer.message)


async def drop_file(context: Context, asker: Asker, click: Click) -> Response:
    """The button beside it: nothing is opened."""
    sent = click.press.given(Number).number
    async with context.host.alone(-sent):
        before = await context.host.answered(-sent)
        if before is not None and before.done:
            return respond(click, await _opened(context, asker, before))
        await proofs.drop(context, asker, sent)
    return respond(click, note(asker.locale, text("bot-proof-dropped")))


async def _open_for(context: Context, asker: Asker, draft: PendingTable) -> Reply:
    """Open the table, and tell whoever asked where it is and who cannot see it; or that it cannot stand there."""
    reply = await _open(context, asker, draft.opening, draft.place)
    told = Reply(places.unseen(asker, draft.people, reply.message))
    return await unposted(context, asker) or told


async def _usual(
    context: Context, game: Game, opening: TableRequest, given: Mapping[str, Value | None]
) -> TableRequest:
    """What is opened where nothing was said but against whom: what its host last played to the end, or what a first
    game should be."""
    last = await context.host.last_finished(opening.host, game=opening.game)
    if last is not None and isinstance(last.table.options, game.rules.options):
        agreed = {name: getattr(last.table, name) for name in AGREED}
        against = () if opening.invited or "computers" in given else _against(last, opening.host)
        if not against:
            return replace(opening, **agreed)
        level = opening.computers * len(against) or against
        return replace(opening, **agreed, computers=level, seats=len(against) + 1)
    first = first_game(game)
    return opening if first is None else replace(opening, options=game.rules.presets[first.preset])


def _against(last: Session, user: int) -> tuple[str, ...]:
    """The computers with which he played alone; of the next level, if he won."""
    levels, outcome = rivals(last), last.outcome
    won = outcome is not None and last.seat_of(user) in outcome.winners
    level = harder(levels) if won else None
    return levels if level is None else (level,) * len(levels)


def _friends(asker: Asker, people: Mapping[str, Person]) -> tuple[int, ...]:
    """Those who are invited, each once."""
    for friend in people.values():
        if friend.robot:
            raise Refusal(text("bot-invited-robot", name=friend.name))
        if friend.user == asker.user:
            raise Refusal(text("bot-invited-self"))
    return tuple(dict.fromkeys(friend.user for friend in people.values()))


def _given(game: Game, command: Command, locale: str) -> dict[str, Value | None]:
    """What the command sets, by its parameters and by its text of options. Those that a client remembers of an older
    command are among them."""
    parameters = {
        name: value
        for name, value in command.values.items()
        if name not in (OPTIONS, places.IN) and not name.startswith(STORED)
    }
    return read_all(in_hours(parameters), str(command.values.get(OPTIONS, "")), settables(game), locale)


async def _documents(context: Context, game: Game, command: Command) -> dict[str, Value]:
    """The files that were attached, and those that are kept here and were named."""
    found: dict[str, Value] = {}
    for setting, limit in documents(game).items():
        attached, kept = command.files.get(setting), _named(command.values, stored(setting))
        if attached is not None and kept is not None:
            raise Refusal(text("bot-document-both"))
        if attached is not None:
            found[setting] = await context.documents.read_attached(attached, limit.max_bytes)
        elif kept is not None:
            found[setting] = await context.documents.read_kept(game.rules.name, kept, limit.max_bytes)
    return found


async def _choose(
    context: Context, asker: Asker, game: Game, preset: str | None, values: Mapping[str, Value | None]
) -> Any:
    """The game's options. Files among them are judged where they keep nobody else waiting: only those that can be
    played from are ever read here.

    :raises Unanswered: too much, or too many are asking.
    """
    if any(values.get(name) for name in documents(game)):
        return await context.box.run(asker.user, choose_of, game.rules.name, preset, values)
    return choose(game, preset, values)


def _opening(
    context: Context, asker: Asker, game: Game, options: Any, given: Mapping[str, Value | None]
) -> TableRequest:
    order = _named(given, "order") or "random"
    return TableRequest(
        guild=asker.guild,
        channel=asker.channel,
        game=game.rules.name,
        options=options,
        host=asker.user,
        host_name=asker.name,
        locale=_named(given, "language") or asker.locale,
        hours=_hours(context, given),
        seating=Seating.RANDOM if order == "random" else Seating.CHOSEN,
        reactions=float(given.get("reactions") or 0) or None,
        takeback=Takeback(_named(given, "takeback") or Takeback.FREE.value),
        practice=None if (practice := given.get("practice")) is None else bool(practice),
        warnings=Warnings(_named(given, "warnings") or Warnings.NEWCOMERS.value),
        rated=bool(given.get("rated")),
        wanted=Wanted(_named(given, "wanted") or Wanted.ANYBODY.value),
        computers=_computers(game, given),
        last=order == "last",
        seats=_number(given.get("seats")),
        bank=float(given.get("bank") or 0) or None,
    )


def _computers(game: Game, given: Mapping[str, Value | None]) -> tuple[str, ...]:
    """The levels of those that sit down at once: as many as were asked for, one where only a level was named."""
    level, count = _named(given, "level"), _number(given.get("computers"))
    return (level or STANDS_IN,) * (count if count is not None else int(level is not None))


def _hours(context: Context, given: Mapping[str, Value | None]) -> float | None:
    """The time for a decision, by the name of a pace or in hours.

    :raises Refusal: by both.
    """
    pace, hours = _named(given, "pace"), given.get("hours")
    if pace is not None and hours is not None:
        raise Refusal(text("bot-pace-twice"))
    if pace is not None:
        return PACES[pace]
    return context.hours if hours is None else (float(hours) or None)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _named(values: Mapping[str, Value | None], name: str) -> str | None:
    value = values.get(name)
    return None if value is None else str(value)


def insist_on_permissions(asker: Asker) -> None:
    """:raises Refusal: the bot lacks some where the table would stand."""
    if asker.lacks:
        raise Refusal(places.lacking(asker.lacks))
    if asker.locked:
        raise Refusal(text("bot-not-opened", reason=text("bot-thread-archived")))


async def unposted(context: Context, asker: Asker) -> Reply | None:
    """What is missing, if the table that was just opened cannot be shown in its channel: then it is closed again.

    Discord tells a bot what it may do in a private thread as if it were a member there, so only the post shows that it
    is not.
    """
    opened = await context.host.answered(asker.interaction)
    if opened is None or opened.session is None:
        return None
    table = (await visit_table(context, asker, opened.session)).session.table
    trouble = await context.publisher.posted(table.id, table.channel)
    if trouble is None:
        return None
    await context.host.do(None, table.id, acts.cancel, asker.user)
    reason = text("bot-thread-private") if trouble.hidden and asker.parent is not None else trouble.reason
    return Reply(note(asker.locale, text("bot-not-opened", reason=reason)))


async def _open(context: Context, asker: Asker, opening: TableRequest, wanted: str | None = None) -> Reply:
    if (kept := await context.host.answered(asker.interaction)) is None:
        kept = await places.open_table(context, asker, opening, wanted)
    return Reply(await _opened(context, asker, kept))


async def _opened(context: Context, asker: Asker, kept: Answer) -> Message:
    """That the table is open, and where.

    :raises Refusal: the host refused.
    """
    reply = await tell(context, asker, kept)
    return await places.told(context, asker, kept.session, reply.message)
