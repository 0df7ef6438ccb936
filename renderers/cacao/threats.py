"""What each cell would bring, where the owner of the picture chooses one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from games.cacao import board
from games.cacao.board import Cell
from renderers.cacao import chips, names
from renderers.cacao.chips import HEIGHT, Chip
from renderers.cacao.names import Area
from renderers.cacao.scene import Scene, placement

_APART = 1
"""Pixels between a cell's name and its chip."""
_ASTRAY = 2
"""How much worse it is to leave the cell than to hide a tile."""
_WORDS = 27
"""How much worse it is to hide words than a tile."""


def draw(scene: Scene) -> Set[str]:
    """The best that the tile could bring its owner there, as a chip by the cell's name; the signs on them for what is
    left out."""
    begun, marks = placement(scene), set[str]()
    if begun is None or begun.kind is None:
        return marks
    open_ = board.open_cells(scene.view.table.jungle, scene.view.table.workers)
    drawn, words = list[Area](), [] if scene.plan.ruled or begun.over else [names.room(scene, at) for at in open_]
    for threat in scene.threats:
        at = board.cell(threat.cells[0]) if threat.cells else None
        chip = None if at is None else _fitting(scene, at, threat.gains)
        if at is not None and chip is not None:
            spots = [_beside(scene, at, chip)] if begun.over else _spots(scene, at, chip, named=bool(words))
            inside = scene.plan.ledge(at)
            spot = min(spots, key=lambda spot: _hides(scene, spot, [*words, *drawn]) + _ASTRAY * _beyond(spot, inside))
            drawn.append(spot)
            chips.place(scene, chip, (spot[0] + spot[2]) / 2, (spot[1] + spot[3]) / 2)
            marks.add(chip.mark)
    return marks


def _fitting(scene: Scene, at: Cell, gains: Sequence[tuple[str, int]]) -> Chip | None:
    """The chip that tells most of those for which the cell is wide enough, else the narrowest."""
    left, _, right, _ = scene.plan.ledge(at)
    every = [chip for size in (chips.SIGN, chips.TINY) for chip in chips.promises(gains, size)]
    return next((chip for chip in every if chips.wide(scene, chip) <= right - left), every[-1] if every else None)


def _beside(scene: Scene, at: Cell, chip: Chip) -> Area:
    """Where the chip is on a tile that may be covered: on the half that is free of its name, if that is there."""
    (x, y), half = scene.plan.centre(at), chips.wide(scene, chip) / 2
    middle = y if scene.plan.ruled else y - chips.cover_side(scene, at) * HEIGHT / 2
    return x - half, middle - HEIGHT / 2, x + half, middle + HEIGHT / 2


def _spots(scene: Scene, at: Cell, chip: Chip, *, named: bool) -> Iterator[Area]:
    """Where the chip may be: below the cell's name, beside it, above it; on a cell without a name in its middle."""
    left, top, right, bottom = names.room(scene, at)
    x, y, half, high = (left + right) / 2, (top + bottom) / 2, chips.wide(scene, chip) / 2, HEIGHT / 2
    for across, down in ((0, 1), (1, 0), (-1, 0), (0, -1)) if named else ((0, 0),):
        middle_x = x + across * ((right - left) / 2 + half + _APART)
        middle_y = y + down * ((bottom - top) / 2 + high + _APART)
        yield middle_x - half, middle_y - high, middle_x + half, middle_y + high


def _hides(scene: Scene, spot: Area, words: Sequence[Area]) -> float:
    """What a chip would hide there: of tiles, of names, of chips; what the map's edge would hide of it."""
    cells = (scene.plan.corner(at) for at in (*scene.view.table.jungle, *scene.view.table.workers))
    tiles = sum(shared(spot, (x, y, x + scene.plan.cell, y + scene.plan.cell)) for x, y in cells)
    return tiles + _WORDS * (_beyond(spot, scene.plan.inner) + sum(shared(spot, area) for area in words))


def _beyond(spot: Area, area: Area) -> float:
    """How much of the chip is outside of an area."""
    return (spot[2] - spot[0]) * (spot[3] - spot[1]) - shared(spot, area)


def shared(one: Area, other: Area) -> float:
    """How much of one is under the other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return max(0, across) * max(0, min(one[3], other[3]) - max(one[1], other[1]))
