"""Logs that somebody cannot tell apart: in one of them a line was another one, or there is one more.

They are found by trying: whatever hidden fact or move could have been instead, with the same lines after it, as long
as the viewer's view, what they are told and who is asked stay the same all along. So this knows nothing of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from bot.table.log.seal import Entry
from games import moves
from games.core import Event, Move, Rules, Seat
from games.moves import Line
from tests.support.tables import Table

PACE = 60
"""Seconds between two lines."""
TRIED = 8
"""Alternatives of a line that are tried."""
Told = tuple[Any, tuple[Event, ...], tuple[Seat, ...]]
"""What is to be noticed of a line: the view after it, what is told, who is asked."""
Eyes = Callable[[int], Seat | None]
"""Whose view somebody has after the line of that number, from 1."""


def entries(lines: Sequence[Line], extra: int | None = None) -> tuple[Entry, ...]:
    """The lines as a host writes them; one at the place `extra` came at the moment of the one before it."""
    late = [at for at in range(len(lines)) if at != extra]
    moments = {at: number * PACE for number, at in enumerate(late, 1)}
    return tuple(
        Entry(n, line.seat, line.move, moments.get(n - 1, moments.get(n - 2, PACE))) for n, line in enumerate(lines, 1)
    )


def exchanged(table: Table, eyes: Eyes) -> Iterator[tuple[Entry, ...]]:
    """Logs in which one line is another one than in the table's, the latest first."""
    states, told = _told(table.rules, table.rules.setup(table.options, table.seats), table.log, eyes)
    for at in range(len(table.log) - 1, -1, -1):
        line = table.log[at]
        if line.seat == eyes(at + 1):
            continue
        for move in islice(moves.moves(table.rules, states[at], line.seat), TRIED):
            twin = (Line(line.seat, move), *table.log[at + 1 :])
            if move != line.move and _same(table.rules, states[at], twin, told[at:], eyes, at):
                yield entries((*table.log[:at], *twin))


def lengthened(table: Table, eyes: Eyes) -> Iterator[tuple[Entry, ...]]:
    """Logs with one line more, which somebody left unasked, the latest first."""
    states, told = _told(table.rules, table.rules.setup(table.options, table.seats), table.log, eyes)
    for at in range(len(table.log), 0, -1):
        viewer = eyes(at)
        still = _noticed(table.rules, states[at], (), viewer)
        for line in _unasked(table, states[at], viewer):
            twin = (line, *table.log[at:])
            if _same(table.rules, states[at], twin, (still, *told[at:]), lambda n: eyes(n - 1), at):
                yield entries((*table.log[:at], *twin), at)


def _told(rules: Rules[Any, Any, Any], state: Any, lines: Sequence[Line], eyes: Eyes) -> tuple[list[Any], list[Told]]:
    """The states around all lines, and what was to be noticed of each line."""
    states, told = [state], list[Told]()
    for n, line in enumerate(lines, 1):
        state, events = rules.apply(state, line.seat, line.move)
        states.append(state)
        told.append(_noticed(rules, state, events, eyes(n)))
    return states, told


def _noticed(rules: Rules[Any, Any, Any], state: Any, events: Sequence[Event], viewer: Seat | None) -> Told:
    heard = tuple(event for event in events if event.to is None or (viewer is not None and viewer in event.to))
    return rules.view(state, viewer), heard, tuple(rules.asked(state))


def _same(
    rules: Rules[Any, Any, Any], state: Any, lines: Sequence[Line], told: Sequence[Told], eyes: Eyes, at: int
) -> bool:
    """Whether the lines after the first `at` are legal, and what is to be noticed of each is what was told."""
    for n, (line, expected) in enumerate(zip(lines, told, strict=True), at + 1):
        if not moves.legal(rules, state, line.seat, line.move):
            return False
        state, events = rules.apply(state, line.seat, line.move)
        if _noticed(rules, state, events, eyes(n)) != expected:
            return False
    return True


def _unasked(table: Table, state: Any, viewer: Seat | None) -> Iterator[Line]:
    """Moves that others may make at any time, one that begins with each word."""
    for seat in table.everybody:
        offered = None if seat == viewer else moves.choice(table.rules, state, seat)
        for token in () if offered is None else offered.open:
            path: Move = (token,)
            while (choice := moves.choice(table.rules, state, seat, path)) is not None:
                path = (*path, (choice.tokens + choice.open)[0])
            yield Line(seat, path)
