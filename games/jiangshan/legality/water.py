"""Water transport: where infantry may sail (Jiangshan 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan.legality.known import is_scout, no_ap, own, unusable
from games.jiangshan.legality.sets import Man, Sets, sets
from games.jiangshan.orders import Sail
from games.jiangshan.sight import BIT, cells
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
    known, end = sets(view), BIT.get(order.end, 0)
    if not known.landings(unit.cell, known.waters(sneak=order.sneak)) & end:
        return "E_WATER"
    return None if _ends(known, unit) & end else "E_DEST"


def voyages(view: View, unit: SeenUnit, *, sneak: bool) -> Iterator[Sail]:
    """Every voyage of a unit that may act, facings left out."""
    ends = landings(sets(view), unit, sneak=sneak)
    return (Sail(unit.cell, end, sneak=sneak) for end in sorted(cells(ends)))


def landings(known: Sets, unit: Man, *, sneak: bool) -> int:
    """Where a unit may sail to."""
    if not known.land.exits[unit.cell] & known.land.water or not _sails(unit, sneak=sneak):
        return 0
    return known.landings(unit.cell, known.waters(sneak=sneak)) & _ends(known, unit)


def _sails(unit: Man, *, sneak: bool) -> bool:
    """Whether a unit can go by water at all; Crossing takes nobody out of a tile (Jiangshan 6.2)."""
    ashore = unit.place is OPEN or (unit.place is INSIDE and not sneak)
    return ashore and unit.kind is not None and unit.kind.sails


def _ends(known: Sets, unit: Man) -> int:
    """Where a unit may land."""
    return known.clear if is_scout(unit) else known.clear | known.empty
