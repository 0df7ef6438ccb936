"""Who may do what at a table, and when. Each guard gives what it was asked about, or raises a `Refusal` that says why
not.

These are the only guards there are: the acts ask them, and so does whoever draws a panel or asks "are you sure?" first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, assert_never

from bot.table import timing
from bot.table.answers import Answer, Verdict
from bot.table.former import has_sat_on
from bot.table.habits import Habits
from bot.table.options import fitting, problem
from bot.table.results.played import LEAST, Reliability
from bot.table.session import (
    Asleep,
    Cancelled,
    Kept,
    Kind,
    Lobby,
    Open,
    Over,
    Parting,
    Paused,
    Playing,
    Position,
    Running,
    Session,
    Wanted,
)
from games.core import Arg, Faults, Move, Seat, Text, text
from games.search import LEVELS
from renderers.core import Game

QUOTATION = 40
"""Characters of what somebody typed that a refusal quotes."""
_TYPED = frozenset({"typed", "cell", "contact", "token", "line", "option", "value"})
"""What refusals call what was typed."""


class Refusal(Exception):
    """Something is not done; `reason` says why, and what would be possible, `faults` one by one what is wrong. What
    else helps whoever was refused is said `beside` it."""

    def __init__(
        self,
        reason: Text,
        *,
        verdict: Verdict = Verdict.REFUSED,
        faults: tuple[Text, ...] = (),
        beside: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(reason)
        self.reason = _brief(reason)
        self.verdict = verdict
        self.faults = tuple(map(_brief, faults))
        self.beside = beside

    def answer(self, session: int | None = None) -> Answer:
        """The refusal of a request about the session of this id."""
        return Answer(self.verdict, self.reason, session, self.faults)


def _brief(said: Text) -> Text:
    """What is said, with no more of what was typed than one needs to know it again."""
    long = {name: arg for name, arg in said.args if name in _TYPED and isinstance(arg, str) and len(arg) > QUOTATION}
    return text(said.key, **dict(said.args) | {name: f"{arg[: QUOTATION - 1]}…" for name, arg in long.items()})


def existing(session: Session | None) -> Session:
    """There is such a session."""
    if session is None:
        raise Refusal(text("bot-table-none"))
    return session


def readable(session: Session) -> Session:
    """All that is stored of it could be read."""
    if not session.readable and session.trouble is not None:
        raise Refusal(session.trouble)
    return session


def known(session: Session) -> Game:
    """This program knows the game and its version."""
    if session.trouble is not None:
        raise Refusal(session.trouble)
    assert session.game is not None, session.table
    return session.game


def in_lobby(session: Session) -> Lobby:
    """The game has not begun."""
    known(session)
    match session.phase:
        case Lobby() as lobby:
            return lobby
        case Running() | Asleep() | Paused():
            raise Refusal(text("bot-table-begun-already"))
        case Over() | Cancelled():
            raise Refusal(text("bot-table-ended"))
        case _ as phase:
            assert_never(phase)


def begun(session: Session) -> Position:
    """The game has begun, or is over: there is something to look at."""
    known(session)
    if session.position is None:
        raise Refusal(text("bot-cancelled" if isinstance(session.phase, Cancelled) else "bot-table-not-begun"))
    return session.position


def running(session: Session) -> Position:
    """The game is under way."""
    known(session)
    under_way(session)
    return begun(session)


def under_way(session: Session) -> Playing:
    """The game has begun and is not over, whether or not this program can read it."""
    match session.phase:
        case Running() | Asleep() | Paused() as playing:
            return playing
        case Lobby():
            raise Refusal(text("bot-table-not-begun"))
        case Over() | Cancelled():
            raise Refusal(text("bot-table-ended"))
        case _ as phase:
            assert_never(phase)


def parted(session: Session) -> tuple[Kept, Parting]:
    """The game is kept since the rules installed here part from it, and could go on under them."""
    if session.kept is None or session.kept.parting is None or not isinstance(session.phase, Playing):
        raise Refusal(session.trouble or text("bot-proposal-over"))
    return session.kept, session.kept.parting


def unended(session: Session) -> Open:
    """The lobby or the game still holds its channel."""
    if not isinstance(session.phase, Open):
        raise Refusal(text("bot-table-ended"))
    return session.phase


def ended(session: Session) -> Game:
    """The game is over, or was cancelled."""
    if isinstance(session.phase, Open):
        raise Refusal(text("bot-table-not-over"))
    return known(session)


def seated(session: Session, user: int) -> Seat:
    """Where a person sits."""
    seat = session.seat_of(user)
    if seat is None:
        owned = session.owned_by(user)
        raise Refusal(text("bot-table-not-seated" if owned is None else "bot-table-seat-given-away"))
    return seat


def turn(session: Session, user: int, stamp: str | None = None, message: Sequence[Move] = ()) -> tuple[Position, Seat]:
    """Position and seat of a person who wants to move, on the choice that `stamp` stands for (None: on whatever is
    asked). Nothing in the `message` is what the host holds for the seat."""
    position = running(session)
    seat = seated(session, user)
    if isinstance(session.phase, Paused):
        raise Refusal(text("bot-table-paused"))
    if stamp is not None and stamp != position.stamp(seat):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    choice = position.choice(seat) if seat in position.held else None
    if choice is not None and any(move[:1] and move[0] in choice.tokens for move in message):
        raise Refusal(text("bot-table-held"))
    return position, seat


def asked(position: Position, seat: Seat) -> None:
    """The game waits for the seat."""
    if seat not in position.asked:
        raise Refusal(text("bot-table-held" if position.held else "bot-table-not-your-turn"))


def playable(game: Game, options: Any) -> None:
    """The game can be played with the options."""
    match problem(game, options):
        case None:
            return
        case Faults(heading, sentences):
            raise Refusal(heading, faults=sentences)
        case reason:
            raise Refusal(reason)


def enough(game: Game, session: Session) -> None:
    """As many sit at the table as the game takes."""
    allowed = game.rules.seats(session.table.options)
    taken = sum(chair.occupant is not None for chair in session.chairs)
    if taken not in allowed:
        raise misfit("too-few", game, taken, taken=taken, least=allowed.start)


def misfit(why: str, game: Game, count: int, **args: Arg) -> Refusal:
    """The refusal `bot-table-<why>`, with the rule sets that `count` can play, where there are some."""
    sets = fitting(game, count)
    return Refusal(text(f"bot-table-{why}-sets", sets=sets, **args) if sets else text(f"bot-table-{why}", **args))


def players(allowed: range) -> Text:
    """How many may play, in words."""
    least, most = allowed.start, allowed.stop - 1
    return text("bot-value-plain", value=str(least)) if least == most else text("bot-players", least=least, most=most)


def alone_in_practice(session: Session, more: int = 0) -> None:
    """At a table for practice one person sits, with `more` to come, among computers."""
    people = sum(chair.occupant is not None and chair.occupant.kind is Kind.PERSON for chair in session.chairs)
    if session.table.practice and people + more != 1:
        raise Refusal(text("bot-table-practice"))


def confirmed(session: Session) -> None:
    """All who sit in the lobby know what is played."""
    waiting = tuple(
        text("bot-log-seat", seat=Seat(seat)) for seat, chair in enumerate(session.chairs) if not chair.confirmed
    )
    if waiting:
        raise Refusal(text("bot-table-unconfirmed", seats=waiting))


def is_wanted(session: Session, moment: timing.Moment, user: int) -> None:
    """The lobby does not ask for others."""
    if not may_join(session, user, moment.reliability):
        raise Refusal(text(f"bot-table-wanted-{session.table.wanted.value}", least=LEAST))


def may_join(session: Session, user: int, reliability: Mapping[int, Reliability]) -> bool:
    """Whether somebody plays as reliably as the lobby asks: whoever opened it or was invited by name may always sit
    down."""
    table, known = session.table, reliability.get(user, Reliability())
    if table.wanted is Wanted.ANYBODY or user in (table.host, *table.invited) or known.finishes:
        return True
    return table.wanted is Wanted.NEWCOMERS and known.new


def found(session: Session) -> None:
    """The channel has not been missed."""
    if session.table.lost is not None:
        raise Refusal(text("bot-table-channel-missing"))


def leads(session: Session, user: int, *, manager: bool) -> None:
    """`user` opened the table, or manages the server."""
    if user != session.table.host and not manager:
        raise Refusal(text("bot-table-host-only", host=session.table.host_name))


def belongs(session: Session, user: int, *, owners: bool = False) -> None:
    """`user` sits at the table or opened it; with `owners`, began the game there."""
    sits = session.seat_of(user) is not None or (owners and session.owned_by(user) is not None)
    if not sits and user != session.table.host:
        raise Refusal(text("bot-table-not-seated"))


def presides(session: Session, user: int, *, manager: bool) -> None:
    """`user` manages the server and is no player: he neither sits here nor has he sat here. Where no person sits here,
    whoever opened the table may do it as well."""
    people = any(chair.occupant is not None and chair.occupant.kind is Kind.PERSON for chair in session.chairs)
    if has_sat(session, user) or not (manager or (user == session.table.host and not people)):
        raise Refusal(text("bot-table-players-decide"))


def has_sat(session: Session, user: int) -> bool:
    """Whether `user` sits at the table, or sat there since the game began."""
    return session.seat_of(user) is not None or any(has_sat_on(session, chair, user) for chair in session.chairs)


def existing_seat(session: Session, seat: Seat) -> None:
    """There is such a seat."""
    if seat not in range(len(session.chairs)):
        raise Refusal(text("bot-table-no-such-seat", typed=str(int(seat))))


def occupied(session: Session, seat: Seat) -> None:
    """Somebody sits on the chair."""
    if seat not in range(len(session.chairs)) or session.chairs[seat].occupant is None:
        raise Refusal(text("bot-table-nobody-there"))


def known_level(game: Game, level: str) -> None:
    """There is such a computer player."""
    if game.rules.think is None:
        raise Refusal(text("bot-table-no-computers"))
    if level not in LEVELS:
        raise Refusal(text("bot-table-unknown-level", levels=", ".join(LEVELS)))


def awake(session: Session) -> None:
    """The game does not rest."""
    if session.asleep:
        raise Refusal(text("bot-table-paused" if isinstance(session.phase, Paused) else "bot-table-asleep"))


def to_nudge(session: Session, user: int, now: int, people: Mapping[int, Habits]) -> None:
    """There is somebody for `user` to nudge, who has had some time and is awake."""
    awake(session)
    others = timing.others(session, user)
    if not others:
        raise Refusal(text("bot-table-nobody-to-nudge" if session.latest is None else "bot-table-held"))
    if not timing.nudged(session, user, now, people):
        wait = min(timing.nudge_from(timing.pace_of(session), owed) for owed in others) - now
        if wait <= 0:
            raise Refusal(text("bot-table-nudge-asleep"))
        raise Refusal(text("bot-table-nudge-early", hours=ceil(wait / timing.HOUR)))


def may_replace(session: Session, user: int, seat: Seat, *, manager: bool) -> None:
    """`user` may give `seat` to a computer: his own always, another's once that one is absent. Where nothing has a
    deadline it takes long until somebody counts as absent: there a manager of the server who does not play decides as
    well."""
    existing_seat(session, seat)
    if session.seat_of(user) == seat:
        return
    presiding = manager and not has_sat(session, user)
    if not presiding:
        belongs(session, user)
    if not session.chairs[seat].absent and not (presiding and session.table.hours is None):
        raise still_playing(session, seat)


def still_playing(session: Session, seat: Seat) -> Refusal:
    """`seat` is nobody's to give away; when it would be."""
    key = "bot-table-not-absent" if session.table.hours else "bot-table-not-absent-unhurried"
    return Refusal(text(key, seat=seat))


def parties(session: Session) -> int:
    """How many may win without each other: teams, or seats."""
    position = begun(session)
    think = position.game.rules.think
    return len(session.chairs) if think is None or think.teams is None else think.teams(position.view(None))
