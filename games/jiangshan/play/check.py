"""CHECK, what happens by itself after every change: defeats, contact, sieges, victory (Jiangshan 7.1)."""

from __future__ import annotations

from games.jiangshan import sight
from games.jiangshan.board import Cell, name, order
from games.jiangshan.play import outcome
from games.jiangshan.play.field import Field
from games.jiangshan.state import INSIDE, UNDER


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
    team = field.teams[field.active]
    covered = field.all_open() & ~(field.battle | field.of_team(field.open, team))
    for at in sight.cells(field.observed(covered, team)):
        field.flip(at)


def sieges(field: Field) -> None:
    """Tiles with four closed gates surrender to the active player who helps to close them (Jiangshan 5.3)."""
    gates, closing = field.land.closable, field.all_open()
    for mask in field.under:
        closing |= mask
    closed = [at for at in field.tiles if not gates[at] & ~closing]
    for at in sorted(closed, key=order) if closed else ():
        if field.result is not None:
            return
        if at in field.tiles and _is_besieged(field, at):
            _surrender(field, at)


def _is_besieged(field: Field, at: Cell) -> bool:
    """Whether hostile units close all four gates, one of them the active player's, who is hostile to the owner."""
    owner, helps = field.tiles[at].owner, False
    if not field.hostile(field.active, owner):
        return False
    for gate in sight.cells(field.land.closable[at]):
        unit = field.units.get(gate)
        if unit is None or unit.kind.scout or unit.place is INSIDE or not field.hostile(unit.owner, owner):
            return False
        helps = helps or unit.owner == field.active
    return helps


def _surrender(field: Field, at: Cell) -> None:
    for gate in sight.cells(field.land.closable[at]):
        if field.units[gate].place is UNDER:
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
