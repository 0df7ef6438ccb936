"""Boxes: what they take of a room, and what becomes of that which has none."""

from __future__ import annotations

from functools import partial
from math import inf

from PIL import Image

from renderers import boxes, sheet
from renderers.boxes import (
    END,
    LEFT_OUT,
    Box,
    Rest,
    column,
    either,
    flow,
    icon,
    label,
    on,
    paragraph,
    row,
    sized,
    space,
)
from renderers.canvas import Canvas
from renderers.lettering import Style, width
from renderers.palette import INK, WHITE

STYLE = Style(sheet.LARGE)
LONG = "Suppression"


def square(side: int) -> Box:
    return icon(Image.new("RGBA", (side, side), (*INK, 255)))


def corners(box: Box, wide: float, high: float) -> list[tuple[float, float]]:
    """Where the parts of a box lie in a room of that size."""
    return [(x, y) for x, y, _ in box(wide, high).inner]


def test_words_are_set_smaller_before_they_are_left_out() -> None:
    words, whole = label(LONG, STYLE, INK), width(LONG, STYLE)
    assert words(whole, 40).wide == whole
    assert 0 < words(whole * 0.8, 40).wide <= whole * 0.8
    assert words(whole * 0.6, 40) is LEFT_OUT
    assert words(whole, 39) is LEFT_OUT


def test_only_a_name_is_cut() -> None:
    assert 0 < label(LONG, STYLE, INK, cut=True)(60, 40).wide <= 60


def test_a_row_leaves_out_what_has_no_room() -> None:
    laid = row(square(20), square(30), square(10), gap=5)(45, 30)
    assert (laid.wide, laid.high, laid.missing) == (35, 20, 1)


def test_the_rest_pushes_what_follows_to_the_end() -> None:
    assert corners(row(square(20), Rest(), square(10)), 100, 20) == [(0, 0), (20, 10), (90, 5)]
    assert corners(column(square(20), Rest(square(10), END), square(10)), 20, 100) == [(0, 0), (0, 20), (0, 90)]


def test_several_rests_share_alike() -> None:
    assert [x for x, _ in corners(row(Rest(), square(20), Rest()), 100, 20)] == [0, 40, 60]


def test_what_is_not_there_takes_no_gap() -> None:
    assert row(None, square(10), None, square(10), gap=5)(100, 10).wide == 25


def test_a_flow_fills_gaps_unless_order_matters() -> None:
    parts = (square(60), square(50), square(30))
    filled, ordered = (flow(*parts, gap=10, ordered=each)(100, 200) for each in (False, True))
    assert [len(line.inner) for _, _, line in filled.inner] == [2, 1]
    assert [len(line.inner) for _, _, line in ordered.inner] == [1, 2]
    assert flow(*parts, gap=10)(100, 60).missing == 1


def test_lines_below_the_first_may_be_longer() -> None:
    assert flow(square(100), square(120), gap=0)(100, 240).missing == 1
    assert not flow(square(100), square(120), gap=0, beyond=20)(100, 240).missing


def test_the_first_form_with_room_for_all_is_taken() -> None:
    forms = either((square(50), row(square(30), square(30)), square(10)))
    assert [forms(wide, 50).wide for wide in (50, 49, 5)] == [50, 10, 0]
    assert forms(5, 5).missing


def test_of_graded_forms_the_first_with_room_is_taken_and_few_are_laid() -> None:
    laid = list[int]()

    def form(side: int, wide: float, high: float) -> boxes.Laid:
        laid.append(side)
        return square(side)(wide, high)

    box = boxes.graded(partial(form, side) for side in range(50, 10, -1))
    assert [box(room, 99).wide for room in (99, 50, 33, 11)] == [50, 50, 33, 11]
    assert len(laid) < 40
    assert box(5, 99).missing


def test_a_steady_box_is_laid_once_for_a_width_and_all_or_nothing() -> None:
    rooms = list[tuple[float, float]]()

    def lay(wide: float, high: float) -> boxes.Laid:
        rooms.append((wide, high))
        return boxes.Laid(wide, 5)

    box = boxes.steady(lay)
    assert [box(*room).high for room in ((9, 5), (8, 5), (9, 7), (9, 4))] == [5, 5, 5, 0]
    assert box(9, 4).missing
    assert rooms == [(9, inf), (8, inf)]


def test_a_paragraph_is_as_high_as_its_lines() -> None:
    assert paragraph("one two", STYLE, INK, leading=42)(90, 200).high == 84


def test_a_box_lies_in_the_middle_of_its_room_on_its_ground() -> None:
    drawn: list[sheet.Box] = []
    box = on(lambda _, room: drawn.append(room), sized(square(10), 30, 20), (1, 2, 3, 4))
    canvas = Canvas.blank(100, 100, WHITE)
    laid = boxes.draw(canvas, (10, 20, 100, 100), box)
    assert (laid.wide, laid.high) == (34, 26)
    assert drawn == [(10, 20, 44, 46)]
    assert canvas.image.getbbox() == (0, 0, 100, 100)
    assert [canvas.image.getpixel(spot) for spot in ((21, 27), (20, 27), (30, 36), (31, 36))] == [
        INK,
        WHITE,
        INK,
        WHITE,
    ]


def test_a_picture_is_as_high_as_its_box() -> None:
    assert boxes.picture(column(space(10, 30), space(20, 40)), 50, WHITE).image.size == (50, 70)
