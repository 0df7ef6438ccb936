"""CHECK, what happens by itself after every change: defeats, contact, sieges, victory (Jiangshan 7.1)."""

from __future__ import annotations

from games.jiangshan import sight
from games.jiangshan.board import Cell, name, order
from games.jiangshan.play import outcome
from games.jiangshan.play.field import Field
from games.jiangshan.state import Place


def check(field: Field) -> None:
    """What follows of a change by itself, before anything else is done."""
    outcome.check_defeats(field)
    if field.result is None:
        contact(field)
        sieges(field)
        outcome.check_hold(field)
        outcome.check_merit(field)


def contact(field: Field) -> None:
    """Enemies in the march state that the active team's visible viewers see flip (Jiangshan 3.3)."""
    covered = [
        at
        for at, unit in field.units.items()
        if unit.place is Place.OPEN and not unit.battle and field.hostile(field.active, unit.owner)
    ]
    seen = sight.watched(field, field.team(field.active), hidden=False) if covered else 0
    for at in sorted(covered, key=order):
        if seen & sight.BIT[at]:
            field.flip(at)


def sieges(field: Field) -> None:
    """Tiles with four closed gates surrender to the active player who helps to close them (Jiangshan 5.3)."""
    for at in sorted(field.tiles, key=order):
        if field.result is not None:
            return
        closers = _closers(field, at) if at in field.tiles else None
        if closers is None or not any(field.units[gate].owner == field.active for gate in closers):
            continue
        for gate in closers:
            if field.units[gate].place is Place.FOREST:
                field.alter(gate, marked=True)
        field.tell("siege", seat=field.active, cell=name(at))
        if at in field.units:
            field.eliminate(at, field.active, how="starved")
        if at in field.tiles and field.tiles[at].owner != field.active:
            field.take(at, field.active)
        # A tile that changes hands looks on, and no longer stands in the way: the next siege finds everybody turned up.
        outcome.check_defeats(field)
        if field.result is None:
            contact(field)


def _closers(field: Field, at: Cell) -> list[Cell] | None:
    """The gates that hostile units close, if all four are closed and the active player is hostile to the owner."""
    owner = field.tiles[at].owner
    if not field.hostile(field.active, owner):
        return None
    closers = []
    for gate in field.ground.gates(at):
        unit = field.units.get(gate)
        hostile = unit is not None and unit.kind != "S" and unit.place is not Place.TILE
        if hostile and unit is not None and field.hostile(unit.owner, owner):
            closers.append(gate)
        elif field.ground.terrain(gate) not in "^~":
            return None
    return closers
