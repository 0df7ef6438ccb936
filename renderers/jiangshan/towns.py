"""Cities and camps: walled towns with gate towers in the owner's colour around a hall or a tent; a capital is larger
and flies a star."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from renderers.canvas import Pen, Point, sprite, star
from renderers.jiangshan.badges import cloth, sign
from renderers.jiangshan.colours import BANNERS, GOLD, SAND, SHADE, Banner
from renderers.kept import kept
from renderers.palette import INK, WHITE, Colour

CAPITAL = 1.3
"""How much larger a capital is drawn."""
_SHARE, _SMALLER = 0.96, 0.68
_CORNER = (75, 25)
"""The middle of the sign of a town where somebody is inside."""
_GATES = ((50, 12), (88, 50), (50, 88), (12, 50))
_CORNERS = ((15, 15), (85, 15), (15, 85), (85, 85))
_Place = Callable[[Sequence[Point]], Sequence[Point]]
"""Where a shape of a sign is drawn."""


def side(cell: int, *, capital: bool = False) -> int:
    """Pixels of a tile on a cell of that side."""
    return round(cell * _SHARE * (CAPITAL if capital else 1))


@kept
def town(key: str, size: int, *, camp: bool, capital: bool, manned: bool = False, shut: bool = False) -> Image.Image:
    """A tile; one that is `manned` by somebody who is drawn wears its own sign in a corner. The gates of one that is
    `shut` are closed: somebody is inside, nobody is drawn."""
    banner = BANNERS[key]

    def draw(pen: Pen) -> None:
        (_palisade if camp else _wall)(pen, banner)
        for x, y in _GATES:
            _tower(pen, banner, x, y, open_=not (manned or shut))
        place: _Place = tuple
        if manned:
            _badge(pen, banner, camp=camp)
            place = _cornered
        if camp:
            _tent(pen, banner, place)
        elif not capital:
            _hall(pen, banner.paint.edge, place)
        if capital:
            pen.polygon(place(star(50, 52, 36 if manned else 30)), INK)
            pen.polygon(place(star(50, 52, 28 if manned else 24)), GOLD)
        sign(pen, banner, 14, 14, 11.5)

    return sprite(size, draw)


def _wall(pen: Pen, banner: Banner) -> None:
    """Square and solid, a bastion at each corner."""
    edge, fill = banner.paint.edge, banner.paint.fill
    pen.rounded((13, 16, 91, 94), 4, SHADE)
    cloth(pen, banner, (12, 4, edge), (15.5, 3, fill))
    pen.rims((23, 2, edge), (26, 1, SAND))
    for x, y in _CORNERS:
        pen.rounded((x - 9, y - 9, x + 9, y + 9), 2, edge)
        pen.rounded((x - 5.5, y - 5.5, x + 5.5, y + 5.5), 1, banner.second or fill)


def _palisade(pen: Pen, banner: Banner) -> None:
    """Round, of stakes."""
    edge, fill = banner.paint.edge, banner.paint.fill
    pen.disc(51, 54, 41, SHADE)
    pen.discs(50, 50, (41, edge), (37, fill))
    if banner.second is not None:
        pen.arc(50, 50, 33, (-45, 135), banner.second, 8)
    pen.discs(50, 50, (29, edge), (26, SAND))


def _tower(pen: Pen, banner: Banner, x: float, y: float, *, open_: bool) -> None:
    """A gate between two roofs; it is shut where somebody stands inside."""
    edge = banner.paint.edge
    across = 15 if x == 50 else 10
    down = 10 if x == 50 else 15
    pen.rounded((x - across, y - down, x + across, y + down), 2, WHITE)
    pen.rounded((x - across + 2, y - down + 2, x + across - 2, y + down - 2), 1, edge)
    inner = SAND if open_ else banner.paint.fill
    pen.rounded((x - across * 0.42, y - down * 0.62, x + across * 0.42, y + down * 0.62), 1, inner)


def _hall(pen: Pen, ink: Colour, place: _Place) -> None:
    """Two curved roofs over a gate."""
    for y, wide in ((36, 14), (52, 21)):
        roof = [(50 - wide, y + 7), (50 - wide * 0.5, y + 2), (50, y - 9), (50 + wide * 0.5, y + 2), (50 + wide, y + 7)]
        pen.polygon(place(roof), ink)
    for left, top, right, bottom in ((41, 43, 59, 48), (34, 59, 42, 71), (58, 59, 66, 71)):
        pen.polygon(place([(left, top), (right, top), (right, bottom), (left, bottom)]), ink)


def _tent(pen: Pen, banner: Banner, place: _Place) -> None:
    pen.polygon(place([(50, 30), (71, 68), (29, 68)]), banner.paint.edge)
    pen.polygon(place([(50, 49), (57, 68), (43, 68)]), SAND)


def _badge(pen: Pen, banner: Banner, *, camp: bool) -> None:
    """The ground of a sign in the upper right corner: round for a camp, else square."""
    x, y = _CORNER
    for reach, ink in ((25, WHITE), (22.5, banner.paint.edge), (19, SAND)):
        if camp:
            pen.disc(x, y, reach, ink)
        else:
            pen.rounded((x - reach, y - reach, x + reach, y + reach), 4, ink)


def _cornered(outline: Sequence[Point]) -> Sequence[Point]:
    """A sign made smaller, on its badge."""
    return [(_CORNER[0] + (x - 50) * _SMALLER, _CORNER[1] + (y - 52) * _SMALLER) for x, y in outline]
