"""The picture of a chronicle: what is written in a panel stays apart."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from games.chronicle import Chronicle, Course, Point
from games.core import Seat, text
from renderers import chronicle
from renderers.palette import INK, JADE, LACQUER, WHITE, Paint
from tests.renderers.voices import say_in

TITLE = text("core-chronicle-seat", seat=Seat(0))
LAST = Chronicle(
    courses=(Course(TITLE, ((0, 3, 0), (2, 1, -10))),),
    points=(Point(2, TITLE),),
    luck=(),
    facts=(),
)
"""The turning point is the last turn, and a curve ends low: both numbers want the lower right corner."""


def test_numbers_of_turns_and_of_seats_stay_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    discs: list[tuple[int, int]] = []
    drawn = chronicle._disc

    def disc(canvas: object, sheet: object, x: int, y: int, *rest: object) -> None:
        discs.append((x, y))
        drawn(canvas, sheet, x, y, *rest)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(chronicle, "_disc", disc)
    chronicle.picture(LAST, "Parlour", say_in("en", ("Ann", "Ben")), (JADE, LACQUER))
    assert len(discs) > 3
    for one, other in combinations(discs, 2):
        assert abs(one[0] - other[0]) >= 36 or abs(one[1] - other[1]) >= 36, (one, other)


def test_a_curve_of_nearly_an_earlier_ones_colour_is_dashed_with_its_edge() -> None:
    """Two white armies had one white line between them."""
    pale = Paint(fill=WHITE, edge=LACQUER.edge, ink=INK, pale=WHITE)
    assert chronicle._alike((JADE, LACQUER)) == frozenset()
    assert chronicle._alike((pale, JADE, replace(pale, fill=(250, 245, 241)))) == {2}
    level = Chronicle((Course(TITLE, ((1, 1, 1), (2, 2, 2))),), (), (), ())
    second = replace(pale, edge=JADE.edge)
    image = Image.open(io.BytesIO(chronicle.picture(level, "", say_in("en", ("Ann", "Ben")), (pale, second))))
    plot = image.convert("RGB").crop((200, 150, 900, 780))
    dashes = sum(count for count, ink in plot.getcolors(plot.width * plot.height) or () if ink == JADE.edge)
    assert dashes > 2 * plot.width, "more than the line's own rims"
