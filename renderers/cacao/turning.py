"""The rotations of a tile one below the other, each on its cell with what it would earn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.cacao import board, notation, preview
from games.cacao.board import Cell
from games.cacao.preview import Rotation
from games.cacao.state import View
from games.cacao.tiles import Jungle, Worker
from games.cacao.village import Gain
from games.core import Move, Seat
from renderers import boxes
from renderers.boxes import Box, Rest, column, either, flow, icon, label, on, row, sized
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import SOIL, SOIL_EDGE
from renderers.cacao.layout import ASIDE
from renderers.cacao.scene import Scene, placement, table_shown
from renderers.canvas import Canvas
from renderers.palette import BLUE, INK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import SMALL

_GAP, _CELL, _OWN, _PAD = 6, 48, 30, (8, 9, 8, 9)
"""Pixels between cards, of a cell, of the viewer's own sums, and around what a card holds."""
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
    every = (sized(_card(scene, rotation), high=HIGH) for rotation in shown(scene.view, scene.path))
    boxes.draw(scene.canvas, ASIDE, column(*every, gap=_GAP))


def _card(scene: Scene, rotation: Rotation) -> Box:
    """The tile among its neighbours, and beside it its form and what it would earn."""
    told = sized(either(_told(scene, rotation, lead) for lead in (5, 0)), high=HIGH - 2 * _PAD[1])
    frame = partial(Canvas.framed, radius=20, fill=PANEL, edge=BLUE, thick=3)
    return on(frame, row(_map(scene, rotation), Rest(told), gap=10), _PAD)


def _told(scene: Scene, rotation: Rotation, lead: int) -> Box:
    """The form, with where north is on a turned map, and what each owner would earn; the viewer first."""
    north = icon(symbols.north(SMALL)) if scene.plan.region.turned else None
    seat, form = scene.view.viewer, row(label(rotation.form, scene.type(SMALL, bold=True), INK), north, gap=8)
    owners = dict.fromkeys((seat, *(gain.use.contact.owner for gain in rotation.gains)))
    earned = (_earned(scene, owner, rotation, lead, own=owner == seat) for owner in owners if owner is not None)
    return column(form, *earned, gap=lead)


def _earned(scene: Scene, owner: Seat, rotation: Rotation, lead: int, *, own: bool) -> Box | None:
    """One owner's sums; with the viewer's own the tiles that nobody has chosen yet."""
    gains = [gain for gain in rotation.gains if gain.use.contact.owner == owner]
    sums = {kind: sum(getattr(gain, kind) for gain in gains) for kind in _KINDS}
    sums["temple"] = sum(gain.use.count for gain in gains if _prays(scene, rotation, gain))
    felt = [(kind, amount) for kind, amount in sums.items() if amount]
    if not own:
        told = (_sum(scene, *each, SMALL) for each in felt)
        return row(icon(workers.emblem(owner, 26)), flow(*told, gap=8), gap=6) if felt else None
    none = label("0", scene.type(_OWN, bold=True), MUTED)
    blank, gap = icon(jungle.tile(Jungle.BLANK, 34), high=_OWN), scene.words("cacao-picture-gap")
    undecided = (row(blank, label(gap, scene.type(SMALL), MUTED), gap=4) for _ in range(rotation.undecided))
    return flow(*(_sum(scene, *each, _OWN) for each in felt), None if felt else none, *undecided, gap=8, lead=lead)


def _sum(scene: Scene, kind: str, amount: int, size: int) -> Box:
    return row(label(change(amount), scene.type(size, bold=True), INK), icon(_SIGNS[kind](size)), gap=2)


def _prays(scene: Scene, rotation: Rotation, gain: Gain) -> bool:
    """Whether the gain is its owner's presence at a temple, which may be laid with the tile."""
    jungle_after = {**table_shown(scene).jungle, **dict(rotation.fill)}
    return jungle_after.get(gain.use.contact.jungle) is Jungle.TEMPLE


def _map(scene: Scene, rotation: Rotation) -> Box:
    """The tile among its neighbours."""
    begun, table, seat, plan = placement(scene), table_shown(scene), scene.view.viewer, scene.plan
    assert begun is not None, scene.path
    assert begun.at is not None, scene.path
    assert seat is not None, scene.path
    at = begun.at
    placed = {**table.workers, at: Worker(seat, rotation.form, begun.over)}
    gaps = () if begun.over else board.gaps(table.jungle, placed, at)
    laid = {**dict.fromkeys(gaps, Jungle.BLANK), **dict(rotation.fill)}

    def cell(spot: Cell) -> Box:
        """What lies so far down and right of the tile."""
        down, across = plan.placed(spot)
        here = at[0] + down, at[1] + across
        kind, worker = table.jungle.get(here, laid.get(here)), placed.get(here)
        drawn = None if kind is None else icon(jungle.tile(kind, _CELL - 2))
        if kind is None and worker is not None:
            drawn = icon(workers.tile(worker.owner, plan.form(worker.form), _CELL - 2, covers=worker.covers))
        return sized(drawn, _CELL, _CELL)

    rows = (row(*(cell((down, across)) for across in (-1, 0, 1))) for down in (-1, 0, 1))
    return on(partial(Canvas.framed, radius=12, fill=SOIL, edge=SOIL_EDGE, thick=2), column(*rows), (2, 2, 2, 2))
