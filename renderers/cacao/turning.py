"""The rotations of a tile one below the other, each on its cell with what it would earn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.cacao import board, notation, threats
from games.cacao.board import Cell
from games.cacao.state import View
from games.cacao.threats import Rotation
from games.cacao.tiles import Jungle, Worker
from games.core import Move
from renderers import boxes
from renderers.boxes import Box, Rest, column, either, flow, icon, label, on, row, sized
from renderers.cacao import chips, jungle, symbols, workers
from renderers.cacao.colours import SOIL, SOIL_EDGE
from renderers.cacao.layout import ASIDE
from renderers.cacao.scene import Scene, placement, table_shown
from renderers.canvas import Canvas
from renderers.palette import BLUE, INK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import SMALL

_GAP, _CELL, _PAD = 6, 44, (8, 9, 8, 9)
"""Pixels between cards, of a cell, and around what a card holds."""
_FORMS = ((38, 5, True), (38, 0, True), (30, 0, True), (30, 0, False))
"""Pixels of what the viewer would get, and between lines, and whether all is told that others would get."""
HIGH = 166
"""Pixels of a card."""


def shown(view: View, path: Move) -> tuple[Rotation, ...]:
    """What there is to choose from, where the path has come to the rotation."""
    begun = notation.begun(path)
    ready = begun is not None and begun.at is not None and begun.form is None
    return threats.rotations(view, path) if ready else ()


def draw(scene: Scene) -> None:
    """One card for each rotation that there is to choose from, in the villages' place."""
    every = (sized(_card(scene, rotation), high=HIGH) for rotation in shown(scene.view, scene.path))
    boxes.draw(scene.canvas, ASIDE, column(*every, gap=_GAP))


def _card(scene: Scene, rotation: Rotation) -> Box:
    """The tile among its neighbours, and beside it its form and what it would earn."""
    forms = (_told(scene, rotation, size, lead, all_=all_) for size, lead, all_ in _FORMS)
    told = sized(either(forms), high=HIGH - 2 * _PAD[1])
    frame = partial(Canvas.framed, radius=20, fill=PANEL, edge=BLUE, thick=3)
    return on(frame, row(_map(scene, rotation), Rest(told), gap=10), _PAD)


def _told(scene: Scene, rotation: Rotation, size: int, lead: int, *, all_: bool) -> Box:
    """The form, with where north is on a turned map; to whoever is aided what it would bring the viewer, and what
    others: of them the most where there is no room for all."""
    north = icon(symbols.north(SMALL)) if scene.plan.region.turned else None
    form = row(label(rotation.form, scene.type(SMALL, bold=True), INK), north, gap=8)
    if not scene.aided:
        return column(form)
    best = label(scene.words("cacao-picture-best"), scene.type(SMALL), MUTED) if rotation.open else None
    mine = chips.own(rotation.gains.items())
    brought = _parts(scene, mine, size) if mine else label("0", scene.type(size, bold=True), MUTED)
    others = (
        row(icon(workers.emblem(owner, 26)), _parts(scene, sums if all_ else sums[:1], SMALL), gap=6)
        for owner, sums in ((owner, chips.own(gains.items())) for owner, gains in rotation.others.items())
        if sums
    )
    return column(form, best, brought, *others, gap=lead)


def _parts(scene: Scene, sums: Sequence[tuple[str, int]], size: int) -> Box:
    """What somebody would get, each thing with its sign."""
    style = scene.type(size, bold=True)
    every = (row(icon(chips.SIGNS[what](size)), label(change(n), style, INK), gap=2) for what, n in sums)
    return flow(*every, gap=4)


def _map(scene: Scene, rotation: Rotation) -> Box:
    """The tile among its neighbours."""
    begun, table, seat, plan = placement(scene), table_shown(scene), scene.view.viewer, scene.plan
    assert begun is not None, scene.path
    assert begun.at is not None, scene.path
    assert seat is not None, scene.path
    at = begun.at
    placed = {**table.workers, at: Worker(seat, rotation.form, begun.over)}
    gaps = () if begun.over else board.gaps(table.jungle, placed, at)
    laid = dict.fromkeys(gaps, Jungle.BLANK) | (dict(rotation.fill) if scene.aided else {})

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
