"""Changing a table while a game runs: resign, replace, nudge, rematch, cancel, its language."""

from __future__ import annotations

from bot.catalogue import games
from bot.handlers.context import House, running, seated, session, session_here, told, words
from bot.handlers.hints import OFF, SCOPE, turn
from bot.handlers.lobby import invite
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import say
from bot.messages.message import Message, Row, Style, Words
from bot.messages.present import button, note, seat_name, voice
from bot.messages.requests import Asker, Click, Command, Refusal, Reply, Response, Update
from bot.table.answers import Answer
from bot.table.session import Kind, Occupant, Phase, Session, computer, person
from games.core import Seat, text

SURE = (1,)
"""The picks of a button that says yes to a question."""


async def resign(house: House, asker: Asker, command: Command) -> Response:
    """`/resign`: ask first."""
    found = running(await session_here(house, asker))
    seated(found, asker)
    return Reply(_question(asker.locale, found, Action.RESIGN, "bot-resign-sure", "bot-button-resign"))


async def resign_pressed(house: House, asker: Asker, click: Click) -> Response:
    press = _press(click)
    if press.picks != SURE:
        found = running(await session(house, press.session))
        seated(found, asker)
        return _shown(click, _question(asker.locale, found, Action.RESIGN, "bot-resign-sure", "bot-button-resign"))
    answer = await house.host.resign(asker.interaction, press.session, asker.user)
    return _shown(click, (await told(house, asker, answer)).message)


async def cancel(house: House, asker: Asker, command: Command) -> Response:
    """`/cancel`: a lobby at once, a running game after a question."""
    found = await session_here(house, asker)
    if found.phase is not Phase.RUNNING or found.trouble is not None:
        return await _cancelled(house, asker, found.id, sure=found.trouble is not None)
    _may_cancel(found, asker)
    return Reply(_question(asker.locale, found, Action.CANCEL, "bot-cancel-sure", "bot-button-cancel"))


async def cancel_pressed(house: House, asker: Asker, click: Click) -> Response:
    press = _press(click)
    if press.picks != SURE:
        found = await session(house, press.session)
        _may_cancel(found, asker)
        return _shown(click, _question(asker.locale, found, Action.CANCEL, "bot-cancel-sure", "bot-button-cancel"))
    return _shown(click, (await _cancelled(house, asker, press.session, sure=True)).message)


def _may_cancel(found: Session, asker: Asker) -> None:
    if not asker.moderates and asker.user != found.table.host:
        raise Refusal(text("bot-cancel-not-yours", host=found.table.host_name))


async def _cancelled(house: House, asker: Asker, id: int, *, sure: bool) -> Reply:
    answer = await house.host.cancel(asker.interaction, id, asker.user, manager=asker.moderates, sure=sure)
    return await told(house, asker, answer)


def _question(locale: str, found: Session, action: Action, words: str, yes: str) -> Message:
    controls = (
        button(yes, locale, Press(action, found.id, picks=SURE), Style.DANGER),
        button("bot-button-keep", locale, Press(Action.KEEP)),
    )
    return Message((Words(say(locale, text(words))), Row(controls)))


async def keep(house: House, asker: Asker, click: Click) -> Response:
    """No to a question."""
    return _shown(click, note(asker.locale, text("bot-kept")))


async def rematch(house: House, asker: Asker, command: Command) -> Response:
    """`/rematch`: a new table with the same options and people."""
    return await _rematch(house, asker, (await session_here(house, asker)).id)


async def rematch_pressed(house: House, asker: Asker, click: Click) -> Response:
    return await _rematch(house, asker, _press(click).session)


async def _rematch(house: House, asker: Asker, id: int) -> Reply:
    """Those who played sit down again, and are told so; nobody else is invited."""
    before = await session(house, id)
    here = await house.host.in_channel(before.table.channel)
    if here is None or not here.phase.open:
        people = (chair.owner or chair.occupant for chair in before.chairs)
        others = [who.user for who in people if who is not None and who.user not in (None, asker.user)]
        await invite(house, before.table.channel, None, called=[user for user in others if user is not None])
    return await told(house, asker, await house.host.rematch(asker.interaction, id, asker.user, asker.name))


async def nudge(house: House, asker: Asker, command: Command) -> Response:
    """`/nudge`: remind those whom the game waits for; at most once in a while."""
    return await _nudge(house, asker, running(await session_here(house, asker)))


async def nudge_pressed(house: House, asker: Asker, click: Click) -> Response:
    reply = await _nudge(house, asker, running(await session(house, _press(click).session)))
    return _shown(click, reply.message)


async def _nudge(house: House, asker: Asker, found: Session) -> Reply:
    answer = await house.host.nudge(asker.interaction, found.id, asker.user)
    reply = await told(house, asker, answer)
    await house.publisher.nudge(found, asker.interaction, without=asker.user)
    trouble = house.publisher.trouble(found.table.channel)
    return reply if trouble is None else Reply(await words(house, asker, found.id, trouble))


async def replace(house: House, asker: Asker, command: Command) -> Response:
    """`/replace`: give a seat to a computer or to somebody else, or take one's own back."""
    found = running(await session_here(house, asker))
    seat = _seat(found, str(command.values.get("seat", "")))
    friend = command.people.get("person")
    if friend is not None and friend.robot:
        raise Refusal(text("bot-invited-robot", name=friend.name))
    if friend is not None and friend.user == asker.user and found.owned_by(asker.user) == seat:
        return await told(house, asker, await house.host.take_back(asker.interaction, found.id, asker.user))
    by = computer(_level(found, command.values.get("level"))) if friend is None else person(friend.user, friend.name)
    return await told(house, asker, await _given(house, asker, found, seat, by))


async def _given(house: House, asker: Asker, found: Session, seat: Seat, by: Occupant) -> Answer:
    return await house.host.replace(asker.interaction, found.id, asker.user, seat, by, manager=asker.moderates)


def _seat(found: Session, typed: str) -> Seat:
    if typed.isdecimal() and int(typed) < len(found.chairs):
        return Seat(int(typed))
    raise Refusal(text("bot-no-such-seat", typed=typed))


def _level(found: Session, level: object) -> str:
    game = games()[found.table.game]
    if level is None:
        return game.baseline
    if level not in game.players:
        raise Refusal(text("bot-no-such-level", typed=str(level)))
    return str(level)


async def settle(house: House, asker: Asker, command: Command) -> Response:
    """`/settings`: the table's language; one's own hints."""
    locale, hints = command.values.get("language"), command.values.get("hints")
    if hints is not None:
        await turn(house, asker.user, on=bool(hints))
    if locale is not None:
        found = await session_here(house, asker)
        answer = await house.host.set_locale(asker.interaction, found.id, asker.user, str(locale), manager=asker.moderates)
        return await told(house, asker, answer)
    on = await house.host.recall(SCOPE, asker.user) != OFF
    return Reply(note(asker.locale, text("bot-hints-on" if on else "bot-hints-off")))


def seats(found: Session, locale: str) -> tuple[tuple[str, str], ...]:
    """The seats, as choices of (words, value)."""
    return tuple((_seat_words(found, locale, Seat(seat)), str(seat)) for seat in range(len(found.chairs)))


def _seat_words(found: Session, locale: str, seat: Seat) -> str:
    occupant = found.occupant(seat)
    key = "bot-choice-seat-computer" if occupant is not None and occupant.kind is Kind.COMPUTER else "bot-choice-seat"
    return voice(found, locale).plain(text(key, seat=seat_name(found.table, seat), who=seat))


def _shown(click: Click, message: Message) -> Response:
    return Update(message) if click.private else Reply(message)


def _press(click: Click) -> Press:
    assert click.press is not None
    return click.press
