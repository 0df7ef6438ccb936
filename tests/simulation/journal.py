"""What every commit wrote, asked whose wish it was: every line of a person's seat is their own or told to be played for
them, in their time, and nobody sits where they did not sit down."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.catalogue import games
from bot.messages.custom_id import Action, Number, Picked, parse
from bot.messages.i18n import say
from bot.table.answers import Answer, unpack, unpacked_text
from bot.table.log.seal import TABLE
from bot.table.session import ABSENT_AFTER, Status
from games.core import Move
from renderers.core import Game
from renderers.words import LOCALES
from tests.simulation.documents import OWED, PLANNED, PROPOSALS, SEATS
from tests.simulation.guild import Interaction
from tests.simulation.offers import Offers
from tests.simulation.plans import Plans
from tests.simulation.program import START
from tests.simulation.secrecy import sentences

if TYPE_CHECKING:
    from tests.simulation.world import World

MARGIN = 90.0
"""Seconds by which something may come too early for each time that the program could not hear: a note of the host's is
a minute apart at the most, and less than a minute is no absence."""
OBJECTIONS = 12 * 3600
"""Seconds within which others may object to an offer, where a decision has not less."""
BELATED = 60
"""Seconds that pass at most between the moment that a request is kept with, and the commit."""
PLAYING = (Action.PLAY, Action.OPEN_PLAY)
AGREEING = (Action.AGREE, Action.PROPOSE_SURE, Action.UNDO, Action.REDO, Action.CANCEL_SURE)
"""What says that somebody wishes what is proposed; so does a command."""
SITTING = (Action.JOIN, Action.ACCEPT, Action.PRESENT, Action.GAMES_BACK)
"""What says that somebody wishes to sit there, or is back, also in the list of their games; so does a command."""
HANDING = ("person", "computer")
"""How lines begin by which a seat changes hands."""
TURNING = ("undo", "redo")
"""How lines begin that take others back, or bring them back."""

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
        self._read_at = 0
        self._fates_of_plans = Plans(world)
        self.offers = Offers(world)
        self._owed: dict[Key, Owing] = {}
        self._chairs: dict[Key, Chair] = {}
        self._planned: dict[tuple[int, int], int] = {}
        """How much each person had planned at a table, before this commit and after it."""
        self._plans: dict[tuple[int, int], int] = {}
        self._seeking: set[tuple[int, int]] = set()
        """Session and person who has wished to sit there since they last sat down."""
        self._taken_part: set[tuple[int, int]] = set()
        """Session and person who has asked for something there."""
        self._stood_in: set[Key] = set()
        """Whose turn is being finished for them."""
        self._paused: set[int] = set()
        self._played: dict[Key, float] = {}
        """When somebody last moved."""
        self._paced: dict[int, float] = {}
        """When all agreed to another time for each decision."""
        self._turned: dict[int, float] = {}
        """When lines of a session were last taken back or brought back, so that everybody saw it."""
        self._agreed: set[tuple[int, int]] = set()
        """Sessions, and people who proposed something there or agreed to it."""
        self._fates: dict[tuple[int, int], str] = {}
        self.news: dict[str, set[int]] = {}
        """What was kept for some people alone to hear, in words."""
        self.left: dict[tuple[int, int, int], int] = {}
        """Session, seat and person who has left it, with the last line that was there."""

    def begin(self, connection: sqlite3.Connection) -> None:
        """What lies in the store of a new life is known, also what came there in the last moment of the one before."""
        for session, lines in self._unread(connection):
            self._keep(session, lines)
        fresh = self._fresh(connection)
        for request, _ in fresh:
            self._take_part(request, connection)
        self._fates_of_plans.begin(connection)
        self.offers.committed(connection, self._done(fresh))
        self._remember(connection)

    def committed(self, connection: sqlite3.Connection) -> None:
        """A commit is on the disk."""
        fresh = self._fresh(connection)
        for request, _ in fresh:
            self._take_part(request, connection)
        self._hear_news(connection)
        self._agree(connection)
        self._plans = _planned(connection)
        people = {made.user: made for request, _ in fresh if (made := self._made(request)) is not None}
        unread = self._unread(connection)
        for session, lines in unread:
            self._read(session, lines, people)
        self._fates_of_plans.committed(connection, dict(unread), people)
        self.offers.committed(connection, self._done(fresh))
        self._votes_outlived(connection, dict(unread))
        self._said_no(connection, self._done(fresh))
        for request, answer in fresh:
            self._forget(connection, request, answer)
        self._remember(connection)

    def _unread(self, connection: sqlite3.Connection) -> list[tuple[int, list[Line]]]:
        """The lines of each session that were not there before."""
        unread = []
        for session, most in connection.execute("SELECT session, max(n) FROM lines GROUP BY session").fetchall():
            known = self._lines.get(session, 0)
            if most > known:
                rows = "SELECT n, seat, move FROM lines WHERE session = ? AND n > ? ORDER BY n"
                found = connection.execute(rows, (session, known)).fetchall()
                unread.append((session, [Line(n, seat, tuple(json.loads(move))) for n, seat, move in found]))
            self._lines[session] = most
        return unread

    def _fresh(self, connection: sqlite3.Connection) -> list[tuple[int, Answer]]:
        """The requests that were answered since."""
        now = int(self._world.agenda.now) + START
        rows = connection.execute("SELECT interaction, answer FROM requests WHERE at >= ?", (self._read_at,)).fetchall()
        self._read_at = now - BELATED
        found = [(request, unpack(answer)) for request, answer in rows if request not in self._requests]
        self._requests.update(request for request, _ in rows)
        return found

    def _done(self, fresh: Sequence[tuple[int, Answer]]) -> list[Interaction]:
        """What people did, of the requests that were answered."""
        return [made for request, answer in fresh if answer.done and (made := self._made(request)) is not None]

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
            press = parse(made.pressed)
            if press is None or press.action in AGREEING:
                self._agreed.add((answer.session, made.user))
            if press is None or press.action in SITTING:
                self._seeking.add((answer.session, made.user))

    def _hear_news(self, connection: sqlite3.Connection) -> None:
        for user, said in connection.execute("SELECT user, said FROM news").fetchall():
            for words in sentences(unpacked_text(json.loads(said))):
                self.news.setdefault(words, set()).add(user)

    def _agree(self, connection: sqlite3.Connection) -> None:
        """What all had to agree to, all who are there have agreed to."""
        rows = connection.execute(f"SELECT session, number, person, kind, fate FROM {PROPOSALS}").fetchall()
        for session, number, person, kind, fate in rows:
            before = self._fates.get((session, number), Status.OPEN.value)
            self._fates[session, number] = fate
            if fate != Status.AGREED.value or before == fate:
                continue
            there = {
                chair.user
                for (table, _), chair in self._chairs.items()
                if table == session and chair.user is not None and chair.missed < ABSENT_AFTER
            }
            silent = {user for user in there if (session, user) not in self._agreed} - {person}
            if silent:
                self._world.complain(f"table {session}: nobody asked {sorted(silent)} for the {kind}")
            self._agreed = {each for each in self._agreed if each[0] != session}

    def _votes_outlived(self, connection: sqlite3.Connection, lines: Mapping[int, Sequence[Line]]) -> None:
        """No vote outlives the taking back of lines, or that somebody else sits down."""
        for session, fresh in lines.items():
            notes = [line.move for line in fresh if line.seat == TABLE]
            turned = any(note[0] in TURNING and "secret" not in note for note in notes)
            if turned or any(note[0] in HANDING for note in notes):
                rows = f"SELECT number, kind FROM {PROPOSALS} WHERE session = ? AND fate = 'open'"
                for number, kind in connection.execute(rows, (session,)).fetchall():
                    self._world.complain(f"table {session}: proposal {number} ({kind}) asks still, after {notes}")

    def _said_no(self, connection: sqlite3.Connection, done: Sequence[Interaction]) -> None:
        """The first no ends a vote."""
        rows = f"SELECT 1 FROM {PROPOSALS} WHERE session = ? AND number = ? AND fate IN ('open', 'agreed')"
        for made in done:
            press = parse(made.pressed)
            if press is not None and press.action is Action.DISAGREE:
                number = press.given(Number).number
                if connection.execute(rows, (press.session, number)).fetchone() is not None:
                    self._world.complain(f"table {press.session}: {made.user} said no, and {number} goes on")

    def _forget(self, connection: sqlite3.Connection, request: int, answer: Answer) -> None:
        """Whoever was forgotten is nowhere on the disk."""
        made = self._made(request)
        press = None if made is None else parse(made.pressed)
        if made is None or press is None or press.action is not Action.FORGET or not answer.done:
            return
        for said in connection.iterdump():
            if str(made.user) in said:
                self._world.complain(f"{made.user} is forgotten, and stands in {said[:60]!r}")

    def _read(self, session: int, lines: Sequence[Line], people: dict[int, Interaction]) -> None:
        turned = any(line.seat == TABLE and line.move[0] in TURNING for line in lines)
        for line in lines:
            if line.seat == TABLE:
                self._by_the_host(session, line)
            elif line.seat >= 0:
                self._by_a_seat(session, line, people, anew=turned)
        self._keep(session, lines)

    def _keep(self, session: int, lines: Sequence[Line]) -> None:
        """When somebody moved, and when everybody's time became another one."""
        self._played.update({(session, line.seat): self._world.agenda.now for line in lines if line.seat >= 0})
        if any(line.seat == TABLE and line.move[0] == "pace" for line in lines):
            self._paced[session] = self._world.agenda.now
        if any(line.seat == TABLE and line.move[0] in TURNING and "secret" not in line.move for line in lines):
            self._turned[session] = self._world.agenda.now

    def _by_the_host(self, session: int, line: Line) -> None:
        if line.move[0] not in ("timeout", "away", "fallback"):
            return
        key = (session, int(line.move[1]))
        self._stood_in.add(key)
        chair = self._chairs.get(key)
        if line.move[0] == "away" and chair is not None and chair.user is not None and chair.missed < ABSENT_AFTER:
            self._world.complain(f"table {session}: seat {key[1]} is played for after {chair.missed} missed decisions")
        if line.move[0] == "timeout" and session in self._paused:
            self._world.complain(f"table {session}: time was up for seat {key[1]} in a pause")
        owing = self._owed.get(key)
        if line.move[0] != "timeout" or owing is None or owing.allowed is None:
            return
        if self._turned.get(session, -MARGIN) > owing.since - START - 2:
            return  # whoever takes back has what was left of their time
        since, allowed = float(owing.since - START), float(owing.allowed)
        if self._paced.get(session, -MARGIN) > since:  # half of the new time at least is left then
            since, allowed = self._paced[session], allowed / 2
        lived, margin = self._world.lived_since(since), MARGIN * max(1, self._world.deaf_since(since))
        if lived + margin < allowed:
            self._world.complain(f"table {session}: time was up for seat {key[1]} after {lived:.0f} s, of {allowed} s")

    def _by_a_seat(self, session: int, line: Line, people: dict[int, Interaction], *, anew: bool) -> None:
        key = (session, line.seat)
        chair, owing = self._chairs.get(key), self._owed.get(key)
        if chair is None or chair.user is None:
            return
        made = people.get(chair.user)
        if made is not None:
            self._stood_in.discard(key)
            self._as_confirmed(session, line, made, anew=anew)
        elif chair.missed >= ABSENT_AFTER or key in self._stood_in or (owing is not None and owing.held):
            return
        elif not self._planned.get((session, chair.user)):
            self._world.complain(f"table {session}: line {line.n} of seat {line.seat} is nobody's wish: {line.move}")
        elif self._plans.get((session, chair.user), 0) >= self._planned[session, chair.user]:
            self._world.complain(f"table {session}: line {line.n} of seat {line.seat} leaves the plan that it was")

    def _as_confirmed(self, session: int, line: Line, made: Interaction, *, anew: bool) -> None:
        """Whoever pressed Confirm had read what they confirmed, and was asked for it: since their panel was drawn they
        have not moved, and nothing was taken back. A move made `anew` replaces what they played."""
        press = parse(made.pressed)
        if press is None or press.action not in PLAYING or press.given(Picked).typed or press.session != session:
            return
        table = self._world.checks.ledger.tables().get(session)
        game = None if table is None else games().get(table.game)
        if game is None:
            return
        last = max(self._played.get((session, line.seat), -1.0), self._turned.get(session, -1.0))
        if press.action is Action.PLAY and made.drawn < last and not anew:
            self._world.complain(f"[{made.id}] confirmed at table {session} what he is not asked any more")
        shown = made.read.replace("\\", "")
        if shown and len(line.move) > 1 and not any(form in shown for form in _forms(game, line.move)):
            self._world.complain(f"[{made.id}] confirmed something else than {line.move} of table {session}")

    def _objections(self, session: int, seat: int, by: int, to: int | None) -> None:
        """Others might object before a seat changed hands: it was offered long enough before."""
        table = self._world.checks.ledger.tables().get(session)
        if table is None or all(each in (None, by, to) for each in table.sitting):
            return
        asked = (
            made.at
            for made in self._world.guild.interactions.values()
            if made.user == by and made.asked.get("name") == "replace" and str(to) in json.dumps(made.asked)
        )
        waited = self._world.agenda.now - min(asked, default=0.0)
        if waited < min(OBJECTIONS, (table.hours or 12) * 3600) / 2:
            self._world.complain(
                f"table {session}: seat {seat} went to {to} after {waited:.0f} s, before anybody objects"
            )

    def _remember(self, connection: sqlite3.Connection) -> None:
        owed = f"SELECT session, seat, since, allowed, latest FROM {OWED}"
        self._owed = {
            (session, seat): Owing(since, allowed, latest is not None)
            for session, seat, since, allowed, latest in connection.execute(owed)
        }
        chairs = f"SELECT session, seat, user, missed FROM {SEATS} WHERE phase = 'running'"
        now = {(row[0], row[1]): Chair(row[2], row[3]) for row in connection.execute(chairs)}
        for (session, seat), chair in now.items():
            before = self._chairs.get((session, seat))
            fresh = chair.user is not None and (before is None or before.user != chair.user)
            if before is not None and before.user is not None and before.user != chair.user:
                self.left[session, seat, before.user] = self._lines.get(session, 0)
            if chair.user is not None:
                self.left.pop((session, seat, chair.user), None)
            if fresh and before is not None and before.user is not None and before.missed < ABSENT_AFTER:
                self._objections(session, seat, before.user, chair.user)
            wished = self._taken_part if before is None else self._seeking
            if fresh and (session, chair.user) not in wished:
                self._world.complain(f"table {session}: {chair.user} sits on seat {seat} and never asked for it")
            if chair.user is not None:
                self._seeking.discard((session, chair.user))
        self._chairs = now
        paused = "SELECT id FROM sessions WHERE document -> '$.table.phase.paused' IS NOT NULL"
        self._paused = {id for (id,) in connection.execute(paused)}
        self._planned = _planned(connection)
        self._stood_in = {key for key in self._stood_in if key in self._owed}


def _planned(connection: sqlite3.Connection) -> dict[tuple[int, int], int]:
    return {
        (session, user): many
        for session, user, many in connection.execute(f"SELECT session, user, many FROM {PLANNED}")
    }


def _forms(game: Game, move: Move) -> tuple[str, ...]:
    """By what a move can be known in the question whether it is to be played: as one would type it, in the game's own
    words, or if it is one step, by what it names. A word alone is told in words that follow the position."""
    whole = None if game.rules.in_words is None else game.rules.in_words(move)
    spoken = () if whole is None else (say(locale, whole) for locale in LOCALES)
    return (game.rules.format(move), move[-1], *spoken)
