"""Where the numbers of Cacao's trail stand."""

from dataclasses import replace

import pytest

from games.cacao.board import Cell
from games.cacao.state import Worker
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers.cacao import picture
from renderers.cacao.trail import free_corner, trail
from tests.renderers.cacao import positions
from tests.renderers.voices import say_in

EMPTY = replace(positions.seen(positions.game(2, 1)[0]).table, jungle={}, workers={})


def worker(form: str) -> Worker:
    return Worker(Seat(0), form, covers=False)


@pytest.mark.parametrize(
    ("form", "free"),
    [
        ("3001", ((1, -1), (1, 1))),
        ("0310", ((-1, -1), (1, -1))),
        ("0130", ((-1, -1), (-1, 1))),
        ("1003", ((-1, 1), (1, 1))),
    ],
)
def test_a_number_keeps_off_rows_of_three(form: str, free: tuple[Cell, Cell]) -> None:
    assert free_corner(replace(EMPTY, workers={(0, 0): worker(form)}), (0, 0)) in free


def test_a_number_keeps_off_the_rows_of_the_tile_across_the_corner() -> None:
    tiles = {(0, 0): worker("3001"), (1, 1): worker("1003"), (1, -1): worker("3100")}
    assert free_corner(replace(EMPTY, workers={**tiles, (1, 1): worker("0310")}), (0, 0)) == (1, 1)
    assert free_corner(replace(EMPTY, workers={**tiles, (1, -1): worker("0130")}), (0, 0)) == (1, -1)


def test_a_number_lies_on_tiles_rather_than_on_names_of_cells() -> None:
    table = replace(EMPTY, workers={(0, 0): worker("1111"), (1, 1): worker("1111")})
    jungle = {(0, 1): Jungle.WATER, (1, 0): Jungle.TEMPLE}
    assert free_corner(replace(table, jungle=jungle), (0, 0)) == (1, 1)


def test_no_number_hides_another_one() -> None:
    numbered = {(0, 0): worker("3001"), (1, 1): worker("1111"), (1, -1): worker("1111")}
    corners = [
        (2 * row + down, 2 * column + across)
        for row, column in numbered
        for down, across in [free_corner(replace(EMPTY, workers=numbered), (row, column), [*numbered])]
    ]
    assert len(set(corners)) == len(numbered)


def test_numbers_hide_no_worker_where_tiles_are_small() -> None:
    states = positions.game(4, 1)[-5:]
    *since, view = (positions.seen(state) for state in states)
    plan, say = picture.plan_for(view), say_in("en", positions.NAMES)
    marked, plain = (picture.drawing(view, say, since=before) for before in (since, [view]))
    laid = trail(view, since)
    assert len(laid) == len(since)
    for one in laid:
        (x, y), inset, third = plan.corner(one.placed), plan.cell // 10, plan.cell // 3
        near, far = plan.cell - inset, plan.cell - third
        for box in ((third, inset, far, near), (inset, third, near, far)):
            moved = (x + box[0], y + box[1], x + box[2], y + box[3])
            assert marked.crop(moved).tobytes() == plain.crop(moved).tobytes(), one
