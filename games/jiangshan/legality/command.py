"""What Generals, Kings and camps can do for others: command, Array, Conjuring (Jiangshan 2.2, 5.2, 6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan.board import Cell
from games.jiangshan.legality.known import (
    camps,
    clear,
    is_commander,
    is_infantry,
    no_ap,
    own,
    unusable,
)
from games.jiangshan.legality.sets import Sets, aims, sets
from games.jiangshan.orders import Command, Conjure, Swap
from games.jiangshan.sight import BIT
from games.jiangshan.state import INSIDE, OPEN, View


def area(known: Sets, commander: Cell) -> tuple[Cell, ...] | None:
    """The command area of an able commander on a cell, the camp's own cell first; None if there is none."""
    tile, unit = known.known.tiles.get(commander), known.known.units.get(commander)
    if tile is not None:
        return (commander, *known.land.gates[commander]) if tile.camp and tile.owner == known.seat else None
    if unit is None or unit.owner != known.seat or unit.kind is None or not unit.kind.commander or unit.chaos:
        return None
    offsets = unit.kind.area(unit.facing)
    ready = unit.place is OPEN and (unit.battle or known.alert(commander))
    return aims(known.land, offsets, commander) if offsets and ready else None


def led(known: Sets, cells: tuple[Cell, ...]) -> Iterator[tuple[Cell, Cell]]:
    """Where from and where to units can be put in a command area."""
    for here in cells:
        unit = known.able(here)
        if unit is not None and unit.kind is not None:
            ends = known.settles(unit.kind, unit.place, here) & ~BIT[here]
            yield from ((here, end) for end in cells if ends & BIT[end])


def commanders(view: View) -> list[Cell]:
    """Where the able commanders of the player are: camps first, then Generals and Kings."""
    leaders = [at for at, unit in view.units.items() if unit.owner == view.viewer and is_commander(unit)]
    return [at for at in dict.fromkeys((*camps(view), *leaders)) if area(sets(view), at) is not None]


def problem(view: View, order: Command) -> str | None:
    """Why nobody can be commanded so (Jiangshan 5.2, 7.2), None if it is legal."""
    cells = area(sets(view), order.commander)
    if cells is None:
        return "E_CMD"
    unit = own(view, order.start)
    found = unusable(unit) or no_ap(view)
    if found or unit is None:
        return found
    if order.start not in cells or order.end not in cells or order.start == order.end:
        return "E_CMD"
    if order.facing is not None and (not is_infantry(unit) or order.end in view.tiles):
        return "E_STATE"
    assert unit.kind is not None, unit
    return None if sets(view).settles(unit.kind, unit.place, unit.cell) & BIT[order.end] else "E_DEST"


def commands(view: View, commander: Cell) -> Iterator[Command]:
    """Everything that a commander can order, facings left out."""
    known = sets(view)
    return (Command(commander, start, end) for start, end in led(known, area(known, commander) or ()))


def swap_problem(view: View, order: Swap) -> str | None:
    """Why two units cannot exchange places so, the stratagem and its action aside."""
    cells = area(sets(view), order.commander)
    if cells is None:
        return "E_CMD"
    for at in (order.one, order.other):
        if (found := _unmovable(view, at)) is not None:
            return found
    inside = all(at in cells or at == order.commander for at in (order.one, order.other))
    return None if inside and order.one != order.other else "E_CMD"


def _unmovable(view: View, at: Cell) -> str | None:
    unit = own(view, at)
    if (found := unusable(unit)) is not None:
        return found
    if unit is not None and unit.place is INSIDE:
        return "E_STATE"
    return "E_FIRE" if at in view.fires else None


def swaps(view: View, commander: Cell) -> Iterator[Swap]:
    """Every exchange of two units that a commander can order, the stratagem aside."""
    cells = area(sets(view), commander)
    if cells is None:
        return
    there = sorted({at for at in (commander, *cells) if _unmovable(view, at) is None})
    yield from (Swap(commander, one, other) for one in there for other in there if one < other)


def conjure_problem(view: View, order: Conjure) -> str | None:
    """Why no scout can appear there, the stratagem aside."""
    if order.commander is None or order.at is None:
        return None
    cells = area(sets(view), order.commander)
    if cells is None or order.at not in cells:
        return "E_CMD"
    return None if clear(view, order.at) else "E_DEST"


def conjurings(view: View) -> Iterator[Conjure]:
    """Wherever a scout can appear, by each face, the stratagem aside."""
    yield Conjure(None, None)
    for commander in commanders(view):
        ends = (at for at in area(sets(view), commander) or () if clear(view, at))
        yield from (Conjure(commander, at, face) for at in ends for face in "ih")
