"""Moves on land: how a unit reaches a cell, and where it may go (Jiangshan 2.2 to 2.5, 7.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from games.jiangshan.board import FACINGS, FOREST, Cell
from games.jiangshan.legality.known import (
    clear,
    fights,
    hostile,
    is_infantry,
    is_scout,
    no_ap,
    own,
    owns_tile,
    ready,
    unusable,
)
from games.jiangshan.legality.sets import Reach, Sets, reach, sets
from games.jiangshan.legality.shots import target_problem
from games.jiangshan.orders import Go
from games.jiangshan.sight import BIT
from games.jiangshan.state import INSIDE, OPEN, SeenUnit, View
from games.jiangshan.units import FACES, Abilities, Kind
from games.replacing import replace

RANK = ("E_REACH", "E_DEST", "E_CAPTURE", "E_MARKED", "E_BLOCK", "")
"""How far an ability gets a unit, worst first; the best one counts. `E_MARKED` is shown as E_DEST."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a unit reaches a cell: by a capturing ability or not, by sliding or not, in battle state or not, and facing
    where it must turn up to do so."""

    captures: bool
    slides: bool
    battle: bool
    facing: str | None = None
    face: str | None = None
    gate: bool = False


def problem(view: View, order: Go) -> str | None:
    """Why a unit cannot go so, None if it can."""
    unit = own(view, order.start)
    fault = unusable(unit) or no_ap(view)
    if fault or unit is None:
        return fault
    if order.start == order.end:
        return "E_DEST"
    found = _way(view, unit, order)
    if isinstance(found, str):
        return found
    if order.facing is not None and (not is_infantry(unit) or owns_tile(view, order.end)):
        return "E_STATE"
    if order.holds and not rides(view, replace(order, holds=False)):
        return "E_STATE"
    return None if order.shot is None else _mounted(view, unit, order, found)


def way(view: View, order: Go) -> Way:
    """How a legal move gets there."""
    unit = own(view, order.start)
    assert unit is not None, order
    found = _way(view, unit, order)
    assert isinstance(found, Way), (order, found)
    return found


def rides(view: View, order: Go) -> bool:
    """Whether it is a legal ride after which the rider may shoot (Jiangshan 14.1)."""
    unit = own(view, order.start)
    if unit is None or not _shoots(unit) or order.shot is not None or problem(view, order) is not None:
        return False
    return way(view, order).battle and order.end not in view.tiles


def _shoots(unit: SeenUnit) -> bool:
    """Whether a unit is known to shoot after a ride."""
    return unit.kind is not None and bool(unit.kind.mounted)


def attacks(view: View, unit: SeenUnit, end: Cell) -> bool:
    """Whether a unit that fights openly is written with `x`: an enemy stands there, or somebody else's tile."""
    there, tile = view.units.get(end), view.tiles.get(end)
    return (there is not None and there.owner != view.viewer) or (tile is not None and tile.owner != view.viewer)


def moves(view: View, unit: SeenUnit) -> Iterator[Go]:
    """Every move of a unit that may act, facings and mounted shots left out: `x` where it fights, `-` else; a scout's
    by each face."""
    known, here, kind = sets(view), unit.cell, unit.kind
    assert kind is not None, unit
    gates = known.land.gates[here]
    if unit.place is INSIDE:
        yield from (Go(here, end) for end in gates if known.quiet & ~known.empty & BIT[end])
    elif kind.scout:
        there = [reach(known.land, kind.march(face), here) for face in FACES]
        found = [(face, known.covers(kind, each)) for face, each in zip(FACES, there, strict=True)]
        for end in _each(there):
            attack = bool(known.scouts & BIT[end])
            yield from (Go(here, end, attack=attack, face=face) for face, ends in found if ends & BIT[end])
    elif fights(unit):
        covered = reach(known.land, kind.battle(unit.facing), here)
        ends = known.covers(kind, covered) | known.land.exits[here] & known.empty
        tried = (end for end in _each((covered,), gates) if ends & BIT[end])
        yield from (Go(here, end, attack=not known.quiet & BIT[end]) for end in tried)
    else:
        yield from _out_of_march(view, known, unit, kind)


def _out_of_march(view: View, known: Sets, unit: SeenUnit, kind: Kind) -> Iterator[Go]:
    """Of a unit that is face down: as it is, or turning up for it."""
    here, stances = unit.cell, kind.drawn if unit.cell in view.alert else ()
    march, *drawn = there = [reach(known.land, abilities, here) for abilities in (kind.march(), *stances)]
    slow, fast, entered = known.covers(kind, march), 0, known.land.exits[here] & known.empty
    for each in drawn:
        fast |= known.covers(kind, each)
    for end in _each(there, known.land.gates[here]):
        if (slow | entered & ~fast) & BIT[end]:
            yield Go(here, end)
        if drawn and (fast | entered) & BIT[end]:
            yield Go(here, end, attack=True)


def _each(there: Iterable[Reach], gates: Iterable[Cell] = ()) -> Iterable[Cell]:
    """Every cell that one of these covers, or a gate, each once."""
    return dict.fromkeys(chain(*(each.ends for each in there), gates))


def _way(view: View, unit: SeenUnit, order: Go) -> Way | str:
    if unit.place is INSIDE:
        return _leave(view, unit, order)
    return _closed(view, order.end) or _enter(view, unit, order)


def _enter(view: View, unit: SeenUnit, order: Go) -> Way | str:
    """How a unit outside of tiles gets to a cell that is not closed."""
    found: Way | str = "E_REACH"
    for abilities, how in _modes(view, unit, order):
        reached = _reached(view, unit, order.end, abilities, how)
        if isinstance(reached, Way):
            if (order.shot is None or how.battle or not ready(view, unit)) and (how.facing is None or reached.captures):
                return reached
            found = found if isinstance(found, Way) and not (how.battle and not found.battle) else reached
        elif isinstance(found, str) and RANK.index(reached) > RANK.index(found):
            found = reached
    if isinstance(found, Way):
        return found
    if found == "E_REACH" and _enters_by_gate(view, unit, order):
        return Way(captures=False, slides=False, battle=unit.battle, gate=True)
    return "E_DEST" if found == "E_MARKED" else found


def _closed(view: View, end: Cell) -> str | None:
    """Destinations that nobody can enter, and own or allied units (Jiangshan 7.4)."""
    if not sets(view).ground & BIT.get(end, 0):
        return "E_DEST"
    there = view.units.get(end)
    if there is None or there.place is INSIDE or hostile(view, there.owner):
        return None
    return "E_DEST"


def _enters_by_gate(view: View, unit: SeenUnit, order: Go) -> bool:
    tile = view.tiles.get(order.end)
    if tile is None or tile.owner != view.viewer or order.end in view.units or is_scout(unit) or order.face:
        return False
    return order.end in view.ground.gates(unit.cell) and order.shot is None


def _leave(view: View, unit: SeenUnit, order: Go) -> Way | str:
    """A garrison steps out through a gate (Jiangshan 5.2)."""
    if order.end not in view.ground.gates(unit.cell):
        return "E_REACH"
    if order.shot is not None:
        return "E_STATE"
    there = view.units.get(order.end)
    forest = view.ground.terrain(order.end) == FOREST and order.end not in view.fires and there is None
    if not forest and not clear(view, order.end):
        return "E_DEST"
    return Way(captures=False, slides=False, battle=False)


_MARCHING = Way(captures=False, slides=False, battle=False)
_FIGHTING = Way(captures=True, slides=False, battle=True)
_DRAWN = {facing: Way(captures=True, slides=False, battle=True, facing=facing) for facing in FACINGS}
_SCOUTING = {face: Way(captures=True, slides=False, battle=False, face=face) for face in "ih"}


def _modes(view: View, unit: SeenUnit, order: Go) -> Iterator[tuple[Abilities, Way]]:
    """The abilities to try, in order (Jiangshan 7.4)."""
    assert unit.kind is not None, unit
    if unit.kind.scout:
        face = order.face or unit.face
        yield unit.kind.march(face), _SCOUTING[face]
        return
    if order.face is not None:
        return
    if fights(unit):
        yield unit.kind.battle(unit.facing), _FIGHTING
        return
    if not order.attack or unit.cell not in view.alert:
        yield unit.kind.march(), _MARCHING
    if unit.cell in view.alert:
        for facing in unit.kind.stances:
            yield unit.kind.battle(facing), _FIGHTING if facing is None else _DRAWN[facing]


def _reached(view: View, unit: SeenUnit, end: Cell, abilities: Abilities, how: Way) -> Way | str:
    """The way by one set of abilities, or how far it gets."""
    known, scout = sets(view), is_scout(unit)
    path = reach(known.land, abilities, unit.cell).path(BIT[end])
    if path is None:
        return "E_REACH"
    fault = _arrival(view, unit, end, captures=scout or path.captures)
    if fault is not None:
        return fault
    if path.one & ~known.clear and path.other & ~known.clear:
        return "E_BLOCK"
    return Way(path.captures and not scout, path.slides, how.battle, how.facing, how.face)


def _arrival(view: View, unit: SeenUnit, end: Cell, *, captures: bool) -> str | None:
    """What stands against ending on a cell with a capturing ability or without (Jiangshan 7.4)."""
    tile, there = view.tiles.get(end), view.units.get(end)
    assert unit.kind is not None, unit
    scout = unit.kind.scout
    if tile is not None and tile.owner == view.viewer:
        return "E_DEST" if there is not None or scout else None
    if tile is not None:
        if not captures or unit.kind.king or scout:
            return "E_CAPTURE"
        return "E_MARKED" if there is not None and there.marked else None
    if there is None:
        return None
    if there.place is OPEN:
        able = there.battle and is_scout(there) if scout else captures
        return None if able else "E_CAPTURE"
    return None if captures and not scout else "E_CAPTURE"


def _mounted(view: View, unit: SeenUnit, order: Go, way: Way) -> str | None:
    """A mounted shot, checked before the move on public information (Jiangshan 7.5)."""
    assert order.shot is not None
    if unit.kind is None or not unit.kind.mounted or not way.battle or order.end in view.tiles:
        return "E_STATE"
    if (order.shot[0] - order.end[0], order.shot[1] - order.end[1]) not in unit.kind.mounted:
        return "E_RANGE"
    return "E_TARGET" if order.shot == order.start else target_problem(sets(view), unit, order.shot)
