"""What can be done at a table. Every act takes the session, the moment and what was asked for, and gives the change.

An act is pure: no clock, no store, so it can be tried in a thread and thrown away. All of them go through the one door
`Host.do`, which does what is the same for each: once for a request, durable before it is seen, told to the channel. An act
raises `Refusal` where it may not be done; then nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace as with_fields

from bot.table import changes
from bot.table.answers import Verdict
from bot.table.changes import HOUR, Change, Moment, visible
from bot.table.guards import (
    Refusal,
    belongs,
    by_hand,
    ended,
    enough,
    in_lobby,
    known_level,
    leads,
    may_replace,
    occupied,
    playable,
    running,
    seated,
    turn,
    unended,
)
from bot.table.new_table import fitted, open_rematch, sit
from bot.table.options import Value, chosen
from bot.table.session import Chair, Kind, Occupant, Owed, Phase, Session, computer, with_chair
from games.core import IllegalMove, Move, Seat, text

NUDGE_AFTER = 6 * HOUR
"""Seconds between two reminders that people ask for."""


# The lobby


def join(session: Session, moment: Moment, who: Occupant, seat: Seat | None = None) -> Change:
    """A person sits down, on `seat` or the first free chair. Who sits elsewhere at the table moves there."""
    in_lobby(session)
    assert who.user is not None, who
    before = session.seat_of(who.user)
    if before is not None and seat is None:
        raise Refusal(text("bot-table-seated-already"))
    chairs = session.chairs if before is None else with_chair(session.chairs, before, Chair(None))
    return visible(with_fields(session, chairs=sit(chairs, who, seat)), text("bot-table-joined"))


def leave(session: Session, moment: Moment, user: int) -> Change:
    """`user` gets up."""
    seat = seated(session, user)
    if session.phase is Phase.RUNNING:
        raise Refusal(text("bot-table-leave-running"))
    in_lobby(session)
    return visible(_emptied(session, seat), text("bot-table-left"))


def add_computer(session: Session, moment: Moment, user: int, level: str, seat: Seat | None = None) -> Change:
    """A computer player sits down; by the table's host or somebody who sits there."""
    game = in_lobby(session)
    belongs(session, user)
    known_level(game, level)
    chairs = sit(session.chairs, computer(level), seat)
    return visible(with_fields(session, chairs=chairs), text("bot-table-computer-added"))


def remove(session: Session, moment: Moment, user: int, seat: Seat, *, manager: bool = False) -> Change:
    """A chair is emptied; by the table's host or a manager of the server."""
    in_lobby(session)
    leads(session, user, manager=manager)
    occupied(session, seat)
    return visible(_emptied(session, seat), text("bot-table-removed"))


def set_options(
    session: Session,
    moment: Moment,
    user: int,
    values: Mapping[str, Value | None],
    *,
    preset: str | None = None,
    manager: bool = False,
) -> Change:
    """Options of the table change, of a rule set first if `preset` names one; by the table's host or a manager. There are as
    many chairs as may be then, or as were asked for."""
    game = in_lobby(session)
    leads(session, user, manager=manager)
    before = session.table.options
    options = chosen(game, before if preset is None else game.rules.presets[preset], values)
    playable(game, options)
    chairs = fitted(session.chairs, game.rules.seats(before), game.rules.seats(options))
    after = with_fields(session, chairs=chairs, table=with_fields(session.table, options=options))
    return visible(after, text("bot-table-options-set"))


def begin(session: Session, moment: Moment, user: int, *, manager: bool = False) -> Change:
    """The game starts; by the table's host or a manager."""
    game = in_lobby(session)
    leads(session, user, manager=manager)
    enough(game, session)
    return changes.begin(game, session, moment)


# The game


def play_moves(session: Session, moment: Moment, user: int, moves: Sequence[Move], *, stamp: str | None = None) -> Change:
    """`user` plays a message of moves. `stamp` is what his panel was drawn for; None judges the message on what is now."""
    position, seat = turn(session, user, stamp)
    by_hand(position, seat, moves)
    return changes.play_moves(session, position, seat, moves, moment)


def play_typed(session: Session, moment: Moment, user: int, words: str) -> Change:
    """`user` plays a message in the game's notation."""
    position, seat = turn(session, user, None)
    try:
        moves = position.game.rules.parse(position.view(seat), words)
    except IllegalMove as illegible:
        raise Refusal(illegible.reason) from illegible
    return play_moves(session, moment, user, moves)


def stand_in(session: Session, moment: Moment, owed: Owed, move: Move, *, note: Move, missed: int = 0) -> Change:
    """A computer plays `move` for the choice `owed`, if that is still owed. `note` is the host's own line before it;
    `missed` the deadlines in a row that whoever sits there has missed by now."""
    position = running(session)
    if session.owes(owed.seat) != owed:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return changes.play_moves(session, position, owed.seat, [move], moment, note=note, missed=missed)


def resign(session: Session, moment: Moment, user: int) -> Change:
    """`user` resigns as the rules say; where they do not, the baseline computer takes the seat."""
    position, seat = turn(session, user, None)
    said = text("bot-table-resigned")
    move = position.game.rules.retire(position.state, seat)
    if move is not None:
        return changes.play_moves(session, position, seat, [move], moment, said=said)
    return changes.hand_over(session, position, seat, computer(position.game.baseline), said, moment)


def replace(session: Session, moment: Moment, user: int, seat: Seat, by: Occupant, *, manager: bool = False) -> Change:
    """`user` gives `seat` to `by`: his own, or, where he belongs to the table or manages the server, that of somebody absent
    or of a computer."""
    position = running(session)
    may_replace(session, user, seat, manager=manager)
    if by.kind is Kind.COMPUTER:
        known_level(position.game, by.level or "")
    elif by.user is not None and session.seat_of(by.user) is not None:
        raise Refusal(text("bot-table-sits-already", name=by.name))
    return changes.hand_over(session, position, seat, by, text("bot-table-replaced"), moment)


def take_back(session: Session, moment: Moment, user: int) -> Change:
    """`user` sits down again where he began."""
    position = running(session)
    seat = session.owned_by(user)
    if seat is None:
        raise Refusal(text("bot-table-never-seated"))
    if session.seat_of(user) is not None:
        raise Refusal(text("bot-table-seated-already"))
    owner = session.chairs[seat].owner
    assert owner is not None, session.chairs
    return changes.hand_over(session, position, seat, owner, text("bot-table-taken-back"), moment)


def nudge(session: Session, moment: Moment, user: int) -> Change:
    """`user` gets leave to remind those who are waited for; once in six hours."""
    running(session)
    belongs(session, user)
    before = session.table.nudged
    if before is not None and moment.now - before < NUDGE_AFTER:
        raise Refusal(text("bot-table-nudged-already", hours=NUDGE_AFTER // HOUR))
    if all(owed.computer or owed.held or owed.seat == session.seat_of(user) for owed in session.owed):
        raise Refusal(text("bot-table-nobody-to-nudge" if session.latest is None else "bot-table-held"))
    return Change(with_fields(session, table=with_fields(session.table, nudged=moment.now)), text("bot-table-nudged"))


def set_reminder(session: Session, moment: Moment, owed: Owed, at: int | None) -> Change:
    """The reminder of `owed` comes at `at` (Unix seconds); None: it was sent."""
    after = tuple(with_fields(each, remind=at) if each == owed else each for each in session.owed)
    return Change(with_fields(session, owed=after), text("bot-table-reminded"))


# The end


def cancel(session: Session, moment: Moment, user: int, *, manager: bool = False, sure: bool = True) -> Change:
    """A lobby or a game ends without a result; by the table's host or a manager. A game that is being played is ended only if
    he is `sure`: he may have meant the lobby that it was a moment ago."""
    unended(session)
    leads(session, user, manager=manager)
    if session.phase is Phase.RUNNING and not sure:
        raise Refusal(text("bot-table-begun-already"))
    return changes.cancel(session, user, moment)


def lose_channel(session: Session, moment: Moment) -> Change:
    """The channel was deleted: what was played there ends without a result."""
    unended(session)
    return changes.cancel(session, None, moment)


def rematch(session: Session, moment: Moment, user: int, name: str) -> Change:
    """`user`, called `name`, opens a new lobby in the same channel with the same options and people, seats moved on by one."""
    game = ended(session)
    belongs(session, user, owners=True)
    opened = open_rematch(game, session, user, name, now=moment.now)
    return Change(session, text("bot-table-opened"), opens=opened)


# At any time


def set_language(session: Session, moment: Moment, user: int, locale: str, *, manager: bool = False) -> Change:
    """The table's language changes; by anybody at the table, its host or a manager."""
    if not manager:
        belongs(session, user)
    after = with_fields(session, table=with_fields(session.table, locale=locale))
    return visible(after, text("bot-table-language", language=text(f"bot-choice-language-{locale}")))


def _emptied(session: Session, seat: Seat) -> Session:
    return with_fields(session, chairs=with_chair(session.chairs, seat, Chair(None)))
