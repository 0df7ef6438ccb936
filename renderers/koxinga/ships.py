"""The six ships. Each seat has its own colour, its own shape of sail and its number on it."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from renderers.canvas import (
    Ink,
    Point,
    Stroke,
    centred,
    disc,
    discs,
    ellipse,
    faded,
    inscribe,
    line,
    polygon,
    rims,
    sprite,
    turned,
)
from renderers.kept import kept
from renderers.koxinga.colours import PAINTS, SEPIA, SHEET, WOOD
from renderers.palette import WHITE
from renderers.sheet import SMALLEST

_SAILS: tuple[tuple[Point, ...], ...] = (
    ((17, 4), (83, 4), (83, 70), (17, 70)),
    ((50, 0), (95, 72), (5, 72)),
    (),
    ((50, 0), (90, 37), (50, 74), (10, 37)),
    ((11, 4), (89, 4), (89, 36), (50, 74), (11, 36)),
    ((15, 3), (85, 3), (67, 37), (85, 72), (15, 72), (33, 37)),
)
"""Outlines seat by seat: square, triangle, disc, diamond, shield, hourglass."""
_MIDDLES = ((50, 37), (50, 48), (50, 37), (50, 37), (50, 31), (50, 37))
"""Where the number stands."""
_SHARES = (0.56, 0.46, 0.58, 0.5, 0.52, 0.5)
_DISC = 36.0
_TALLER = 1.34
"""How much a sail is stretched that stands alone."""
_HULL = (
    ellipse(50, 93, 49, 7, (*WHITE, 190)),
    line([(50, 4), (50, 84)], SEPIA, 5),
    polygon([(0, 66), (15, 77), (85, 77), (100, 69), (88, 95), (18, 95), (6, 84)], SEPIA),
    polygon([(8, 75), (16, 82), (84, 82), (91, 77), (84, 91), (21, 91), (12, 83)], WOOD),
)
_CHEVRONS = (
    [(8, 0), (98, 50), (8, 100), (24, 50)],
    [(17, 14), (84, 50), (17, 86), (33, 50)],
    [(25, 26), (70, 50), (25, 74), (38, 50)],
)
"""Upon one another, pointing right."""
_NUMBERED = 34
"""Pixels from which a ship has room for its number."""


@kept
def ship(seat: Seat, size: int) -> Image.Image:
    """A junk under its numbered sail, rimmed in white for dark grounds, the sea foaming around its hull."""
    paint, words = PAINTS[seat], str(seat + 1) if size >= _NUMBERED else ""
    waist = polygon([(12, 83), (88, 83), (86, 86.5), (15, 86.5)], paint.fill)
    sails = (_sail(seat, ink, inset) for inset, ink in ((0.0, WHITE), (2.5, paint.edge), (8.0, paint.fill)))
    whole = sprite(size, *_HULL, waist, *sails)
    return inscribe(whole, words, _MIDDLES[seat], max(_SHARES[seat], SMALLEST / size), paint.ink)


@kept
def sail(seat: Seat, size: int) -> Image.Image:
    """The sail alone, as large as a whole ship: where many lie together."""
    paint, (x, y), share = PAINTS[seat], _MIDDLES[seat], min(1.0, max(0.7, SMALLEST / size))
    insets = ((0.0, WHITE), (3.0, paint.edge), (10.0, paint.fill))
    whole = sprite(size, *(_sail(seat, ink, inset, tall=_TALLER) for inset, ink in insets))
    return inscribe(whole, str(seat + 1), (x, y * _TALLER + 1), share, paint.ink)


@kept
def emblem(seat: Seat, size: int) -> Image.Image:
    """The ship on a round of parchment, for the heading."""
    return centred(sprite(size, disc(50, 50, 50, SHEET)), ship(seat, round(size * 0.82)), up=round(size * 0.02))


@kept
def ghost(seat: Seat, size: int) -> Image.Image:
    """Where a ship has come from."""
    return faded(ship(seat, size), 0.55)


@kept
def buoy(seat: Seat) -> Image.Image:
    """The number at the beginning of a wake, on a square: discs tell the order."""
    square = sprite(36, rims((0, 22, PAINTS[seat].edge), (5, 17, WHITE), (11, 11, PAINTS[seat].fill)))
    return inscribe(square, str(seat + 1), (50, 50), SMALLEST / 36, PAINTS[seat].ink)


@kept
def foam(size: int, seat: Seat) -> Image.Image:
    """A dot of a wake."""
    return sprite(size, discs(50, 50, (50, WHITE), (38, PAINTS[seat].edge), (27, PAINTS[seat].fill)))


@kept
def arrow(size: int, seat: Seat, turns: int) -> Image.Image:
    """A chevron on the way between two blocks; `turns` quarter turns clockwise from pointing right."""
    inks = (WHITE, PAINTS[seat].edge, PAINTS[seat].fill)
    return sprite(size, *(polygon(turned(each, turns), ink) for each, ink in zip(_CHEVRONS, inks, strict=True)))


def _sail(seat: Seat, fill: Ink, inset: float, *, tall: float = 1.0) -> Stroke:
    if not _SAILS[seat]:
        return disc(50, 37 * tall, _DISC * tall - inset, fill)
    (x, y), shrink = _MIDDLES[seat], 1 - inset / 36
    return polygon([(x + (a - x) * shrink, (y + (b - y) * shrink) * tall) for a, b in _SAILS[seat]], fill)
