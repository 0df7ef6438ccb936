"""What lies on the ring: costs and treasures, ships, the ways they came, and where a choice would lead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.koxinga import board
from games.koxinga.board import Item
from games.koxinga.state import Phase, View, Walk
from games.koxinga.voyage import ahead
from renderers.canvas import Canvas, Pen, sprite
from renderers.koxinga import chart
from renderers.koxinga.colours import CHOSEN, GLOW, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import BLOCKS, cargo, joint, moorings, packed
from renderers.koxinga.scene import Scene, ends
from renderers.koxinga.ships import arrow, ghost, ship
from renderers.lettering import Style
from renderers.palette import WHITE, Colour

_LARGEST = 62
"""Pixels of a ship that has a block to itself."""
_ROOM_FOR_GHOST = 3
"""With so many ships on a block none of them is made smaller for one that has left."""
_RIGHT = ((0.0, 0.5), (-0.5, 0.0), (0.0, -0.5), (0.5, 0.0))
"""What lies to the right of a way, by its quarter turns."""
_BESIDE, _ABOVE = 36, 80
"""Heights from which a cost's symbols stand beside its number, and beneath it."""


def draw(scene: Scene) -> None:
    """Ways to choose from, then items, the way that was sailed, ships, and where a card would lead."""
    ways = destinations(scene.view)
    for token, block in ways:
        _frame(scene, block, CHOSEN if scene.path[:1] == (token,) else GLOW)
    fleets = _fleets(scene.view)
    for block, item in enumerate(scene.view.items):
        if item is not None:
            _item(scene, block, item, len(fleets.get(block, ())))
    _ways_sailed(scene)
    for block, fleet in fleets.items():
        _moor(scene, block, fleet)
    for block in ends(scene):
        _end(scene, block)


def destinations(view: View) -> tuple[tuple[str, int], ...]:
    """(branch, block where the move would end) of each branch that the mover may take now."""
    if view.actor is None or view.phase not in (Phase.FORK, Phase.BACK):
        return ()
    here = view.players[view.actor[0]].block
    if view.phase is Phase.BACK:
        return tuple(zip((board.OUTER, board.INNER), board.before(here), strict=True))
    return tuple(
        (way, ahead(first, view.steps - 1)[0])
        for way, first in zip((board.OUTER, board.INNER), board.after(here), strict=True)
    )


def _fleets(view: View) -> dict[int, list[tuple[Seat, bool]]]:
    """Block -> who is there, and who only was there before the latest walk."""
    fleets: dict[int, list[tuple[Seat, bool]]] = {}
    for seat, who in enumerate(view.players):
        fleets.setdefault(who.block, []).append((Seat(seat), True))
    walk = latest(view)
    if walk is not None and walk.blocks[0] not in (board.GOAL, view.players[walk.seat].block):
        begun = fleets.setdefault(walk.blocks[0], [])
        if len(begun) < _ROOM_FOR_GHOST:
            begun.append((walk.seat, False))
    return fleets


def latest(view: View) -> Walk | None:
    """The latest action that led anywhere."""
    return next((walk for walk in reversed(view.walks) if len(walk.blocks) > 1), None)


@lru_cache(maxsize=256)
def cost(item: Item, width: int, height: int) -> Image.Image:
    """A treasure chest, or a cost as a number and that many symbols, arranged for the room there is."""
    canvas = Image.new("RGBA", (width, height), (*SHEET, 0))
    if item.kind is None:
        chest = sign("chest", min(50, width - 6, height))
        canvas.alpha_composite(chest, ((width - chest.width) // 2, (height - chest.height) // 2))
        return canvas
    arranged = _above if height >= _ABOVE and width < 80 else _beside if height >= _BESIDE else _plain
    arranged(canvas, item)
    return canvas


def _above(image: Image.Image, item: Item) -> None:
    """The number over its symbols."""
    assert item.kind is not None, item
    rows = -(-item.amount // 2)
    size = min(25, image.width // 2, (image.height - 36) // rows)
    start = (image.height - 36 - rows * size) * 0.4
    _write(image, item.amount, image.width / 2, start + 16, 40)
    _symbols(image, item, (image.width / 2, start + 36 + rows * size / 2), size)


def _beside(image: Image.Image, item: Item) -> None:
    assert item.kind is not None, item
    size = min(20, (image.height - 2) // -(-item.amount // 2), round(image.width * 0.29))
    _write(image, item.amount, image.width * 0.24, image.height / 2, min(38, image.height, round(image.width * 0.6)))
    _symbols(image, item, (image.width * 0.7, image.height / 2), size)


def _plain(image: Image.Image, item: Item) -> None:
    """One symbol and a number, which it keeps apart from the block's."""
    assert item.kind is not None, item
    size = min(26, image.height - 2, image.width // 2)
    image.alpha_composite(sign(item.kind, size), (image.width // 2 - size, (image.height - size) // 2))
    _write(image, item.amount, image.width / 2 + size * 0.5, image.height / 2, size + 8)


def _write(image: Image.Image, number: int, x: float, y: float, size: int) -> None:
    canvas = Canvas(Image.new("L", image.size))
    canvas.text(str(number), x, y, Style(size, bold=True), 255, align="middle")  # type: ignore[arg-type]  # one band
    image.paste((*SEPIA, 255), (0, 0), canvas.image)


def _symbols(image: Image.Image, item: Item, middle: tuple[float, float], size: int) -> None:
    """As many as the cost, in rows of two around a middle."""
    assert item.kind is not None, item
    rows = -(-item.amount // 2)
    for index in range(item.amount):
        row, column = divmod(index, 2)
        alone = row == rows - 1 and item.amount % 2
        x = middle[0] + (0 if alone else column - 0.5) * size
        y = middle[1] + (row - (rows - 1) / 2) * size
        image.alpha_composite(sign(item.kind, size - 1), (round(x - size / 2), max(0, round(y - size / 2))))


def _item(scene: Scene, block: int, item: Item, ships: int) -> None:
    left, top, right, bottom = cargo(block, ships)
    scene.canvas.put(cost(item, right - left, bottom - top), left, top)


def _moor(scene: Scene, block: int, fleet: list[tuple[Seat, bool]]) -> None:
    side, middles = packed(moorings(block, len(fleet), labelled=chart.labelled(block)), len(fleet))
    side = min(side, _LARGEST)
    for (seat, here), (x, y) in zip(fleet, middles, strict=True):
        if here and scene.view.players[seat].finished:
            scene.canvas.centre(_halo(side), x, y)
        scene.canvas.centre((ship if here else ghost)(seat, side), x, y)


@lru_cache(maxsize=32)
def _halo(size: int) -> Image.Image:
    """Light around a ship that is home."""
    return sprite(size, lambda pen: pen.disc(50, 50, 50, GLOW))


@lru_cache(maxsize=64)
def _border(width: int, height: int, ink: Colour) -> Image.Image:
    def draw(pen: Pen) -> None:
        unit = min(width, height) / 100
        wide, high = width / unit, height / unit
        pen.rounded((0, 0, wide, high), 11 / unit, ink)
        pen.rounded((6 / unit, 6 / unit, wide - 6 / unit, high - 6 / unit), 6 / unit, (0, 0, 0, 0))

    pen = Pen(width, height)
    draw(pen)
    return pen.sprite()


def _frame(scene: Scene, block: int, ink: Colour) -> None:
    left, top, right, bottom = BLOCKS[block]
    scene.canvas.put(_border(right - left, bottom - top, ink), left, top)


def _end(scene: Scene, block: int) -> None:
    """A block where the first action of a card would lead."""
    _frame(scene, block, CHOSEN)
    _, _, right, bottom = BLOCKS[block]
    scene.canvas.centre(ordinal(34, CHOSEN), right - 19, bottom - 19)
    scene.canvas.text("1", right - 19, bottom - 19, Style(26, bold=True), WHITE, align="middle")


@lru_cache(maxsize=8)
def ordinal(size: int, ink: Colour) -> Image.Image:
    """A disc for the number of an action or of its die."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, WHITE)
        pen.disc(50, 50, 45, ink)

    return sprite(size, draw)


def _ways_sailed(scene: Scene) -> None:
    """Chevrons in the ships' colours; those of the latest walk are large, and a ghost stands where it began. Where
    ships sailed both ways, they keep to the right."""
    last = latest(scene.view)
    sailed = {step for walk in scene.view.walks for step in _steps(walk)}
    for walk in scene.view.walks:
        size = 30 if walk is last else 20
        for one, other in _steps(walk):
            x, y, turns = joint(one, other)
            across, down = _RIGHT[turns] if (other, one) in sailed else (0.0, 0.0)
            scene.canvas.centre(arrow(walk.seat, size, turns), x + across * size, y + down * size)


def _steps(walk: Walk) -> Iterator[tuple[int, int]]:
    return zip(walk.blocks, walk.blocks[1:], strict=False)
