"""Cells and who is next to whom (Cacao 4, 7, 8.1)."""

from __future__ import annotations

import pytest

from games.cacao import board
from games.cacao.board import Cell, Contact
from games.cacao.tiles import Worker
from games.core import Seat


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "00"), ((-1, 0), "N1"), ((0, 2), "E2"), ((3, -4), "S3W4")])
def test_4_1_a_cell_has_one_name(cell: Cell, name: str) -> None:
    assert (board.name(cell), board.cell(name), board.cell(name.lower())) == (name, cell, cell)


@pytest.mark.parametrize("name", ["", "N", "1N", "E1N1", "N1W1E1", "N11111"])
def test_4_1_other_words_are_no_cells(name: str) -> None:
    assert board.cell(name) is None


def test_4_1_neighbours_go_round_from_the_north() -> None:
    assert board.neighbours((2, 5)) == ((1, 5), (2, 6), (3, 5), (2, 4))


@pytest.mark.parametrize("laid", [False, True])
def test_7_a_gap_touches_two_worker_tiles_whether_the_new_one_lies_there_or_not(laid: bool) -> None:
    workers = {(-1, 0), (0, 1)} if laid else {(-1, 0)}
    assert board.gaps({(0, 0)}, workers, (0, 1)) == ((-1, 1),)


def test_8_1_an_edge_without_workers_is_no_contact() -> None:
    workers = {(0, 1): Worker(Seat(0), "0310")}
    assert board.contacts({(0, 0), (0, 2)}, workers, (0, 1), ()) == (Contact(Seat(0), (0, 1), (0, 2), 3),)
