"""Drawn bows, rock-fall and Wildfire: who may shoot at what (Jiangshan 6.3, 7.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.jiangshan.board import FOREST, PLAIN, Cell
from games.jiangshan.legality.known import fights, in_sight, is_infantry, own, ready, unusable
from games.jiangshan.legality.sets import Man, Sets, aims, sets
from games.jiangshan.orders import Shoot
from games.jiangshan.sight import BIT
from games.jiangshan.state import INSIDE, OPEN, SeenUnit, View


def problem(view: View, order: Shoot) -> str | None:
    """Why a unit cannot shoot so, None if it can."""
    unit = own(view, order.start)
    found = _ridden(view, unit, order) if _rides(view, order) else unusable(unit) or _aim(view, unit, order)
    if found or unit is None:
        return found
    if not in_sight(view, order.target):
        return "E_SIGHT"
    return target_problem(sets(view), unit, order.target)


def target_problem(known: Sets, unit: Man, at: Cell) -> str | None:
    """Why whoever is on a cell is no legal target for a unit's shot, as far as it is known."""
    target = known.known.units.get(at)
    if target is None or not (known.foes | known.marked) & BIT[at]:
        return "E_TARGET"
    if target.place is not OPEN and (unit.place is INSIDE or not target.chaos):
        return "E_TARGET"
    kind = target.kind if target.battle or target.place is not OPEN else None
    return "E_HEAVY" if kind is not None and kind.heavy and not target.chaos else None


def fire_problem(view: View, order: Shoot) -> str | None:
    """Why a cell cannot be set on fire so, the stratagem aside."""
    unit = own(view, order.start)
    if unit is None:
        return "E_UNIT"
    found = _ridden(view, unit, order) if _rides(view, order) else unusable(unit) or _aim(view, unit, order)
    if found:
        return found
    terrain, there = view.ground.terrain(order.target), view.units.get(order.target)
    if order.target in view.fires or order.target in view.tiles or terrain not in (PLAIN, FOREST):
        return "E_FIRE"
    if terrain == PLAIN and there is not None:
        return "E_FIRE"
    return None if in_sight(view, order.target) else "E_SIGHT"


def _rides(view: View, order: Shoot) -> bool:
    """Whether it is the shot of a rider that has just ridden (Jiangshan 14.1)."""
    return view.rider == order.start


def _ridden(view: View, unit: SeenUnit | None, order: Shoot) -> str | None:
    """Whether the rider that has just ridden can shoot at that cell at all."""
    if unit is None or unit.chaos:
        return "E_UNIT" if unit is None else "E_CHAOS"
    if order.facing:
        return "E_STATE"
    offset = (order.target[0] - order.start[0], order.target[1] - order.start[1])
    return None if unit.kind is not None and offset in unit.kind.mounted else "E_RANGE"


def _aim(view: View, unit: SeenUnit | None, order: Shoot) -> str | None:
    """Whether the shooter can shoot at that cell at all."""
    if unit is None:
        return "E_UNIT"
    if unit.place is INSIDE:
        return "E_STATE" if order.facing else None if order.target in view.ground.gates(unit.cell) else "E_RANGE"
    if not is_archer(unit) or not ready(view, unit):
        return "E_STATE"
    if order.facing and not is_infantry(unit):
        return "E_STATE"
    return None if bow_facings(unit, order) else "E_RANGE"


def is_archer(unit: SeenUnit) -> bool:
    """Whether a unit is known to shoot from where it stands."""
    return unit.kind is not None and unit.kind.archer


def bow_facing(unit: SeenUnit, order: Shoot) -> str | None:
    """The facing in which an archer covers the target: its own in battle state, else the wanted one or the first."""
    return next(iter(bow_facings(unit, order)), None)


def bow_facings(unit: SeenUnit, order: Shoot) -> tuple[str | None, ...]:
    """Every facing in which an archer covers the target as the order says; None for one that has no facing."""
    assert unit.kind is not None, unit
    offset = (order.target[0] - unit.cell[0], order.target[1] - unit.cell[1])
    if fights(unit) and order.facing not in (None, unit.facing):
        return ()
    facings = (unit.facing,) if fights(unit) else (order.facing,) if order.facing else unit.kind.stances
    return tuple(facing for facing in facings if offset in unit.kind.bow(facing))


def shots(view: View, unit: SeenUnit) -> Iterator[Shoot]:
    """Every shot of a unit at a unit, facings left out."""
    if unusable(unit) is None:
        yield from _at_units(view, unit)


def _at_units(view: View, unit: SeenUnit) -> Iterator[Shoot]:
    tried = (Shoot(unit.cell, at) for at in covered(sets(view), unit) if at in view.units)
    return (order for order in tried if problem(view, order) is None)


def ridden(view: View) -> Iterator[Shoot]:
    """Every shot of the rider that has just ridden, as its very next order (Jiangshan 14.1)."""
    unit = own(view, view.rider) if view.rider is not None else None
    if unit is not None:
        yield from _at_units(view, unit)


def fires(view: View, unit: SeenUnit) -> Iterator[Shoot]:
    """Every cell that a unit may set on fire, the stratagem aside, facings left out."""
    tried = (Shoot(unit.cell, at, fire=True) for at in covered(sets(view), unit))
    yield from (order for order in tried if fire_problem(view, order) is None)


def covered(known: Sets, unit: Man) -> Mapping[Cell, str | None]:
    """What a unit may shoot at: an archer by every facing that it may take, the first one told of each cell; the rider
    that has just ridden; a garrison at its gates."""
    here, kind = unit.cell, unit.kind
    if unit.place is INSIDE:
        return dict.fromkeys(known.land.gates[here])
    if kind is not None and known.known.rider == here:
        return dict.fromkeys(aims(known.land, kind.mounted, here))
    if kind is None or not kind.archer or not (fights(unit) or known.alert(here)):
        return {}
    found: dict[Cell, str | None] = {}
    for facing in (unit.facing,) if fights(unit) else kind.stances:
        for target in aims(known.land, kind.bow(facing), here):
            found.setdefault(target, facing)
    return found
