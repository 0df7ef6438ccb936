"""What every commit wrote, asked whose wish it was: every line of a person's seat is his own or told to be played for
him, in his time, and nobody sits where he did not sit down."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from bot.table.answers import Answer, unpack
from bot.table.seal import TABLE
from bot.table.session import ABSENT_AFTER
from tests.simulation.guild import Interaction
from tests.simulation.program import START

if TYPE_CHECKING:
    from tests.simulation.world import World

MARGIN = 90.0
"""Seconds by which something may come too early: a note of the host's is a minute apart at the most."""
PLAYING = (Action.PLAY, Action.OPEN_PLAY)

Key = tuple[int, int]
"""Session and seat."""


@dataclass(frozen=True)
class Owing:
    """What a seat owed before a commit."""

    since: int
    allowed: int | None
    held: bool


@dataclass(frozen=True)
class Chair:
    user: int | None
    missed: int


@dataclass(frozen=True)
class Line:
    n: int
    seat: int
    move: tuple[str, ...]


class Journal:
    """Reads along."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._lines: dict[int, int] = {}
        self._requests: set[int] = set()
        self._owed: dict[Key, Owing] = {}
        self._chairs: dict[Key, Chair] = {}
        self._planned: set[tuple[int, int]] = set()
        self._taken_part: set[tuple[int, int]] = set()
        """Session and person who has asked for something there."""
        self._stood_in: set[Key] = set()
        """Whose turn is being finished for him."""

    def begin(self, connection: sqlite3.Connection) -> None:
        """What lies in the store of a new life is known."""
        self._lines = dict(connection.execute("SELECT session, max(n) FROM lines GROUP BY session"))
        for request, _ in self._fresh(connection):
            self._take_part(request, connection)
        self._remember(connection)

    def committed(self, connection: sqlite3.Connection) -> None:
        """A commit is on the disk."""
        fresh = self._fresh(connection)
        for request, _ in fresh:
            self._take_part(request, connection)
        people = {made.user: made for request, _ in fresh if (made := self._made(request)) is not None}
        for session, most in connection.execute("SELECT session, max(n) FROM lines GROUP BY session").fetchall():
            known = self._lines.get(session, 0)
            if most > known:
                rows = "SELECT n, seat, move FROM lines WHERE session = ? AND n > ? ORDER BY n"
                found = connection.execute(rows, (session, known)).fetchall()
                lines = [Line(n, seat, tuple(json.loads(move))) for n, seat, move in found]
                self._lines[session] = most
                self._read(session, lines, people)
        self._remember(connection)

    def _fresh(self, connection: sqlite3.Connection) -> list[tuple[int, Answer]]:
        """The requests that were answered since."""
        rows = connection.execute("SELECT interaction, answer FROM requests").fetchall()
        found = [(request, unpack(answer)) for request, answer in rows if request not in self._requests]
        self._requests.update(request for request, _ in rows)
        return found

    def _made(self, request: int) -> Interaction | None:
        return self._world.guild.interactions.get(abs(request))

    def _take_part(self, request: int, connection: sqlite3.Connection) -> None:
        made = self._made(request)
        if made is None:
            return
        row = connection.execute("SELECT answer FROM requests WHERE interaction = ?", (request,)).fetchone()
        answer = unpack(row[0])
        if answer.done and answer.session is not None:
            self._taken_part.add((answer.session, made.user))

    def _read(self, session: int, lines: Sequence[Line], people: dict[int, Interaction]) -> None:
        for line in lines:
            if line.seat == TABLE:
                self._by_the_host(session, line)
            elif line.seat >= 0:
                self._by_a_seat(session, line, people)

    def _by_the_host(self, session: int, line: Line) -> None:
        if line.move[0] not in ("timeout", "away", "fallback"):
            return
        key = (session, int(line.move[1]))
        self._stood_in.add(key)
        owing = self._owed.get(key)
        if line.move[0] != "timeout" or owing is None or owing.allowed is None:
            return
        lived = self._world.lived_since(owing.since - START)
        if lived + MARGIN < owing.allowed:
            self._world.complain(
                f"table {session}: time was up for seat {key[1]} after {lived:.0f} s, of {owing.allowed} s"
            )

    def _by_a_seat(self, session: int, line: Line, people: dict[int, Interaction]) -> None:
        key = (session, line.seat)
        chair, owing = self._chairs.get(key), self._owed.get(key)
        if chair is None or chair.user is None:
            return
        made = people.get(chair.user)
        if made is not None:
            self._stood_in.discard(key)
            self._as_confirmed(session, line, made)
        elif not (
            chair.missed >= ABSENT_AFTER
            or key in self._stood_in
            or (session, chair.user) in self._planned
            or (owing is not None and owing.held)
        ):
            self._world.complain(f"table {session}: line {line.n} of seat {line.seat} is nobody's wish: {line.move}")

    def _as_confirmed(self, session: int, line: Line, made: Interaction) -> None:
        """Who pressed Confirm had read what he confirmed."""
        press = parse(made.pressed)
        if press is None or press.action not in PLAYING or press.typed or press.session != session:
            return
        table = self._world.checks.ledger.tables().get(session)
        game = None if table is None else games().get(table.game)
        if game is None:
            return
        if game.rules.format(line.move) not in made.read and made.read:
            self._world.complain(f"[{made.id}] confirmed something else than {line.move} of table {session}")

    def _remember(self, connection: sqlite3.Connection) -> None:
        owed = "SELECT session, seat, since, allowed, latest FROM owed"
        self._owed = {
            (session, seat): Owing(since, allowed, latest is not None)
            for session, seat, since, allowed, latest in connection.execute(owed)
        }
        chairs = "SELECT session, seat, user, missed FROM seats JOIN sessions ON id = session WHERE phase = 'running'"
        now = {(row[0], row[1]): Chair(row[2], row[3]) for row in connection.execute(chairs)}
        for (session, seat), chair in now.items():
            before = self._chairs.get((session, seat))
            fresh = chair.user is not None and (before is None or before.user != chair.user)
            if fresh and (session, chair.user) not in self._taken_part:
                self._world.complain(f"table {session}: {chair.user} sits on seat {seat} and never asked for it")
        self._chairs = now
        self._planned = set(connection.execute("SELECT session, user FROM plans"))
        self._stood_in = {key for key in self._stood_in if key in self._owed}
