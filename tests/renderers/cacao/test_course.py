"""The lessons of Cacao take every placement that does what they ask, by the rules, and no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pytest

from games import exercise
from games.cacao import board, choices, outcome
from games.cacao.board import Cell
from games.cacao.choices import Turn
from games.cacao.preview import placed
from games.cacao.rules import RULES
from games.cacao.state import Table, View
from games.cacao.tiles import Jungle
from games.core import Move, Seat
from renderers.cacao.course import LESSONS

RED, PURPLE = Seat(0), Seat(1)


class Brought(NamedTuple):
    """A placement, the table after it, and what it brings each seat: gold, cacao picked, sun tokens, steps on water."""

    turn: Turn
    after: Table
    red: Mapping[str, int]
    purple: Mapping[str, int]


def brought(view: View, turn: Turn) -> Brought:
    after, gains = placed(view, turn)
    then, now = outcome.scores(after), outcome.scores(view.table)

    def of(seat: Seat) -> dict[str, int]:
        found = {what: getattr(then[seat], what) - getattr(now[seat], what) for what in ("gold", "temple", "water")}
        own = [each for each in gains if each.use.contact.owner == seat]
        picked = sum(max(each.cacao, 0) for each in own)
        return found | {
            "picked": picked,
            "sun": sum(each.sun for each in own),
            "steps": sum(each.water for each in own),
        }

    return Brought(turn, after, of(RED), of(PURPLE))


def picked(one: Brought, owner: Seat) -> int:
    """What the owner's workers pick at double plantations."""
    return sum(
        one.after.workers[near].facing((side + 2) % 4) * 2
        for cell, tile in one.turn.fill
        if tile is Jungle.DOUBLE_PLANTATION
        for side, near in enumerate(board.neighbours(cell))
        if near in one.after.workers and one.after.workers[near].owner == owner
    )


def alone(one: Brought) -> bool:
    """Whether a gap that only Red's tiles touch got the double plantation."""
    return any(
        tile is Jungle.DOUBLE_PLANTATION
        and {one.after.workers[near].owner for near in board.neighbours(cell) if near in one.after.workers} == {RED}
        for cell, tile in one.turn.fill
    )


def leads(one: Brought) -> bool:
    """Whether Red alone has the most workers at a temple."""
    return outcome.FIRST_PRIZE in [prizes.get(RED) for prizes in outcome.temples(one.after).values()]


W1: Cell = (0, -1)
TASKS: Mapping[tuple[str, int], Callable[[Brought], bool]] = {
    ("work", 1): lambda one: one.red["picked"] >= 3,
    ("work", 2): lambda one: one.red["gold"] >= 4,
    ("work", 3): lambda one: one.red["gold"] >= 8,
    ("gaps", 1): alone,
    ("gaps", 3): lambda one: one.turn.at == W1 and picked(one, RED) > 0 and not picked(one, PURPLE),
    ("temple", 1): leads,
    ("temple", 2): lambda one: one.red["temple"] >= outcome.FIRST_PRIZE,
    ("water", 1): lambda one: one.red["steps"] >= 2,
    ("water", 2): lambda one: one.red["sun"] >= 3 and not one.purple["sun"],
    ("water", 3): lambda one: one.turn.over and one.red["gold"] >= 10,
    ("water", 4): lambda one: one.red["gold"] + one.red["water"] >= 13,
}
"""What each board asks, but for that which asks for standing orders."""


def test_every_board_that_asks_for_a_placement_is_among_them() -> None:
    boards = {(lesson.name, number) for lesson in LESSONS for number, _ in enumerate(lesson.steps, 1)}
    assert set(TASKS) == boards - {("gaps", 2)}


def untold(view: View, path: Move = ()) -> Iterator[Move]:
    """Whole moves that leave the work to all workers, or to the standing orders; what they could be told one by one has
    a hundred times as many."""
    choice = RULES.choice(view, path)
    if choice is None:
        yield path
    for token in () if choice is None else choice.tokens:
        if token not in ("act", "hold"):
            yield from untold(view, (*path, token))


@pytest.mark.parametrize(("name", "number"), TASKS)
def test_a_placement_that_does_what_is_asked_is_accepted_and_no_other(name: str, number: int) -> None:
    (lesson,) = (each for each in LESSONS if each.name == name)
    step, does = lesson.steps[number - 1], TASKS[name, number]
    state, _, _ = exercise.begun(RULES, step)
    view = RULES.view(state, RED)
    meant = {move: choices.meaning(view, move) for move in untold(view)}
    turns = {move: turn for move, turn in meant.items() if isinstance(turn, Turn) and not turn.told and not turn.held}
    judged = {RULES.format(move): exercise.judge(RULES, step, (move,)).solved for move in turns}
    assert judged == {RULES.format(move): does(brought(view, turn)) for move, turn in turns.items()}
