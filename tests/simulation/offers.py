"""When a seat may be offered: not within a day after it went to somebody new, and for a week at no table's seat to
whoever declined one there; and who takes it sits beside nobody of whom one refuses the other. By the offers, the lines
and the answers of every commit."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.messages.custom_id import Action, Number, parse
from bot.table.log.host_lines import ToPerson, read
from tests.simulation.documents import OFFERS, SEATS
from tests.simulation.guild import Interaction
from tests.simulation.program import DAY, START

if TYPE_CHECKING:
    from tests.simulation.world import World

HANDED = DAY
"""Seconds for which a seat that went to somebody new is not offered again."""
DECLINED = 7 * DAY
"""Seconds for which whoever declined a seat is offered none there."""


class Offers:
    """Those of one world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: dict[tuple[int, int], int] = {}
        """To whom each was made, by session and number."""
        self._declined: dict[tuple[int, int], float] = {}
        """When somebody has pressed that they do not want a seat, by session and person."""

    def forgets(self, user: int) -> None:
        """What `user` declined is forgotten."""
        self._declined = {owner: at for owner, at in self._declined.items() if owner[1] != user}

    def committed(self, connection: sqlite3.Connection, done: Iterable[Interaction]) -> None:
        """A commit is on the disk, with what these people did; or what an earlier life left."""
        for made in done:
            self._decline(made)
            self._insist_on_peace(connection, made)
        offers = f"SELECT session, number, user, seat, opened FROM {OFFERS} WHERE user > 0"
        for session, number, user, seat, opened in connection.execute(offers).fetchall():
            if (session, number) not in self._known:
                self._known[session, number] = user
                self._insist_on_time(connection, session, seat, opened)
                self._insist_on_no(session, user, opened)

    def _decline(self, made: Interaction) -> None:
        press = parse(made.pressed)
        if press is not None and press.action is Action.DECLINE:
            offered = self._known.get((press.session, press.given(Number).number))
            if offered == made.user:
                self._declined[press.session, made.user] = made.at + START

    def _insist_on_peace(self, connection: sqlite3.Connection, made: Interaction) -> None:
        """Nobody takes a seat beside somebody of whom one refuses the other; whoever gives it away sits there no
        more."""
        press = parse(made.pressed)
        if press is None or press.action is not Action.ACCEPT:
            return
        taken = f"SELECT seat FROM {OFFERS} WHERE session = ? AND number = ?"
        rows = f"SELECT user FROM {SEATS} WHERE session = ? AND phase = 'running' AND seat NOT IN ({taken})"
        given = (press.session, press.session, press.given(Number).number)
        for (other,) in connection.execute(rows, given).fetchall():
            if other is not None and self._world.checks.wishes.apart(made.user, other, made.at):
                self._world.complain(
                    f"table {press.session}: {made.user} sits beside {other}, and one refuses the other"
                )

    def _insist_on_time(self, connection: sqlite3.Connection, session: int, seat: int, opened: int) -> None:
        handed = _handed(connection, session, seat)
        if handed is not None and opened - handed < HANDED:
            self._world.complain(
                f"table {session}: seat {seat} is offered {opened - handed} s after it went to somebody new"
            )

    def _insist_on_no(self, session: int, user: int, opened: int) -> None:
        declined = self._declined.get((session, user))
        if declined is not None and opened - declined < DECLINED:
            self._world.complain(
                f"table {session}: {user} is offered a seat {opened - declined:.0f} s after they declined one"
            )


def _handed(connection: sqlite3.Connection, session: int, seat: int) -> int | None:
    """When somebody last got the seat who had never sat there."""
    lines = "SELECT at, move FROM lines WHERE session = ? AND move LIKE '[\"person\"%' ORDER BY n"
    came, handed = {f"P{seat + 1}"}, None  # whoever begins there is called by the number of the seat
    for at, move in connection.execute(lines, (session,)).fetchall():
        line = read(tuple(json.loads(move)))
        if isinstance(line, ToPerson) and line.seat == seat and line.name not in came:
            came.add(str(line.name))
            handed = at
    return handed
