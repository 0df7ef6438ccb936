"""Who may do what at a table, and when. Each check raises a `Refusal` that says why not."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.answers import Verdict
from bot.table.session import Kind, Phase, Position, Session
from games.core import Move, Seat, Text, text
from renderers.core import Game


class Refusal(Exception):
    """Why a request changes nothing."""

    def __init__(self, said: Text, *, verdict: Verdict = Verdict.REFUSED) -> None:
        super().__init__(said)
        self.text = said
        self.verdict = verdict


def in_lobby(session: Session) -> None:
    """The game has not begun."""
    if session.phase is not Phase.LOBBY:
        raise Refusal(text("bot-table-begun-already" if session.phase is Phase.RUNNING else "bot-table-ended"))
    if session.trouble is not None:
        raise Refusal(session.trouble)


def running(session: Session | None) -> Position:
    """The position of a game that is under way."""
    if session is None:
        raise Refusal(text("bot-table-none"))
    if session.phase is not Phase.RUNNING:
        raise Refusal(text("bot-table-not-begun" if session.phase is Phase.LOBBY else "bot-table-ended"))
    if session.trouble is not None:
        raise Refusal(session.trouble)
    assert session.position is not None, session.table
    return session.position


def turn(session: Session | None, user: int, stamp: str | None) -> tuple[Position, Seat]:
    """Position and seat of a person who wants to move."""
    position = running(session)
    assert session is not None
    seat = session.seat_of(user)
    if seat is None:
        owned = session.owned_by(user)
        raise Refusal(text("bot-table-not-seated" if owned is None else "bot-table-seat-given-away"))
    if stamp is not None and stamp != position.stamp(seat):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return position, seat


def by_hand(position: Position, seat: Seat, message: Sequence[Move]) -> None:
    """Nothing in the message is what the host holds for the seat."""
    choice = position.choice(seat)
    if seat in position.held and choice is not None and any(move[:1] and move[0] in choice.tokens for move in message):
        raise Refusal(text("bot-table-held"))


def enough(game: Game, session: Session) -> None:
    """As many sit at the table as the game takes."""
    allowed = game.rules.seats(session.table.options)
    taken = sum(chair.occupant is not None for chair in session.chairs)
    if taken not in allowed:
        raise Refusal(text("bot-table-too-few", taken=taken, least=allowed.start))


def leads(session: Session, user: int, *, manager: bool) -> None:
    """`user` opened the table, or manages the server."""
    if user != session.table.host and not manager:
        raise Refusal(text("bot-table-host-only", host=session.table.host_name))


def belongs(session: Session, user: int, *, owners: bool = False) -> None:
    """`user` sits at the table or opened it; with `owners`, began the game there."""
    sits = session.seat_of(user) is not None or (owners and session.owned_by(user) is not None)
    if not sits and user != session.table.host:
        raise Refusal(text("bot-table-not-seated"))


def known_level(game: Game, level: str) -> None:
    """There is such a computer player."""
    if level not in game.players:
        raise Refusal(text("bot-table-unknown-level", levels=", ".join(game.players)))


def may_replace(session: Session, user: int, seat: Seat, *, manager: bool) -> None:
    """`user` may give `seat` to somebody: his own always, another's once it is absent or a computer's. Where nothing has a
    deadline nobody ever counts as absent: there a manager of the server decides."""
    if seat not in range(len(session.chairs)):
        raise Refusal(text("bot-table-no-such-seat"))
    if session.seat_of(user) == seat:
        return
    if not manager:
        belongs(session, user)
    chair = session.chairs[seat]
    if manager and session.table.hours is None:
        return
    if not chair.absent and chair.occupant is not None and chair.occupant.kind is Kind.PERSON:
        raise Refusal(text("bot-table-not-absent", seat=seat))
