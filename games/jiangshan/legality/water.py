"""Water transport: where infantry may sail (Jiangshan 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan.board import WATER, Cell
from games.jiangshan.legality.known import clear, is_scout, no_ap, own, side, unusable
from games.jiangshan.orders import Sail
from games.jiangshan.state import INSIDE, OPEN, SeenUnit, View


def problem(view: View, order: Sail) -> str | None:
    """Why a unit cannot sail so, the stratagem aside."""
    unit = own(view, order.start)
    found = unusable(unit) or no_ap(view)
    if found or unit is None:
        return found
    if not _sails(unit, sneak=order.sneak):
        return "E_STATE"
    if order.facing is not None and (is_scout(unit) or order.end in view.tiles):
        return "E_STATE"
    if order.end not in landings(view, unit, sneak=order.sneak):
        return "E_WATER"
    return None if _lands(view, unit, order.end) else "E_DEST"


def voyages(view: View, unit: SeenUnit, *, sneak: bool) -> Iterator[Sail]:
    """Every voyage of a unit that may act, facings left out."""
    if _sails(unit, sneak=sneak):
        ends = sorted(landings(view, unit, sneak=sneak))
        yield from (Sail(unit.cell, end, sneak=sneak) for end in ends if _lands(view, unit, end))


def _sails(unit: SeenUnit, *, sneak: bool) -> bool:
    """Whether a unit can go by water at all; Crossing takes nobody out of a tile (Jiangshan 6.2)."""
    ashore = unit.place is OPEN or (unit.place is INSIDE and not sneak)
    return ashore and unit.kind is not None and unit.kind.sails


def _lands(view: View, unit: SeenUnit, end: Cell) -> bool:
    if end in view.tiles:
        return view.tiles[end].owner == view.viewer and end not in view.units and not is_scout(unit)
    return clear(view, end)


def landings(view: View, unit: SeenUnit, *, sneak: bool) -> set[Cell]:
    """Every cell beside the waterway that the unit can travel, its own left out (Jiangshan 4.2)."""
    ground = view.ground
    reached = {at for at in ground.gates(unit.cell) if _open_water(view, at, sneak=sneak)}
    waves = list(reached)
    while waves:
        at = waves.pop()
        for near in ground.near(at):
            if near not in reached and _open_water(view, near, sneak=sneak):
                reached.add(near)
                waves.append(near)
    return {near for at in reached for near in ground.gates(at) if near != unit.cell}


def _open_water(view: View, at: Cell, *, sneak: bool) -> bool:
    return view.ground.terrain(at) == WATER and (sneak or not _cut(view, at))


def _cut(view: View, at: Cell) -> bool:
    """Whether another team stands on the bank of a water cell."""
    mine = side(view).team
    for near in view.ground.gates(at):
        unit, tile = view.units.get(near), view.tiles.get(near)
        if unit is not None and unit.place is OPEN and view.sides[unit.owner].team != mine:
            return True
        if tile is not None and view.sides[tile.owner].team != mine:
            return True
    return False
