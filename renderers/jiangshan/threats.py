"""Kings that an enemy can take in his next order, as far as the viewer sees."""

from __future__ import annotations

from games.jiangshan.board import Cell, plus
from games.jiangshan.legality.known import clear
from games.jiangshan.state import Place, SeenUnit, View
from games.jiangshan.units import Abilities


def kings(view: View) -> tuple[Cell, ...]:
    """Where Kings stand in the open that an enemy who fights openly reaches."""
    if view.outcome is not None:
        return ()
    seen = [unit for unit in view.units.values() if unit.place is Place.OPEN]
    crowned = [unit for unit in seen if unit.mark == view.terms.units.king.mark]
    return tuple(king.cell for king in crowned if any(_takes(view, each, king) for each in seen))


def _takes(view: View, unit: SeenUnit, king: SeenUnit) -> bool:
    """Whether a unit strikes at a King of another team, by a way that is clear."""
    if not unit.battle or unit.kind is None or unit.chaos or _allied(view, unit, king):
        return False
    able = unit.kind.battle(unit.facing)
    offset = king.cell[0] - unit.cell[0], king.cell[1] - unit.cell[1]
    ways = able.ways(offset) if offset in able.advances else _charge(able, offset)
    return any(all(clear(view, plus(unit.cell, mid)) for mid in way) for way in ways)


def _allied(view: View, one: SeenUnit, other: SeenUnit) -> bool:
    return view.sides[one.owner].team == view.sides[other.owner].team


def _charge(able: Abilities, offset: Cell) -> tuple[tuple[Cell, ...], ...]:
    """The one way along a line, if the unit charges along it."""
    far = max(abs(offset[0]), abs(offset[1]))
    step = (offset[0] // far, offset[1] // far)
    if step not in able.charges or (step[0] * far, step[1] * far) != offset:
        return ()
    return (tuple((step[0] * count, step[1] * count) for count in range(1, far)),)
