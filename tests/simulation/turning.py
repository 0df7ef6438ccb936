"""Who took back alone, or in secret, might: before anybody else moved so that all could see it; and what others saw
within a quarter of an hour, and the same decision once. By the log as it lies on the disk, played along with the
rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Set
from dataclasses import dataclass, field

from bot.catalogue import games
from bot.table.log.host_lines import How, TakenBack, read
from bot.table.log.replay import Replay
from bot.table.log.seal import TABLE, Entry
from games.core import Seat
from tests.simulation.ledger import Chain, Table

BY_ONESELF = (How.ALONE, How.SECRET)
TIME = 15 * 60
"""Seconds for which somebody may take back alone what others have seen."""


@dataclass
class Game:
    """A game as its lines go by."""

    replay: Replay
    seen: list[int] = field(default_factory=list)
    """The lines by a seat or by chance of which everybody could see something."""
    veiled: set[int] = field(default_factory=set)
    """Those of them that tell no more than that one of several has chosen."""
    by: dict[int, Entry] = field(default_factory=dict)
    alone: dict[Seat, int] = field(default_factory=dict)
    """The line with which each seat took back alone last."""

    def add(self, entry: Entry) -> Iterator[str]:
        """What is wrong about the next line."""
        turn = read(entry.move) if entry.seat == TABLE else None
        if isinstance(turn, TakenBack) and turn.how in BY_ONESELF:
            yield from self._answered(entry, turn)
            yield from self._taken_alone(entry, turn) if turn.how is How.ALONE else ()
        if entry.seat == TABLE:
            self.replay.add(entry)
            return
        before = self._public()
        events = self.replay.add(entry).events
        self.by[entry.n] = entry
        aloud = any(event.to is None for event in events)
        if aloud or before != self._public():
            self.seen.append(entry.n)
            if not aloud and entry.seat in before[1] and len(before[1]) > 1:
                self.veiled.add(entry.n)

    def _public(self) -> tuple[object, Set[Seat]]:
        rules, state = self.replay.rules, self.replay.state
        return rules.view(state, None), frozenset(rules.asked(state))

    def _answered(self, entry: Entry, turn: TakenBack) -> Iterator[str]:
        """Somebody else has moved since, and that stands. What tells no more than that somebody has chosen bars nothing
        that nobody else saw."""
        hidden = self.veiled if turn.how is How.SECRET else set[int]()
        since = (n for n in self.seen if n > min(turn.lines) and n not in self.replay.gone | hidden)
        others = [n for n in since if self.by[n].seat >= 0 and self.by[n].seat != turn.seat]
        if others:
            yield f"line {entry.n}: seat {turn.seat} takes back by itself what others have answered in {others}"

    def _taken_alone(self, entry: Entry, turn: TakenBack) -> Iterator[str]:
        first = self.by[min(turn.lines)]
        if entry.at - first.at > TIME + 60:
            yield f"line {entry.n}: seat {turn.seat} takes back alone after {entry.at - first.at} s"
        before = self.alone.get(turn.seat)
        if before is not None and not any(n > before and self.by[n].seat != turn.seat for n in self.seen):
            yield f"line {entry.n}: seat {turn.seat} takes the same decision back alone twice"
        self.alone[turn.seat] = entry.n


def wrongly_alone(table: Table, chain: Chain) -> Iterator[str]:
    """What was taken back alone and might not be."""
    turns = (read(entry.move) for entry in chain.entries if entry.seat == TABLE)
    taken = (turn for turn in turns if isinstance(turn, TakenBack))
    if table.game not in games() or not any(turn.how in BY_ONESELF for turn in taken):
        return
    rules, head = games()[table.game].rules, json.loads(chain.header)
    game = Game(Replay(rules, rules.setup(rules.options(**head["options"]), len(head["players"])), history=True))
    for entry in chain.entries:
        yield from game.add(entry)
