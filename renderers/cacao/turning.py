"""The rotations of a tile side by side, each on its cell with what it would earn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.cacao import board, choices, notation, preview
from games.cacao.board import Cell
from games.cacao.preview import Rotation
from games.cacao.state import View
from games.cacao.tiles import Jungle, Worker
from games.cacao.village import Gain
from games.core import Move, Seat
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import SOIL, SOIL_EDGE
from renderers.cacao.layout import EDGE
from renderers.cacao.scene import Scene, placement, table_shown
from renderers.palette import BLUE, INK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import SMALL, Box

HEIGHT = 234
_GAP = 10
_CELL = 62
_LINE = 38
_KINDS = ("gold", "cacao", "water", "sun")
_SIGNS: Mapping[str, Callable[[int], Image.Image]] = MappingProxyType(
    {
        "gold": symbols.coin,
        "cacao": symbols.fruit,
        "water": symbols.drop,
        "sun": symbols.sun,
        "temple": partial(jungle.tile, Jungle.TEMPLE),
    }
)


def shown(view: View, path: Move) -> tuple[Rotation, ...]:
    """What there is to choose from, where the path has come to the rotation."""
    begun = notation.begun(path)
    ready = begun is not None and begun.at is not None and begun.form is None
    return preview.rotations(view, path) if ready else ()


def draw(scene: Scene, box: Box) -> None:
    """One card for each rotation that there is to choose from."""
    every = shown(scene.view, scene.path)
    box = (box[0] + EDGE, box[1] + _GAP, box[2] - EDGE, box[3] - _GAP)
    wide = min((box[2] - box[0] - (len(every) - 1) * _GAP) // len(every), 420)
    for number, rotation in enumerate(every):
        left = box[0] + number * (wide + _GAP)
        _card(scene, rotation, (left, box[1], left + wide, box[3]))


def _card(scene: Scene, rotation: Rotation, box: Box) -> None:
    left, top, right, _ = box
    scene.canvas.framed(box, 20, PANEL, edge=BLUE, thick=3)
    _map(scene, rotation, (left + 10, top + 10))
    x, y = left + 10 + 3 * _CELL + 14, top + 36.0
    scene.canvas.label(rotation.form, x, y, scene.type(32, bold=True), INK, room=right - x - 10)
    y += 48
    seat = scene.view.viewer
    owners = dict.fromkeys((seat, *(gain.use.contact.owner for gain in rotation.gains)))
    for owner in owners:
        if owner is not None:
            y = _earned(scene, owner, rotation.gains, (x, y, right - 8), own=owner == seat)
    for number in range(rotation.undecided):
        scene.canvas.centre(jungle.tile(Jungle.BLANK, 34), x + 17 + number * 40, y)


def _earned(
    scene: Scene, owner: Seat, gains: tuple[Gain, ...], span: tuple[float, float, float], *, own: bool
) -> float:
    """One owner's sums; returns where the next line goes."""
    x, y, right = span
    sums = {kind: sum(getattr(gain, kind) for gain in gains if gain.use.contact.owner == owner) for kind in _KINDS}
    felt = [(kind, amount) for kind, amount in sums.items() if amount]
    praying = sum(gain.use.count for gain in gains if _prays(scene, gain, owner))
    felt += [("temple", praying)] if praying else []
    if not felt and not own:
        return y
    if not own:
        scene.canvas.centre(workers.emblem(owner, 26), x + 13, y)
        x += 32
    if not felt:
        scene.canvas.text("0", x, y, scene.type(30, bold=True), MUTED)
    for number, (kind, amount) in enumerate(felt):
        if number and x + 70 > right:
            x, y = span[0] + (0 if own else 32), y + _LINE
        size = 30 if own else 28
        x += scene.canvas.text(change(amount), x, y, scene.type(max(SMALL, size), bold=True), INK) + 2
        scene.canvas.centre(_SIGNS[kind](size), x + size / 2, y)
        x += size + 8
    return y + _LINE


def _prays(scene: Scene, gain: Gain, owner: Seat) -> bool:
    """Whether the gain is the owner's presence at a temple."""
    contact = gain.use.contact
    return contact.owner == owner and table_shown(scene).jungle.get(contact.jungle) is Jungle.TEMPLE


def _map(scene: Scene, rotation: Rotation, corner: tuple[int, int]) -> None:
    """The tile among its neighbours."""
    begun, table, seat = placement(scene), table_shown(scene), scene.view.viewer
    assert begun is not None, scene.path
    assert begun.at is not None, scene.path
    assert seat is not None, scene.path
    left, top = corner
    side = 3 * _CELL
    scene.canvas.framed((left, top, left + side + 4, top + side + 4), 12, SOIL, edge=SOIL_EDGE, thick=2)
    placed = {**table.workers, begun.at: Worker(seat, rotation.form, begun.over)}
    gaps = () if begun.over else board.gaps(table.jungle, placed, begun.at)
    fills = {} if begun.over else choices.fillings(table, begun.at)
    laid = dict(next(iter(fills.values()))) if len(fills) == 1 else {}
    around = {at: table.jungle.get(at, laid.get(at, Jungle.BLANK if at in gaps else None)) for at in _square(begun.at)}
    for number, at in enumerate(_square(begun.at)):
        x, y = left + 3 + number % 3 * _CELL, top + 3 + number // 3 * _CELL
        kind, worker = around[at], placed.get(at)
        if kind is not None:
            scene.canvas.put(jungle.tile(kind, _CELL - 2), x, y)
        elif worker is not None:
            scene.canvas.put(workers.tile(worker.owner, worker.form, _CELL - 2, covers=worker.covers), x, y)


def _square(at: Cell) -> tuple[Cell, ...]:
    """The cell and those around it, row by row."""
    return tuple((at[0] + row, at[1] + column) for row in (-1, 0, 1) for column in (-1, 0, 1))
