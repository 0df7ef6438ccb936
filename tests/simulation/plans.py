"""What becomes of each plan, by the documents and the lines of every commit: it is used by a line that stands, or
dropped, or still planned, and it is never somebody else's."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.messages.custom_id import Action, parse
from bot.table.log.host_lines import BroughtBack, TakenBack, read
from bot.table.log.seal import TABLE
from tests.simulation.documents import PLANNED, SEATS
from tests.simulation.guild import Interaction

if TYPE_CHECKING:
    from tests.simulation.journal import Line
    from tests.simulation.world import World

PLANNING = (Action.AHEAD_PLAY, Action.PLANS, Action.WITHDRAW)
"""What changes what somebody has planned; so does `/plan`."""

Owner = tuple[int, int]
"""Session and person."""
Planned = Counter[tuple[str, str]]
"""Words and condition."""


@dataclass(frozen=True)
class Use:
    """What a line of the owner's seat has used up. `back`: that line was taken back."""

    line: int
    plans: Planned
    back: bool = False


class Plans:
    """Those of one world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._planned: Mapping[Owner, Planned] = {}
        self._uses: dict[Owner, list[Use]] = {}
        self._turned: dict[int, dict[int, tuple[int, ...]]] = {}
        """The lines that were taken back, by session and the line that did."""

    def begin(self, connection: sqlite3.Connection) -> None:
        """What lies in the store of a new life."""
        self._planned = _planned(connection)

    def committed(
        self, connection: sqlite3.Connection, lines: Mapping[int, Sequence[Line]], people: Mapping[int, Interaction]
    ) -> None:
        """A commit is on the disk, with these new lines and the requests of these people."""
        before, now = self._planned, _planned(connection)
        self._planned = now
        if not before and not now and not self._uses:
            return
        seats = f"SELECT session, user, seat FROM {SEATS} WHERE phase = 'running' AND user IS NOT NULL"
        seated = {(session, user): seat for session, user, seat in connection.execute(seats)}
        for owner in sorted(before.keys() | now.keys() | self._uses.keys()):
            session, user = owner
            fresh = lines.get(session, ())
            if owner not in seated:
                self._uses.pop(owner, None)
                if now.get(owner):
                    self._world.complain(f"table {session}: {user} has planned something and does not sit there")
                continue
            turned = [turn for line in fresh if line.seat == TABLE and (turn := _turn(line)) is not None]
            for number, back in turned:
                self._turn_back(owner, number, back, now.get(owner, Counter()))
            if not turned:
                came = now.get(owner, Counter()) - before.get(owner, Counter())
                went = before.get(owner, Counter()) - now.get(owner, Counter())
                self._come(owner, came, people.get(user))
                self._go(connection, owner, went, [line for line in fresh if line.seat == seated[owner]], people)

    def _come(self, owner: Owner, came: Planned, made: Interaction | None) -> None:
        if came and not _is_planning(made):
            self._world.complain(f"table {owner[0]}: {owner[1]} has planned {sorted(came)} and never did")

    def _go(
        self,
        connection: sqlite3.Connection,
        owner: Owner,
        went: Planned,
        lines: Sequence[Line],
        people: Mapping[int, Interaction],
    ) -> None:
        session, user = owner
        if not went or _is_planning(people.get(user)):
            return
        if lines:
            self._uses.setdefault(owner, []).append(Use(lines[0].n, went))
            return
        word = "SELECT 1 FROM news WHERE session = ? AND user = ? AND said NOT LIKE '[\"bot-spared%'"
        told = connection.execute(word, owner).fetchone()
        changed = connection.execute("SELECT 1 FROM lines WHERE session = ? AND move LIKE '[\"parted%'", (session,))
        if told is None and changed.fetchone() is None:
            self._world.complain(f"table {session}: what {user} has planned is gone, and nobody tells them")

    def _turn_back(self, owner: Owner, number: int, turn: TakenBack | BroughtBack, now: Planned) -> None:
        """What was used by lines that stand no longer is planned again."""
        session, user = owner
        taken = self._turned.setdefault(session, {})
        if isinstance(turn, BroughtBack):
            lines, back = taken.get(turn.line, ()), False
        else:
            lines, back = turn.lines, True
            taken[number] = lines
        for at, use in enumerate(uses := self._uses.get(owner, [])):
            if use.line in lines and use.back != back:
                uses[at] = replace(use, back=back)
                if back and use.plans - now:
                    lost = sorted(use.plans - now)
                    self._world.complain(f"table {session}: line {use.line} is taken back, and {user} lost {lost}")


def _turn(line: Line) -> tuple[int, TakenBack | BroughtBack] | None:
    turn = read(line.move)
    return (line.n, turn) if isinstance(turn, TakenBack | BroughtBack) else None


def _is_planning(made: Interaction | None) -> bool:
    press = None if made is None else parse(made.pressed)
    if press is not None:
        return press.action in PLANNING
    return made is not None and made.asked.get("name") == "plan"


def _planned(connection: sqlite3.Connection) -> Mapping[Owner, Planned]:
    rows = connection.execute(f"SELECT session, user, plans FROM {PLANNED} WHERE many").fetchall()
    return {
        (session, user): Counter((plan["text"], plan.get("after", "")) for plan in json.loads(plans))
        for session, user, plans in rows
    }
