"""The rotations of a tile one below the other, each on its cell with what it would earn."""

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
from renderers.cacao.layout import ASIDE
from renderers.cacao.scene import Scene, placement, table_shown
from renderers.palette import BLUE, INK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import SMALL, Box

_GAP, _CELL, _LINE = 6, 48, 34
"""Pixels between cards, of a cell, and from line to line."""
HIGH = 3 * _CELL + 22
"""Pixels of a card."""
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


def draw(scene: Scene) -> None:
    """One card for each rotation that there is to choose from, in the villages' place."""
    left, top, right, _ = ASIDE
    for rotation in shown(scene.view, scene.path):
        _card(scene, rotation, (left, top, right, top + HIGH))
        top += HIGH + _GAP


def _card(scene: Scene, rotation: Rotation, box: Box) -> None:
    left, top, right, _ = box
    scene.canvas.framed(box, 20, PANEL, edge=BLUE, thick=3)
    _map(scene, rotation, (left + 8, top + 9))
    x, y = left + 8 + 3 * _CELL + 12, top + 28.0
    scene.canvas.label(rotation.form, x, y, scene.type(SMALL, bold=True), INK, room=right - x - 8)
    y += 40
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
    for at in _square(begun.at):
        row, column = scene.plan.place((at[0] - begun.at[0], at[1] - begun.at[1]))
        x, y = left + 3 + (column + 1) * _CELL, top + 3 + (row + 1) * _CELL
        kind, worker = around[at], placed.get(at)
        if kind is not None:
            scene.canvas.put(jungle.tile(kind, _CELL - 2), x, y)
        elif worker is not None:
            scene.canvas.put(
                workers.tile(worker.owner, scene.plan.form(worker.form), _CELL - 2, covers=worker.covers), x, y
            )


def _square(at: Cell) -> tuple[Cell, ...]:
    """The cell and those around it, row by row."""
    return tuple((at[0] + row, at[1] + column) for row in (-1, 0, 1) for column in (-1, 0, 1))
