"""Chips on the map: what workers earn at a jungle tile, and what a temple pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.cacao.board import Cell
from games.cacao.tiles import Jungle
from games.cacao.village import Gain
from games.core import Seat
from renderers.cacao import symbols, workers
from renderers.cacao.colours import PAINTS
from renderers.cacao.scene import Scene
from renderers.lettering import width
from renderers.palette import BLUE, BLUE_PALE, INK, WHITE, Colour
from renderers.prose import change


@dataclass(frozen=True, slots=True)
class Chip:
    """A few words and a sign."""

    words: str
    sign: Image.Image
    edge: Colour
    fill: Colour = WHITE


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


def award(seat: Seat, gold: int, size: int) -> Chip:
    """What a temple pays."""
    return Chip(f"+{gold}", workers.emblem(seat, size), PAINTS[seat].edge)


def waiting(count: int, size: int) -> Chip:
    """Workers that wait for a word."""
    return Chip(str(count), symbols.figure(size), BLUE)


def told(count: str, size: int) -> Chip:
    """Workers that were told to act."""
    return Chip(f"×{count}", symbols.figure(size), BLUE, BLUE_PALE)


def height(scene: Scene) -> int:
    """A chip's height, by the size of the cells."""
    return max(28, min(38, round(scene.plan.cell * 0.37)))


def put(scene: Scene, at: Cell, towards: Cell | None, shown: list[Chip]) -> None:
    """Chips on the cell, one below the other, near the side of the cell `towards`."""
    cell, high = scene.plan.cell, height(scene)
    left, top = scene.plan.corner(at)
    x, y = left + cell / 2, top + cell / 2
    if towards is not None:
        room = max(0.0, (cell - high * len(shown)) / 2)
        y += (towards[0] - at[0]) * room
        x += (towards[1] - at[1]) * cell * 0.08
    for number, chip in enumerate(shown):
        _chip(scene, chip, x, y + (number - (len(shown) - 1) / 2) * high, high)


def grid(scene: Scene, at: Cell, won: Sequence[tuple[Seat, int]]) -> None:
    """What a temple pays to more than two: badges in the players' colours, two by two."""
    left, top = scene.plan.corner(at)
    half = scene.plan.cell / 2
    for number, (seat, gold) in enumerate(won):
        x, y = left + half * (number % 2 + 0.5), top + half * (number // 2 + 0.5)
        side, paint = round(half) - 3, PAINTS[seat]
        box = (round(x - side / 2), round(y - side / 2), round(x + side / 2), round(y + side / 2))
        scene.canvas.framed(box, side // 4, paint.fill, edge=WHITE, thick=2)
        scene.canvas.text(str(gold), x, y, scene.type(round(side * 0.8), bold=True), paint.ink, align="middle")


def _chip(scene: Scene, chip: Chip, x: float, y: float, high: int) -> None:
    style = scene.type(round(high * 0.76), bold=True)
    wide = width(chip.words, style) + chip.sign.width + 14
    box = (round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2))
    scene.canvas.framed(box, high // 2, chip.fill, edge=chip.edge, thick=3)
    scene.canvas.text(chip.words, box[0] + 7, y, style, INK)
    scene.canvas.centre(chip.sign, box[2] - 6 - chip.sign.width / 2, y)
