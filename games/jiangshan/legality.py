"""Which orders are legal, judged on what the ordering player knows, and the code of a rejection (Jiangshan 7, 9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.core import Seat
from games.jiangshan import sight, units
from games.jiangshan.board import FACINGS, FOREST, PLAIN, WATER, Cell, mids, plus
from games.jiangshan.memory import Memory
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Recruit,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.state import COSTS, Phase, Place, SeenSide, SeenUnit, View

RANK = ("E_REACH", "E_DEST", "E_CAPTURE", "E_MARKED", "E_BLOCK", "")
"""How far an ability gets a unit, worst first; the best one counts. `E_MARKED` is shown as E_DEST."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a unit reaches a cell: by a capturing ability or not, by sliding or not, in battle state or not, and facing where it
    must turn up to do so."""

    captures: bool
    slides: bool
    battle: bool
    facing: str | None = None
    face: str | None = None
    gate: bool = False


def side(view: View) -> SeenSide:
    assert view.viewer is not None
    return view.sides[view.viewer]


def own(view: View, at: Cell) -> SeenUnit | None:
    unit = view.units.get(at)
    return unit if unit is not None and unit.owner == view.viewer else None


def clear(view: View, at: Cell) -> bool:
    """On the board, plain, not burning, no unit, no tile (Jiangshan 2.2)."""
    return (
        view.ground.terrain(at) == PLAIN
        and at not in view.fires
        and at not in view.tiles
        and (at not in view.units or view.units[at].place is not Place.OPEN)
    )


def ready(view: View, unit: SeenUnit) -> bool:
    """Battle-ready: in battle state, or able to deploy (Jiangshan 3.3). Never in a tile."""
    if unit.place is Place.OPEN and unit.battle:
        return True
    return unit.kind != "S" and unit.cell in view.alert


def problem(view: View, order: Order) -> str | None:
    """The code of the rejection, or None if the order is legal."""
    if isinstance(order, Preset) or order in (Word("resign"), Word("draw")):
        over = view.phase in (Phase.OVER, Phase.MAP) or side(view).defeated
        return "E_TURN" if over else _preset(view, order) if isinstance(order, Preset) else None
    if view.phase is not Phase.ACTION or view.viewer != view.active:
        return "E_TURN"
    match order:
        case Go():
            return _go(view, order)
        case Sail():
            return _sail(view, order)
        case Shoot():
            return _fire(view, order) if order.fire else _shoot(view, order)
        case Command():
            return _command(view, order)
        case Support():
            return _support(view, order)
        case Rebuild(at):
            return _no_ap(view) or (None if at in view.tiles and view.tiles[at].owner == view.viewer else "E_UNIT")
        case Deploy():
            return _deploy(view, order)
        case Challenge():
            return _challenge(view, order)
        case Recruit():
            return _recruit(view, order)
        case Swap():
            return _swap(view, order)
        case Conjure():
            return _conjure(view, order)
        case Word(word):
            return _word(view, word)


def _no_ap(view: View) -> str | None:
    return None if view.ap else "E_AP"


def _usable(unit: SeenUnit | None) -> str | None:
    """Why a unit may not act: none there, in chaos, or used this turn."""
    if unit is None:
        return "E_UNIT"
    if unit.chaos:
        return "E_CHAOS"
    return "E_DONE" if unit.commanded else None


def _preset(view: View, order: Preset) -> str | None:
    unit = own(view, order.at)
    if unit is None:
        return "E_UNIT"
    if unit.kind not in tuple(units.INFANTRY):
        return "E_STATE"
    return "E_DONE" if order.facing == (unit.preset or "a") else None


# Moving


def _go(view: View, order: Go) -> str | None:
    unit = own(view, order.start)
    fault = _usable(unit) or _no_ap(view)
    if fault or unit is None:
        return fault
    if order.start == order.end:
        return "E_DEST"
    found = _way(view, unit, order)
    if isinstance(found, str):
        return found
    if order.facing is not None and (unit.kind not in tuple(units.INFANTRY) or order.end in view.tiles):
        return "E_STATE"
    return None if order.shot is None else _mounted(view, unit, order, found)


def _mounted(view: View, unit: SeenUnit, order: Go, way: Way) -> str | None:
    """A mounted shot, checked before the move on public information (Jiangshan 7.5)."""
    assert order.shot is not None
    if unit.kind != "L" or not way.battle or order.end in view.tiles:
        return "E_STATE"
    if (order.shot[0] - order.end[0], order.shot[1] - order.end[1]) not in units.MOUNTED:
        return "E_RANGE"
    return _target(view, order.shot, moved=order.start)


def _target(view: View, at: Cell, *, moved: Cell | None = None) -> str | None:
    """Why the unit on a cell is no legal target for a shot, as far as it is known."""
    target = view.units.get(at)
    if target is None or at == moved or target.owner == view.viewer or not _hostile(view, target.owner):
        return "E_TARGET"
    if target.place is not Place.OPEN and not target.chaos:
        return "E_TARGET"
    known = target.kind if target.battle or target.place is not Place.OPEN else None
    return "E_HEAVY" if known in units.HEAVY and not target.chaos else None


def _hostile(view: View, other: Seat) -> bool:
    assert view.viewer is not None
    return sight.hostile(view, view.viewer, other)


def way(view: View, order: Go) -> Way:
    """How a legal move gets there."""
    unit = own(view, order.start)
    assert unit is not None, order
    found = _way(view, unit, order)
    assert isinstance(found, Way), (order, found)
    return found


def _way(view: View, unit: SeenUnit, order: Go) -> Way | str:
    if unit.place is Place.TILE:
        return _leave(view, unit, order)
    if (fault := _closed(view, order.end)) is not None:
        return fault
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
    if view.ground.terrain(end) not in (PLAIN, FOREST) or end in view.fires:
        return "E_DEST"
    there = view.units.get(end)
    if there is None or there.place is Place.TILE or _hostile(view, there.owner):
        return None
    return "E_DEST"


def _enters_by_gate(view: View, unit: SeenUnit, order: Go) -> bool:
    tile = view.tiles.get(order.end)
    if tile is None or tile.owner != view.viewer or order.end in view.units or unit.kind == "S" or order.attack:
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


def _modes(view: View, unit: SeenUnit, order: Go) -> Iterator[tuple[units.Abilities, Way]]:
    """The abilities to try, in order (Jiangshan 7.4)."""
    assert unit.kind is not None, unit
    if unit.kind == "S":
        faces = (order.face,) if order.face else (unit.face, "h" if unit.face == "i" else "i")
        for face in faces:
            yield units.march(face), Way(captures=True, slides=False, battle=False, face=face)
        return
    if order.face is not None:
        return
    plain = Way(captures=False, slides=False, battle=False)
    fighting = Way(captures=True, slides=False, battle=True)
    if unit.place is Place.OPEN and unit.battle:
        yield units.battle(unit.kind, unit.facing), fighting
        return
    if not order.attack or unit.cell not in view.alert:
        yield units.march(units.mark(unit.kind)), plain
    if unit.cell in view.alert:
        for facing in FACINGS if unit.kind in units.INFANTRY else (None,):
            yield units.battle(unit.kind, facing), Way(captures=True, slides=False, battle=True, facing=facing)


def _reached(view: View, unit: SeenUnit, end: Cell, abilities: units.Abilities, how: Way) -> Way | str:
    """The way by one set of abilities, or how far it gets."""
    offset = (end[0] - unit.cell[0], end[1] - unit.cell[1])
    scout = unit.kind == "S"
    stepped = offset in abilities.moves or offset in abilities.advances
    line = None if stepped else _line(offset, abilities.lines)
    if not stepped and line is None:
        return "E_REACH"
    captures = scout or (offset in abilities.advances if stepped else abilities.charges)
    ways = mids(offset) if line is None else (line,)
    fault = _arrival(view, unit, end, captures=captures)
    if fault is not None:
        return fault
    if not any(all(clear(view, plus(unit.cell, mid)) for mid in way) for way in ways):
        return "E_BLOCK"
    return Way(captures and not scout, line is not None, how.battle, how.facing, how.face)


def _line(offset: Cell, lines: tuple[Cell, ...]) -> tuple[Cell, ...] | None:
    """The cells between on a line, as offsets; None if the offset is on none of the lines."""
    far = max(abs(offset[0]), abs(offset[1]))
    step = (offset[0] // far, offset[1] // far) if far else (0, 0)
    if step not in lines or (step[0] * far, step[1] * far) != offset:
        return None
    return tuple((step[0] * count, step[1] * count) for count in range(1, far))


def _arrival(view: View, unit: SeenUnit, end: Cell, *, captures: bool) -> str | None:
    """What stands against ending on a cell with a capturing ability or without (Jiangshan 7.4)."""
    tile, there = view.tiles.get(end), view.units.get(end)
    scout = unit.kind == "S"
    if tile is not None and tile.owner == view.viewer:
        return "E_DEST" if there is not None or scout else None
    if tile is not None:
        if not captures or unit.kind in ("K", "S"):
            return "E_CAPTURE"
        return "E_MARKED" if there is not None and there.marked else None
    if there is None:
        return None
    if there.place is Place.OPEN:
        able = there.battle and there.kind == "S" if scout else captures
        return None if able else "E_CAPTURE"
    return None if captures and not scout else "E_MARKED"


# Sailing


def _sail(view: View, order: Sail) -> str | None:
    if order.sneak and (found := _stratagem(view, "sneak")):
        return found
    unit = own(view, order.start)
    found = _usable(unit) or _no_ap(view)
    if found or unit is None:
        return found
    if unit.kind not in (*units.INFANTRY, "S") or unit.place is Place.FOREST:
        return "E_STATE"
    if order.facing is not None and (unit.kind == "S" or order.end in view.tiles):
        return "E_STATE"
    if order.end not in landings(view, unit, sneak=order.sneak):
        return "E_WATER"
    if order.end in view.tiles:
        mine = view.tiles[order.end].owner == view.viewer and order.end not in view.units and unit.kind != "S"
        return None if mine else "E_DEST"
    return None if clear(view, order.end) else "E_DEST"


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
        if unit is not None and unit.place is Place.OPEN and view.sides[unit.owner].team != mine:
            return True
        if tile is not None and view.sides[tile.owner].team != mine:
            return True
    return False


# Shooting


def _shoot(view: View, order: Shoot) -> str | None:
    unit = own(view, order.start)
    found = _usable(unit) or _aim(view, unit, order)
    if found or unit is None:
        return found
    if order.target not in team_vision(view):
        return "E_SIGHT"
    target = view.units.get(order.target)
    if unit.place is Place.TILE and target is not None and target.place is not Place.OPEN:
        return "E_TARGET"
    return _target(view, order.target)


def _aim(view: View, unit: SeenUnit | None, order: Shoot) -> str | None:
    """Whether the shooter can shoot at that cell at all."""
    if unit is None:
        return "E_UNIT"
    if unit.place is Place.TILE:
        return None if order.target in view.ground.gates(unit.cell) and order.facing is None else "E_RANGE"
    if unit.kind != "A" or not ready(view, unit):
        return "E_STATE"
    return None if bow_facing(unit, order) else "E_RANGE"


def bow_facing(unit: SeenUnit, order: Shoot) -> str | None:
    """The facing in which a Bowman covers the target: its own in battle state, else the wanted one or the first."""
    offset = (order.target[0] - unit.cell[0], order.target[1] - unit.cell[1])
    fixed = unit.place is Place.OPEN and unit.battle
    if fixed and order.facing not in (None, unit.facing):
        return None
    facings = (unit.facing,) if fixed else (order.facing,) if order.facing else FACINGS
    return next((facing for facing in facings if facing is not None and offset in units.fan(facing)), None)


def _team_vision(view: View) -> frozenset[Cell]:
    return sight.vision(view, side(view).team, hidden=True)


team_vision = Memory(_team_vision)
"""What the viewer's team sees, as far as the viewer knows its eyes."""


def _fire(view: View, order: Shoot) -> str | None:
    found = _stratagem(view, "fire")
    unit = own(view, order.start)
    if found or unit is None:
        return found or "E_UNIT"
    if view.rider == order.start:
        offset = (order.target[0] - order.start[0], order.target[1] - order.start[1])
        found = "E_CHAOS" if unit.chaos else None if offset in units.MOUNTED else "E_RANGE"
    else:
        found = _usable(unit) or _aim(view, unit, order)
    if found:
        return found
    terrain, there = view.ground.terrain(order.target), view.units.get(order.target)
    if order.target in view.fires or order.target in view.tiles or terrain not in (PLAIN, FOREST):
        return "E_FIRE"
    if terrain == PLAIN and there is not None:
        return "E_FIRE"
    return None if order.target in team_vision(view) else "E_SIGHT"


# Commanding, placing, buying


def area(view: View, commander: Cell) -> tuple[Cell, ...] | None:
    """The command area of an able commander on a cell, the camp's own cell first; None if there is none."""
    tile = view.tiles.get(commander)
    if tile is not None:
        return (commander, *view.ground.gates(commander)) if tile.camp and tile.owner == view.viewer else None
    unit = own(view, commander)
    if unit is None or unit.kind not in units.COMMANDERS or unit.chaos or unit.place is not Place.OPEN:
        return None
    return view.ground.near(commander) if ready(view, unit) else None


def _command(view: View, order: Command) -> str | None:
    cells = area(view, order.commander)
    if cells is None:
        return "E_CMD"
    unit = own(view, order.start)
    found = _usable(unit) or _no_ap(view)
    if found or unit is None:
        return found
    if order.start not in cells or order.end not in cells or order.start == order.end:
        return "E_CMD"
    if order.facing is not None and unit.kind not in tuple(units.INFANTRY):
        return "E_STATE"
    return None if _settles(view, unit, order.end) else "E_DEST"


def _settles(view: View, unit: SeenUnit, at: Cell) -> bool:
    """Whether a commanded unit may be put on a cell: clear plain, a forest or an own empty tile."""
    if at in view.tiles:
        return view.tiles[at].owner == view.viewer and at not in view.units and unit.kind != "S"
    if view.ground.terrain(at) == FOREST:
        return at not in view.fires and at not in view.units
    return clear(view, at)


def _support(view: View, order: Support) -> str | None:
    if order.kind not in (side(view).reserve or ()):
        return "E_RES"
    if (found := _no_ap(view)) is not None:
        return found
    tile = view.tiles.get(order.at)
    if tile is not None:
        empty = tile.camp and tile.owner == view.viewer and order.at not in view.units
        return None if empty and order.kind != "S" and order.face is None else "E_DEST"
    camps = (view.tiles.get(gate) for gate in view.ground.gates(order.at))
    gated = any(camp is not None and camp.camp and camp.owner == view.viewer for camp in camps)
    outside = order.kind not in units.RAIDERS and (order.face is None or order.kind == "S")
    return None if gated and outside and clear(view, order.at) else "E_DEST"


def _deploy(view: View, order: Deploy) -> str | None:
    unit = own(view, order.at)
    if unit is None:
        return "E_UNIT"
    if unit.chaos:
        return "E_CHAOS"
    if unit.place is not Place.OPEN or unit.battle or unit.kind == "S" or unit.cell not in view.alert:
        return "E_STATE"
    return None if (order.facing is not None) == (unit.kind in tuple(units.INFANTRY)) else "E_STATE"


def _challenge(view: View, order: Challenge) -> str | None:
    unit = view.units.get(order.at)
    if unit is None or not _hostile(view, unit.owner) or unit.place is not Place.OPEN or unit.battle:
        return "E_TARGET"
    return None if order.at in team_vision(view) else "E_SIGHT"


def _recruit(view: View, order: Recruit) -> str | None:
    if order.kind not in units.PRICES or order.kind not in (side(view).box or ()):
        return "E_RES"
    return None if side(view).merit >= units.PRICES[order.kind] else "E_MERIT"


# Stratagems and words


def _stratagem(view: View, name: str) -> str | None:
    mine = side(view)
    if name not in (mine.held or ()) or name in mine.used:
        return "E_HUFU"
    return None if mine.morale >= COSTS[name] else "E_MORALE"


def _swap(view: View, order: Swap) -> str | None:
    if (found := _stratagem(view, "swap") or _no_ap(view)) is not None:
        return found
    cells = area(view, order.commander)
    if cells is None:
        return "E_CMD"
    pair = (order.one, order.other)
    for at in pair:
        unit = own(view, at)
        if (found := _usable(unit)) is not None:
            return found
        if unit is not None and unit.place is Place.TILE:
            return "E_STATE"
        if at in view.fires:
            return "E_FIRE"
    inside = [at in cells or at == order.commander for at in pair]
    return None if all(inside) and order.one != order.other else "E_CMD"


def _conjure(view: View, order: Conjure) -> str | None:
    found = _stratagem(view, "scout")
    if found is None and "S" not in (side(view).box or ()):
        found = "E_RES"
    if found is None and side_costs_ap(view):
        found = _no_ap(view)
    if found is not None or order.commander is None or order.at is None:
        return found
    cells = area(view, order.commander)
    if cells is None or order.at not in cells:
        return "E_CMD"
    return None if clear(view, order.at) else "E_DEST"


def side_costs_ap(view: View) -> bool:
    return view.terms.scout_costs_ap


def _word(view: View, word: str) -> str | None:
    if word == "extra":
        return _stratagem(view, "extra")
    return "E_SKIP" if view.ap and can_spend(view) else None


def can_spend(view: View) -> bool:
    """Whether any action that costs an action point is legal (Jiangshan 7.1)."""
    return next(spending(view), None) is not None


def spending(view: View) -> Iterator[Order]:
    """The legal orders that cost an action point, facings and mounted shots left out."""
    if not view.ap:
        return
    mine = [unit for unit in view.units.values() if unit.owner == view.viewer and _usable(unit) is None]
    yield from _moves(view, mine)
    yield from _sailings(view, mine)
    yield from _commands(view, mine)
    yield from _placings(view)
    yield from _swaps(view, mine)


def free(view: View) -> Iterator[Order]:
    """The legal orders that cost no action point."""
    yield from filter(lambda order: problem(view, order) is None, _free(view))


def _legal(view: View, orders: Iterator[Order]) -> Iterator[Order]:
    return (order for order in orders if problem(view, order) is None)


def _moves(view: View, mine: list[SeenUnit]) -> Iterator[Order]:
    for unit in mine:
        ends = dict.fromkeys((*_ends(view, unit), *view.ground.gates(unit.cell)))
        for end in ends:
            yield from _legal(view, _goes(view, unit, end))


def _goes(view: View, unit: SeenUnit, end: Cell) -> Iterator[Go]:
    """The spellings of a move: `x` where it fights, `-` else; a scout's by each face."""
    if unit.kind == "S":
        yield from (Go(unit.cell, end, attack=attacks(view, unit, end), face=face) for face in "ih")
        return
    if unit.place is Place.TILE or (unit.place is Place.OPEN and unit.battle):
        yield Go(unit.cell, end, attack=attacks(view, unit, end))
        return
    marching = Go(unit.cell, end)
    found = _way(view, unit, marching)
    if isinstance(found, Way) and not found.battle:
        yield marching
    if unit.cell in view.alert:
        yield Go(unit.cell, end, attack=True)


def attacks(view: View, unit: SeenUnit, end: Cell) -> bool:
    """Whether a unit that fights openly is written with `x`: an enemy stands there, or somebody else's tile."""
    there, tile = view.units.get(end), view.tiles.get(end)
    return (there is not None and there.owner != view.viewer) or (tile is not None and tile.owner != view.viewer)


def _ends(view: View, unit: SeenUnit) -> Iterator[Cell]:
    """Every cell that some ability of the unit may cover."""
    assert unit.kind is not None, unit
    if unit.kind == "S":
        every = [units.march("i"), units.march("h")]
    else:
        marching = [] if unit.battle and unit.place is Place.OPEN else [units.march(units.mark(unit.kind))]
        facings = FACINGS if unit.kind in units.INFANTRY else "n"
        every = [*marching, *(units.battle(unit.kind, facing) for facing in facings)]
    for abilities in every:
        for offset in (*abilities.moves, *abilities.advances):
            yield plus(unit.cell, offset)
        for step in abilities.lines:
            at = plus(unit.cell, step)
            while view.ground.holds(at):
                yield at
                if not clear(view, at):
                    break
                at = plus(at, step)


def _sailings(view: View, mine: list[SeenUnit]) -> Iterator[Order]:
    sneaks = (False, True) if _stratagem(view, "sneak") is None else (False,)
    for unit in mine:
        if unit.kind in (*units.INFANTRY, "S") and unit.place is not Place.FOREST:
            for sneak in sneaks:
                ends = sorted(landings(view, unit, sneak=sneak))
                yield from _legal(view, (Sail(unit.cell, end, sneak=sneak) for end in ends))


def commanders(view: View) -> list[Cell]:
    camps = [at for at, tile in view.tiles.items() if tile.camp and tile.owner == view.viewer]
    leaders = [unit.cell for unit in view.units.values() if unit.owner == view.viewer and unit.kind in units.COMMANDERS]
    return [at for at in (*camps, *leaders) if area(view, at) is not None]


def _commands(view: View, mine: list[SeenUnit]) -> Iterator[Order]:
    for commander in commanders(view):
        cells = area(view, commander) or ()
        starts = [unit.cell for unit in mine if unit.cell in cells]
        yield from _legal(view, (Command(commander, start, end) for start in starts for end in cells))


def _placings(view: View) -> Iterator[Order]:
    kinds = dict.fromkeys(side(view).reserve or ())
    camps = [at for at, tile in view.tiles.items() if tile.camp and tile.owner == view.viewer]
    ends = dict.fromkeys(at for camp in camps for at in (camp, *view.ground.gates(camp)))
    for kind in kinds:
        faces = ("i", "h") if kind == "S" else (None,)
        yield from _legal(view, (Support(kind, at, face) for at in ends for face in faces))
    yield from _legal(view, (Rebuild(at) for at, tile in view.tiles.items() if tile.owner == view.viewer))


def _swaps(view: View, mine: list[SeenUnit]) -> Iterator[Order]:
    if _stratagem(view, "swap") is not None:
        return
    for commander in commanders(view):
        cells = (commander, *(area(view, commander) or ()))
        there = sorted({unit.cell for unit in mine if unit.cell in cells})
        yield from _legal(view, (Swap(commander, one, other) for one in there for other in there if one < other))


def _free(view: View) -> Iterator[Order]:
    mine = [unit for unit in view.units.values() if unit.owner == view.viewer]
    seen = team_vision(view)
    for unit in mine:
        if unit.kind == "A" or unit.place is Place.TILE:
            yield from (Shoot(unit.cell, at) for at in (*_bow_cells(unit), *view.ground.gates(unit.cell)))
    yield from (Challenge(unit.cell) for unit in view.units.values() if unit.cell in seen)
    yield from (Recruit(kind) for kind in dict.fromkeys(side(view).box or ()))
    yield from _deploys(mine)
    yield from _free_stratagems(view, mine, seen)


def _bow_cells(unit: SeenUnit) -> Iterator[Cell]:
    yield from (plus(unit.cell, offset) for facing in FACINGS for offset in units.fan(facing))


def _deploys(mine: list[SeenUnit]) -> Iterator[Order]:
    for unit in mine:
        if unit.place is Place.OPEN and not unit.battle:
            facings = FACINGS if unit.kind in tuple(units.INFANTRY) else (None,)
            yield from (Deploy(unit.cell, facing) for facing in facings)


def _free_stratagems(view: View, mine: list[SeenUnit], seen: frozenset[Cell]) -> Iterator[Order]:
    if _stratagem(view, "extra") is None:
        yield Word("extra")
    if _stratagem(view, "scout") is None:
        yield Conjure(None, None)
        for commander in commanders(view):
            yield from (Conjure(commander, at, face) for at in area(view, commander) or () for face in "ih")
    if _stratagem(view, "fire") is None:
        shooters = [unit.cell for unit in mine if unit.kind == "A" or unit.place is Place.TILE or unit.cell == view.rider]
        yield from (Shoot(start, at, fire=True) for start in shooters for at in sorted(seen))
