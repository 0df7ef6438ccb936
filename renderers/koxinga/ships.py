"""The six ships. Each seat has its own colour, its own shape of sail and its number on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Seat
from renderers.canvas import Ink, Pen, Point, faded, inscribe, sprite
from renderers.koxinga.colours import PAINTS, SEPIA, WOOD
from renderers.palette import WHITE

_SAILS: tuple[tuple[Point, ...], ...] = (
    ((16, 6), (84, 6), (84, 74), (16, 74)),
    ((50, 0), (96, 76), (4, 76)),
    (),
    ((50, 0), (92, 39), (50, 78), (8, 39)),
    ((10, 6), (90, 6), (90, 38), (50, 78), (10, 38)),
    ((14, 4), (86, 4), (66, 40), (86, 76), (14, 76), (34, 40)),
)
"""Outlines seat by seat: square, triangle, disc, diamond, shield, hourglass."""
_MIDDLES = ((50, 40), (50, 50), (50, 40), (50, 39), (50, 33), (50, 40))
"""Where the number stands."""
_SHARES = (0.56, 0.46, 0.58, 0.5, 0.52, 0.5)
_DISC = 38.0


@lru_cache(maxsize=256)
def ship(seat: Seat, size: int) -> Image.Image:
    """A junk with its numbered sail."""

    def draw(pen: Pen) -> None:
        pen.polygon([(2, 76), (98, 76), (84, 99), (16, 99)], SEPIA)
        pen.polygon([(11, 81), (89, 81), (80, 94), (20, 94)], WOOD)
        _sail(pen, seat, PAINTS[seat].edge, 0)
        _sail(pen, seat, PAINTS[seat].fill, 6)

    image = sprite(size, draw)
    inscribe(image, str(seat + 1), _MIDDLES[seat], _SHARES[seat], PAINTS[seat].ink)
    return image


@lru_cache(maxsize=64)
def ghost(seat: Seat, size: int) -> Image.Image:
    """Where a ship has come from."""
    return faded(ship(seat, size), 0.4)


@lru_cache(maxsize=64)
def arrow(seat: Seat | None, size: int, turns: int) -> Image.Image:
    """A chevron on the way between two blocks; `turns` quarter turns clockwise from pointing right."""

    def draw(pen: Pen) -> None:
        if seat is None:
            pen.polygon(_turned([(30, 18), (76, 50), (30, 82)], turns), SEPIA)
            return
        pen.polygon(_turned([(8, 0), (98, 50), (8, 100), (24, 50)], turns), WHITE)
        pen.polygon(_turned([(17, 14), (84, 50), (17, 86), (33, 50)], turns), PAINTS[seat].edge)
        pen.polygon(_turned([(25, 26), (70, 50), (25, 74), (38, 50)], turns), PAINTS[seat].fill)

    return sprite(size, draw)


def _turned(points: list[Point], turns: int) -> list[Point]:
    for _ in range(turns):
        points = [(100 - y, x) for x, y in points]
    return points


def _sail(pen: Pen, seat: Seat, fill: Ink, inset: float) -> None:
    if not _SAILS[seat]:
        pen.disc(50, 40, _DISC - inset, fill)
        return
    x, y = _MIDDLES[seat]
    shrink = 1 - inset / 36
    pen.polygon([(x + (a - x) * shrink, y + (b - y) * shrink) for a, b in _SAILS[seat]], fill)
