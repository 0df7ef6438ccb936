"""Chips on the map: what workers earn at a jungle tile, and what a temple pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cacao.board import Cell
from games.cacao.tiles import Jungle
from games.cacao.village import Gain
from games.core import Seat
from renderers.cacao import symbols
from renderers.cacao.colours import GOLD_EDGE, GOLD_LIGHT, PAINTS, SILVER_EDGE, SILVER_LIGHT
from renderers.cacao.scene import Scene
from renderers.canvas import Pen, inscribe, sprite
from renderers.lettering import width
from renderers.palette import BLUE, BLUE_PALE, INK, WHITE, Colour
from renderers.prose import change
from renderers.sheet import SMALL, SMALLEST


@dataclass(frozen=True, slots=True)
class Chip:
    """A few words and a sign."""

    words: str
    sign: Image.Image
    edge: Colour
    fill: Colour = WHITE


HEIGHT, SIGN = 36, 26
"""Pixels of a chip and of the sign on it."""
_DISC = 36
"""Pixels of a temple's award."""


def gains(gain: Gain, tile: Jungle, size: int) -> list[Chip]:
    """What one contact brought, gold first; at a temple the workers themselves count."""
    edge = PAINTS[gain.use.contact.owner].edge
    if tile is Jungle.TEMPLE:
        return [Chip(change(gain.use.count), symbols.figure(size), edge)]
    parts = (
        (gain.gold, symbols.coin),
        (gain.cacao, symbols.fruit),
        (gain.water, symbols.drop),
        (gain.sun, symbols.sun),
    )
    return [Chip(change(amount), sign(size), edge) for amount, sign in parts if amount]


def waiting(count: int, size: int) -> Chip:
    """Workers that wait for a word."""
    return Chip(str(count), symbols.figure(size), BLUE)


def told(count: str, size: int) -> Chip:
    """Workers that were told to act."""
    return Chip(f"×{count}", symbols.figure(size), BLUE, BLUE_PALE)


def put(scene: Scene, at: Cell, towards: Cell, shown: list[Chip]) -> None:
    """Chips at a corner of the cell where it meets the one `towards`, one below the other: what is on both tiles stays
    to be seen. Of the four contacts of a tile each has a corner of its own."""
    cell, down, across = scene.plan.cell, towards[0] - at[0], towards[1] - at[1]
    left, top = scene.plan.corner(at)
    x, y = left + cell * (1 + down + across) / 2, top + cell * (1 + down - across) / 2
    for number, chip in enumerate(shown):
        _chip(scene, chip, x, y + (number - (len(shown) - 1) / 2) * (HEIGHT - 2))


def awards(scene: Scene, at: Cell, won: Sequence[tuple[Seat, int]]) -> None:
    """What a temple pays: discs at its corners in the players' colours, with a rim of gold for the most workers and of
    silver for the next."""
    left, top = scene.plan.corner(at)
    reach = scene.plan.cell - _DISC * 0.2
    corners = ((_DISC * 0.2, _DISC * 0.2), (reach, reach), (reach, _DISC * 0.2), (_DISC * 0.2, reach))
    most = max((gold for _, gold in won), default=0)
    for (seat, gold), (x, y) in zip(won, corners, strict=False):
        scene.canvas.centre(award(seat, gold, best=gold == most), left + x, top + y)


@lru_cache(maxsize=64)
def award(seat: Seat, gold: int, *, best: bool) -> Image.Image:
    """One disc: the owner's colour, how much, a rim of gold or silver."""
    paint, (edge, rim) = PAINTS[seat], (GOLD_EDGE, GOLD_LIGHT) if best else (SILVER_EDGE, SILVER_LIGHT)

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, edge)
        pen.disc(50, 50, 46, rim)
        pen.disc(50, 50, 37, paint.edge)
        pen.disc(50, 50, 34, paint.fill)

    image = sprite(_DISC, draw)
    inscribe(image, str(gold), (50, 50), SMALLEST / _DISC, paint.ink)
    return image


def _chip(scene: Scene, chip: Chip, x: float, y: float) -> None:
    style = scene.type(SMALL, bold=True)
    wide = width(chip.words, style) + chip.sign.width + 15
    x = min(max(x, scene.plan.map[0] + wide / 2), scene.plan.map[2] - wide / 2)
    box = (round(x - wide / 2), round(y - HEIGHT / 2), round(x + wide / 2), round(y + HEIGHT / 2))
    scene.canvas.framed(box, HEIGHT // 2, chip.fill, edge=chip.edge, thick=3)
    scene.canvas.text(chip.words, box[0] + 8, y, style, INK)
    scene.canvas.centre(chip.sign, box[2] - 7 - chip.sign.width / 2, y)
