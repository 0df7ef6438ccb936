"""The orders that a side may give on a board, as far as it knows what is hidden (Jiangshan 7.2 to 7.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.jiangshan.board import Cell
from games.jiangshan.legality import Way, command, reserve, water, way
from games.jiangshan.legality.orders import stratagem_problem
from games.jiangshan.legality.sets import Sets, aims, reach
from games.jiangshan.legality.shots import covered, target_problem
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Rebuild,
    Recruit,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.play import combat, execution
from games.jiangshan.play.combat import known_vision
from games.jiangshan.play.field import Field
from games.jiangshan.sight import BIT, CELLS, Land, bits, cells
from games.jiangshan.state import INSIDE, OPEN, Unit, View
from games.jiangshan.units import FACES, Abilities, Kind

FREE = ("shoot", "fire", "scout", "extra", "recruit", "deploy", "challenge")
"""Orders that cost no action point, as a rule."""
NOWHERE = (-1, -1)


class Act(NamedTuple):
    """An order with all that follows from how it is carried out; `name` is the kind of order. `other` is the commander,
    or the target of a mounted shot; `drawn` how infantry turns up to fight, `turn` how it faces afterwards."""

    name: str
    start: Cell = NOWHERE
    end: Cell = NOWHERE
    other: Cell | None = None
    kind: str = ""
    captures: bool = False
    slides: bool = False
    battle: bool = False
    drawn: str | None = None
    turn: str | None = None
    attack: bool = False


def carry_out(board: Field, act: Act) -> None:
    """An order of the active side."""
    execution.obey(board, board.active, *_meant(act))


@lru_cache(maxsize=1 << 13)
def _meant(act: Act) -> tuple[Order, Way]:
    """Many worlds are asked what follows of the same."""
    return order(act), Way(act.captures, act.slides, act.battle, act.drawn, act.kind or None)


@lru_cache(maxsize=1 << 13)
def threatened(land: Land, stances: tuple[Abilities, ...], here: Cell) -> int:
    """Where a unit that turns up could capture, were nothing between."""
    found = 0
    for abilities in stances:
        found |= reach(land, abilities, here).hits
    return found


class Lay(Sets):
    """The same sets of cells on a board that somebody tries things out on. Whoever `recalls` knows of the enemies that
    everybody saw go into hiding, too, and can deploy before they strike at them."""

    def __init__(self, board: Field, *, recalls: bool = False) -> None:
        under, marked = combat.known_under(board, board.active)
        hidden = _hidden(board) if recalls and board.entered else 0
        Sets.__init__(self, board, board, board.active, under, marked | hidden & board.land.forest)
        self.board = board
        self.tiles = self.foreign & self.enemies & ~hidden
        self._men: Sequence[tuple[Cell, Unit]] | None = None

    @property
    def men(self) -> Sequence[tuple[Cell, Unit]]:
        """The active side's units that may act, the lower row and then the lower column first."""
        if self._men is None:
            self._men = self._ready()
        return self._men

    def _ready(self) -> Sequence[tuple[Cell, Unit]]:
        board, units, found = self.board, self.board.units, []
        mine = board.open[self.seat] | board.under[self.seat] | board.held[self.seat] & ~self.empty
        while mine:
            lowest = mine & -mine
            mine ^= lowest
            here = CELLS[lowest.bit_length() - 1]
            unit = units[here]
            if not unit.chaos and not unit.commanded:
                found.append((here, unit))
        return found


def _hidden(board: Field) -> int:
    """Where enemies of the active side were seen to go into hiding."""
    return bits(at for at, entered in board.entered.items() if board.hostile(entered.owner, board.active))


def undoes(known: Field | View, start: Cell, end: Cell) -> bool:
    """Whether a unit only goes back to where it came from, now or a few moves ago."""
    unit = known.units.get(start)
    return unit is not None and end in unit.trail and end not in known.units and end not in known.tiles


def captures(lay: Lay) -> Iterator[Act]:
    """Every way to take an enemy that is seen, or an enemy tile."""
    land, clear, men, every = lay.land, lay.clear, lay.prey, lay.prey | lay.tiles
    for here, unit in lay.men:
        kind, prey = unit.kind, men if unit.kind.king else every
        if unit.place is INSIDE:
            continue
        if kind.scout:
            yield from _hunts(lay, here, kind)
        elif unit.battle:
            there = reach(land, kind.battle(unit.facing), here)
            for end, _, _, slides in there.open(0, prey, clear) if there.hits & prey else ():
                yield Act("go", here, end, captures=True, slides=slides, battle=True, attack=True)
        elif threatened(land, kind.drawn, here) & prey and lay.alert(here):
            yield from _turning(lay, here, kind, prey)


def _turning(lay: Lay, here: Cell, kind: Kind, prey: int) -> Iterator[Act]:
    """Captures by a unit that turns up for it."""
    found = set()
    for facing in kind.stances:
        for end, _, _, slides in reach(lay.land, kind.battle(facing), here).open(0, prey, lay.clear):
            if end not in found:
                found.add(end)
                yield Act("go", here, end, captures=True, slides=slides, battle=True, drawn=facing, attack=True)


def _hunts(lay: Lay, here: Cell, kind: Kind) -> Iterator[Act]:
    """Scouts take scouts."""
    if lay.scouts:
        for face in FACES:
            there = reach(lay.land, kind.march(face), here)
            yield from (
                Act("go", here, end, kind=face, attack=True) for end, *_ in there.open(lay.scouts, 0, lay.clear)
            )


def marches(lay: Lay) -> Iterator[Act]:
    """Every way to go where no enemy is seen."""
    for here, unit in lay.men:
        if unit.place is INSIDE:
            yield from _leavings(lay, here)
        else:
            yield from _walks(lay, here, unit)


def _leavings(lay: Lay, here: Cell) -> Iterator[Act]:
    yield from (Act("go", here, gate) for gate in lay.board.land.gates[here] if lay.quiet & ~lay.empty & BIT[gate])


def _walks(lay: Lay, here: Cell, unit: Unit) -> Iterator[Act]:
    land, kind, quiet, free = lay.land, unit.kind, lay.quiet, lay.quiet & ~lay.empty
    reached: set[Cell] = set()
    if kind.scout:
        for face in FACES:
            ends = reach(land, kind.march(face), here).open(free, free, lay.clear)
            yield from (Act("go", here, end, kind=face) for end, *_ in ends)
        return
    if unit.place is OPEN and unit.battle:
        for end, _, capturing, slides in reach(land, kind.battle(unit.facing), here).open(quiet, quiet, lay.clear):
            reached.add(end)
            yield Act("go", here, end, captures=capturing, slides=slides, battle=True)
    else:
        for end, _, _, slides in reach(land, kind.march(), here).open(quiet, quiet, lay.clear):
            reached.add(end)
            yield Act("go", here, end, slides=slides)
    for gate in lay.board.land.gates[here]:
        if lay.empty & BIT[gate] and gate not in reached:
            yield Act("go", here, gate, battle=unit.battle and unit.place is OPEN)


def rides(lay: Lay) -> Iterator[Act]:
    """Moves and captures of riders that shoot at their end."""
    free = lay.quiet & ~lay.empty
    for here, unit in lay.men:
        if not unit.kind.mounted or unit.place is INSIDE:
            continue
        fighting = unit.place is OPEN and unit.battle
        if not fighting and not lay.alert(here):
            continue
        there = reach(lay.land, unit.kind.battle(unit.facing), here)
        for end, _, capturing, slides in (*there.open(free, free, lay.clear), *there.open(0, lay.prey, lay.clear)):
            attack = not fighting or bool(lay.prey & BIT[end])
            for target in _targets(lay, end, unit.kind):
                yield Act("go", here, end, target, captures=capturing, slides=slides, battle=True, attack=attack)


def _targets(lay: Lay, end: Cell, kind: Kind) -> Iterator[Cell]:
    for here in aims(lay.board.land, kind.mounted, end):
        unit = lay.board.units.get(here)
        if unit is not None and lay.foes & BIT[here] and (unit.chaos or not unit.battle or not unit.kind.heavy):
            yield here


def commands(lay: Lay) -> Iterator[Act]:
    """Men put elsewhere by a commander beside them or a camp (Jiangshan 2.2, 5.2)."""
    for commander, area in areas(lay):
        yield from (Act("command", start, end, commander) for start, end in command.led(lay, area))


def areas(lay: Lay) -> Iterator[tuple[Cell, tuple[Cell, ...]]]:
    """Able commanders, each with its command area."""
    for mask in (lay.board.held[lay.seat], lay.board.open[lay.seat]):
        for here in cells(mask):
            area = command.area(lay, here)
            if area is not None:
                yield here, area


def turned(board: Field, act: Act) -> Iterator[Act]:
    """The same, facing the nearest enemy afterwards."""
    unit = board.units[act.start]
    if unit.kind.infantry and unit.battle and act.end not in board.tiles and not board.land.forest & BIT[act.end]:
        facing = board.default_facing(act.end, unit.owner)
        if facing != unit.facing:
            yield act._replace(turn=facing)


def supports(lay: Lay) -> Iterator[Act]:
    """Reserves brought on (Jiangshan 5.2)."""
    board = lay.board
    ends = reserve.landings(lay, [camp for camp in cells(board.held[lay.seat]) if board.tiles[camp].camp])
    for code in dict.fromkeys(board.sides[lay.seat].reserve):
        kind = board.terms.units[code]
        face = FACES[0] if kind.scout else None
        entered = (end for end in ends if reserve.enters(kind, face, inside=end in board.tiles))
        yield from (Act("support", end=end, kind=code + (face or "")) for end in entered)


def rebuildings(lay: Lay) -> Iterator[Act]:
    yield from (Act("rebuild", end=here) for here in cells(lay.board.held[lay.seat]))


def swaps(lay: Lay) -> Iterator[Act]:
    """Array (Jiangshan 6.3)."""
    if not affordable(lay.board, "swap"):
        return
    board = lay.board
    movable = bits(here for here, unit in lay.men if unit.place is not INSIDE and here not in board.fires)
    for commander, led in areas(lay):
        there = cells(movable & bits((commander, *led)))
        yield from (Act("swap", one, other, commander) for one, other in combinations(there, 2))


def sailings(lay: Lay) -> Iterator[Act]:
    """Water transport, by Crossing past cuts, but not out of a tile (Jiangshan 4.2, 6.2)."""
    sneaks = affordable(lay.board, "sneak")
    for here, unit in lay.men:
        found = water.landings(lay, unit, sneak=False)
        yield from (Act("sail", here, end) for end in cells(found))
        if sneaks:
            found = water.landings(lay, unit, sneak=True) & ~found
            yield from (Act("sneak", here, end) for end in cells(found))


def affordable(board: Field, stratagem: str) -> bool:
    return stratagem_problem(board.sides[board.active], stratagem) is None


def shots(lay: Lay) -> Iterator[Act]:
    """Drawn bows and rock-falls at enemies (Jiangshan 7.5)."""
    board, seen = lay.board, None
    for here, unit in _shooters(lay):
        seen = known_vision(board, board.active) if seen is None else seen
        for target, drawn in covered(lay, unit).items():
            if seen & BIT[target] and target_problem(lay, unit, target) is None:
                yield Act("shoot", here, target, drawn=drawn)


def _shooters(lay: Lay) -> Iterator[tuple[Cell, Unit]]:
    """Archers and garrisons, and the rider that has just ridden (Jiangshan 14.1)."""
    yield from ((here, unit) for here, unit in lay.men if unit.kind.archer or unit.place is INSIDE)
    rider = lay.board.rider
    if rider is not None and not lay.board.units[rider].chaos:
        yield rider, lay.board.units[rider]


def recruits(board: Field) -> Iterator[Act]:
    side = board.sides[board.active]
    for code in dict.fromkeys(side.box):
        if 0 < board.terms.units[code].price <= side.merit:
            yield Act("recruit", kind=code)


def conjurings(lay: Lay) -> Iterator[Act]:
    """Scouts put on the board (Jiangshan 6.3)."""
    board = lay.board
    if not affordable(board, "scout") or board.terms.units.scout not in board.sides[lay.seat].box:
        return
    if board.terms.scout_costs_ap and not board.ap:
        return
    for commander, led in areas(lay):
        yield from (Act("scout", end=end, other=commander, kind="i") for end in led if lay.clear & BIT[end])


def fires(lay: Lay) -> Iterator[Act]:
    """Wildfire (Jiangshan 6.3)."""
    board = lay.board
    if not affordable(board, "fire"):
        return
    burnable = (lay.clear | lay.woods) & known_vision(board, board.active)
    for here, unit in _shooters(lay):
        ends = covered(lay, unit).items()
        yield from (Act("fire", here, end, drawn=drawn) for end, drawn in ends if burnable & BIT[end])


def flips(lay: Lay) -> Iterator[Act]:
    """Infantry who turns up towards the nearest enemy, and enemies who are challenged to (Jiangshan 3.3). Who has no
    facing turns up for what they do, and gains nothing by doing so before."""
    board = lay.board
    for here, unit in board.units.items():
        if unit.owner == lay.seat and _is_covered(unit) and not unit.chaos and unit.kind.infantry and lay.alert(here):
            yield Act("deploy", end=here, drawn=board.default_facing(here, unit.owner))
    seen = known_vision(board, board.active)
    for here in cells(lay.foes & ~board.battle & seen):
        yield Act("challenge", end=here)


def _is_covered(unit: Unit) -> bool:
    return unit.place is OPEN and not unit.battle


def order(act: Act) -> Order:
    """The order that an act stands for."""
    _, start, end, other, *_ = act
    match act.name:
        case "go":
            return Go(start, end, attack=act.attack, face=act.kind or None, facing=act.turn, shot=other)
        case "sail" | "sneak":
            return Sail(start, end, facing=act.turn, sneak=act.name == "sneak")
        case "shoot" | "fire":
            return Shoot(start, end, fire=act.name == "fire")
        case "support":
            return Support(act.kind[0], end, act.kind[1:] or None)
        case "deploy":
            return Deploy(end, act.drawn)
        case "challenge":
            return Challenge(end)
        case "rebuild":
            return Rebuild(end)
        case "recruit":
            return Recruit(act.kind)
        case "scout":
            return Conjure(other, None if end == NOWHERE else end, act.kind or None)
        case "end" | "extra":
            return Word(act.name)
    assert other is not None, act
    return Command(other, start, end, facing=act.turn) if act.name == "command" else Swap(other, start, end)


def read(view: View, order: Order | None) -> Act | None:
    """The act that a legal order is, of the kinds of which not all are found by the functions above."""
    match order:
        case Go(start, end):
            how = way(view, order)
            act = Act("go", start, end, order.shot, order.face or "", turn=order.facing, attack=order.attack)
            return act._replace(captures=how.captures, slides=how.slides, battle=how.battle, drawn=how.facing)
        case Sail(start, end):
            return Act("sneak" if order.sneak else "sail", start, end, turn=order.facing)
        case Command(commander, start, end):
            return Act("command", start, end, commander, turn=order.facing)
        case Conjure(commander, at, face):
            return Act("scout", end=at or NOWHERE, other=commander, kind=face or "")
        case Deploy(at, facing):
            return Act("deploy", end=at, drawn=facing)
        case Support(unit, at, face):
            return Act("support", end=at, kind=unit + (face or ""))
    return None
