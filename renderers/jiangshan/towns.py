"""Cities and camps: walled towns with gate towers in the owner's colour around a hall or a tent; a capital is larger
and flies a star."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from renderers.canvas import Point, Stroke, arc, disc, discs, polygon, rims, rounded, sprite, star
from renderers.jiangshan.badges import cloth, sign, square
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
_HALL = (
    ((36, 43), (43, 38), (50, 27), (57, 38), (64, 43)),
    ((29, 59), (39.5, 54), (50, 43), (60.5, 54), (71, 59)),
    ((41, 43), (59, 43), (59, 48), (41, 48)),
    ((34, 59), (42, 59), (42, 71), (34, 71)),
    ((58, 59), (66, 59), (66, 71), (58, 71)),
)
"""Two curved roofs over a gate."""
_Place = Callable[[Sequence[Point]], Sequence[Point]]
"""Where a shape of a sign is drawn."""
_Shape = tuple[Sequence[Point], Colour]


def side(cell: int, *, capital: bool = False) -> int:
    """Pixels of a tile on a cell of that side."""
    return round(cell * _SHARE * (CAPITAL if capital else 1))


@kept
def town(key: str, size: int, *, camp: bool, capital: bool, manned: bool = False, shut: bool = False) -> Image.Image:
    """A tile; one that is `manned` by somebody who is drawn wears its own sign in a corner. The gates of one that is
    `shut` are closed: somebody is inside, nobody is drawn."""
    banner = BANNERS[key]
    place: _Place = _cornered if manned else tuple
    return sprite(
        size,
        *(_palisade if camp else _wall)(banner),
        *(part for gate in _GATES for part in _tower(banner, *gate, open_=not (manned or shut))),
        *_badge(banner, camp=camp) * manned,
        *(polygon(place(outline), ink) for outline, ink in _inside(banner, camp=camp, capital=capital, manned=manned)),
        *sign(banner, 14, 14, 11.5),
    )


def _inside(banner: Banner, *, camp: bool, capital: bool, manned: bool) -> list[_Shape]:
    """A tent, or two curved roofs over a gate; a star."""
    far, near = (36, 28) if manned else (30, 24)
    stars: list[_Shape] = [(star(50, 52, far), INK), (star(50, 52, near), GOLD)] if capital else []
    if camp:
        return [(((50, 30), (71, 68), (29, 68)), banner.paint.edge), (((50, 49), (57, 68), (43, 68)), SAND), *stars]
    return stars or [(shape, banner.paint.edge) for shape in _HALL]


def _wall(banner: Banner) -> tuple[Stroke, ...]:
    """Square and solid, a bastion at each corner."""
    edge, fill = banner.paint.edge, banner.paint.fill
    return (
        rounded((13, 16, 91, 94), 4, SHADE),
        *cloth(banner, (12, 4, edge), (15.5, 3, fill)),
        rims((23, 2, edge), (26, 1, SAND)),
        *(
            square(x, y, reach, radius, ink)
            for x, y in _CORNERS
            for reach, radius, ink in ((9, 2, edge), (5.5, 1, banner.second or fill))
        ),
    )


def _palisade(banner: Banner) -> tuple[Stroke, ...]:
    """Round, of stakes."""
    edge, fill, second = banner.paint.edge, banner.paint.fill, banner.second
    return (
        disc(51, 54, 41, SHADE),
        discs(50, 50, (41, edge), (37, fill)),
        *(() if second is None else (arc(50, 50, 33, (-45, 135), second, 8),)),
        discs(50, 50, (29, edge), (26, SAND)),
    )


def _tower(banner: Banner, x: float, y: float, *, open_: bool) -> tuple[Stroke, ...]:
    """A gate between two roofs; it is shut where somebody stands inside."""
    across, down = (15, 10) if x == 50 else (10, 15)
    return (
        rounded((x - across, y - down, x + across, y + down), 2, WHITE),
        rounded((x - across + 2, y - down + 2, x + across - 2, y + down - 2), 1, banner.paint.edge),
        rounded(
            (x - across * 0.42, y - down * 0.62, x + across * 0.42, y + down * 0.62),
            1,
            SAND if open_ else banner.paint.fill,
        ),
    )


def _badge(banner: Banner, *, camp: bool) -> tuple[Stroke, ...]:
    """The ground of a sign in the upper right corner: round for a camp, else square."""
    rings = (25, WHITE), (22.5, banner.paint.edge), (19, SAND)
    if camp:
        return (discs(*_CORNER, *rings),)
    return tuple(square(*_CORNER, reach, 4, ink) for reach, ink in rings)


def _cornered(outline: Sequence[Point]) -> Sequence[Point]:
    """A sign made smaller, on its badge."""
    return [(_CORNER[0] + (x - 50) * _SMALLER, _CORNER[1] + (y - 52) * _SMALLER) for x, y in outline]
