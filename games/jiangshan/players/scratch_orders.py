"""The orders that a side may give on the scratch board, as far as it knows what is hidden (Jiangshan 7.2 to 7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.jiangshan.board import Cell, Ground, plus
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
from games.jiangshan.players.scratch import INSIDE, OPEN, UNDER, Act, Land, Man, Scratch, at, spot, spots
from games.jiangshan.state import COSTS
from games.jiangshan.units import FACES, Abilities, Kind

FREE = ("shoot", "fire", "scout", "extra", "recruit", "deploy", "challenge")
"""Orders that cost no action point, as a rule."""
Step = tuple[int, int, int]
"""Where to, and the cells in between by either way: one of the two sets must be clear."""


class Reach(NamedTuple):
    """What abilities cover from a spot: quiet steps, capturing steps, lines as the spots along them, quiet ones and
    capturing ones; `hits` are the spots that could be captured on, were nothing between."""

    moves: tuple[Step, ...]
    advances: tuple[Step, ...]
    runs: tuple[tuple[int, ...], ...]
    charges: tuple[tuple[int, ...], ...]
    hits: int


@lru_cache(maxsize=1 << 13)
def reach(land: Land, abilities: Abilities, here: int) -> Reach:
    """What a unit with such abilities covers."""
    moves, advances = (_steps(land.ground, here, abilities, each) for each in (abilities.moves, abilities.advances))
    runs, charges = (_lines(land.ground, here, each) for each in (abilities.runs, abilities.charges))
    hits = {end for end, _, _ in advances}.union(*charges)
    return Reach(moves, advances, runs, charges, sum(1 << end for end in hits))


def _steps(ground: Ground, here: int, abilities: Abilities, offsets: tuple[Cell, ...]) -> tuple[Step, ...]:
    found = []
    for offset in offsets:
        end = plus(at(here), offset)
        if ground.holds(end):
            ways = [sum(1 << spot(plus(at(here), mid)) for mid in way) for way in abilities.ways(offset)]
            found.append((spot(end), ways[0], ways[-1]))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def aims(land: Land, offsets: tuple[Cell, ...], here: int) -> tuple[int, ...]:
    """What may be shot at from a spot."""
    ends = (plus(at(here), offset) for offset in offsets)
    return tuple(spot(end) for end in ends if land.ground.holds(end))


def _lines(ground: Ground, here: int, steps: tuple[Cell, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(line for step in steps if (line := _line(ground, here, step)))


def _line(ground: Ground, here: int, step: Cell) -> tuple[int, ...]:
    found, there = [], plus(at(here), step)
    while ground.holds(there):
        found.append(spot(there))
        there = plus(there, step)
    return tuple(found)


class Lay:
    """The sets of cells that decide what the active side may do."""

    def __init__(self, board: Scratch) -> None:
        self.board = board
        seat = self.seat = board.active
        team = board.teams[seat]
        standing, held, ours = board.all_open(), board.all_held(), board.team_open(team)
        self.clear = board.land.plain & ~(board.fires | standing | held)
        friends = ours | board.known_under(seat, friends=True)
        self.foes = standing & ~ours
        self.marked = board.known_under(seat, friends=False)
        mine = board.held[seat]
        self.empty = sum([1 << here for here in spots(mine) if here not in board.men])
        forest = board.land.forest & ~board.fires & ~friends
        self.quiet = self.clear | forest & ~self.marked | self.empty
        theirs = held & ~board.team_held(team)
        self.prey = (self.foes | self.marked) & ~board.fires  # where it burns nobody goes (Jiangshan 7.4)
        self.tiles = sum([1 << here for here in spots(theirs & ~mine) if not self._guarded(here)])
        self.enemies = self.foes | theirs
        self.walls = board.land.heights | self.enemies
        self.scouts = 0
        if board.terms.units.scout is not None:
            self.scouts = sum([1 << here for here in spots(self.foes & board.battle) if board.men[here].kind.scout])

    def _guarded(self, here: int) -> bool:
        man = self.board.men.get(here)
        return man is not None and man.marked

    def alert(self, here: int) -> bool:
        """Whether a man there sees an enemy, so that he may deploy."""
        return bool(self.board.land.seen(here, self.walls) & self.enemies)

    def men(self) -> Iterator[tuple[int, Man]]:
        """The active side's men that may act, in the order of their spots."""
        men = self.board.men
        for here in sorted(men):
            man = men[here]
            if man.owner == self.seat and not man.chaos and not man.commanded:
                yield here, man


def captures(lay: Lay) -> Iterator[Act]:
    """Every way to take an enemy that is seen, or an enemy tile."""
    for here, man in lay.men():
        if man.place != INSIDE:
            yield from _strikes(lay, here, man)


def _strikes(lay: Lay, here: int, man: Man) -> Iterator[Act]:
    land, kind = lay.board.land, man.kind
    if kind.scout:
        yield from _hunts(lay, here, kind)
        return
    prey = lay.prey if kind.king else lay.prey | lay.tiles
    if man.place == OPEN and man.battle:
        for end, slides in _hits(reach(land, kind.battle(man.facing), here), prey, lay.clear):
            yield Act("go", here, end, captures=True, slides=slides, battle=True, attack=True)
        return
    ways = [(facing, there) for facing in kind.stances if (there := reach(land, kind.battle(facing), here)).hits & prey]
    if ways and lay.alert(here):
        found = set()
        for facing, there in ways:
            for end, slides in _hits(there, prey, lay.clear):
                if end not in found:
                    found.add(end)
                    yield Act("go", here, end, captures=True, slides=slides, battle=True, drawn=facing, attack=True)


def _hits(reach: Reach, prey: int, clear: int) -> Iterator[tuple[int, bool]]:
    if not reach.hits & prey:
        return
    for end, one, other in reach.advances:
        if prey >> end & 1 and (not one & ~clear or not other & ~clear):
            yield end, False
    for line in reach.charges:
        for end in line:
            if not clear >> end & 1:
                if prey >> end & 1:
                    yield end, True
                break


def _hunts(lay: Lay, here: int, kind: Kind) -> Iterator[Act]:
    """Scouts take scouts."""
    if lay.scouts:
        for face in FACES:
            for end, one, other in reach(lay.board.land, kind.march(face), here).moves:
                if lay.scouts >> end & 1 and (not one & ~lay.clear or not other & ~lay.clear):
                    yield Act("go", here, end, kind=face, attack=True)


def marches(lay: Lay) -> Iterator[Act]:
    """Every way to go where no enemy is seen."""
    for here, man in lay.men():
        if man.place == INSIDE:
            yield from _leavings(lay, here)
        else:
            yield from _walks(lay, here, man)


def _leavings(lay: Lay, here: int) -> Iterator[Act]:
    yield from (Act("go", here, gate) for gate in lay.board.land.gates[here] if (lay.quiet & ~lay.empty) >> gate & 1)


def _walks(lay: Lay, here: int, man: Man) -> Iterator[Act]:
    land, kind = lay.board.land, man.kind
    reached: set[int] = set()
    if kind.scout:
        for face in FACES:
            ends = _ends(reach(land, kind.march(face), here), lay.quiet & ~lay.empty, lay.clear)
            yield from (Act("go", here, end, kind=face) for end, _, _ in ends)
        return
    if man.place == OPEN and man.battle:
        for end, capturing, slides in _ends(reach(land, kind.battle(man.facing), here), lay.quiet, lay.clear):
            reached.add(end)
            yield Act("go", here, end, captures=capturing, slides=slides, battle=True)
    else:
        for end, _, slides in _ends(reach(land, kind.march(), here), lay.quiet, lay.clear):
            reached.add(end)
            yield Act("go", here, end, slides=slides)
    for gate in lay.board.land.gates[here]:
        if lay.empty >> gate & 1 and gate not in reached:
            yield Act("go", here, gate, battle=man.battle and man.place == OPEN)


def _ends(reach: Reach, quiet: int, clear: int) -> Iterator[tuple[int, bool, bool]]:
    """Where abilities lead without a fight; whether they capture, and slide."""
    for capturing, steps in ((False, reach.moves), (True, reach.advances)):
        for end, one, other in steps:
            if quiet >> end & 1 and (not one & ~clear or not other & ~clear):
                yield end, capturing, False
    for capturing, lines in ((False, reach.runs), (True, reach.charges)):
        for line in lines:
            for end in line:
                if quiet >> end & 1:
                    yield end, capturing, True
                if not clear >> end & 1:
                    break


def rides(lay: Lay) -> Iterator[Act]:
    """Moves and captures of riders that shoot at their end."""
    board = lay.board
    for here, man in lay.men():
        if not man.kind.mounted or man.place == INSIDE:
            continue
        fighting = man.place == OPEN and man.battle
        if not fighting and not lay.alert(here):
            continue
        there = reach(board.land, man.kind.battle(man.facing), here)
        going = list(_ends(there, lay.quiet & ~lay.empty, lay.clear))
        going += [(end, True, slides) for end, slides in _hits(there, lay.prey, lay.clear)]
        for end, capturing, slides in going:
            attack = not fighting or bool(lay.prey >> end & 1)
            for target in _targets(lay, end, man.kind):
                yield Act("go", here, end, target, captures=capturing, slides=slides, battle=True, attack=attack)


def _targets(lay: Lay, end: int, kind: Kind) -> Iterator[int]:
    for here in aims(lay.board.land, kind.mounted, end):
        man = lay.board.men.get(here)
        if man is not None and lay.foes >> here & 1 and (man.chaos or not man.battle or not man.kind.heavy):
            yield here


def commands(lay: Lay) -> Iterator[Act]:
    """Men put elsewhere by a commander beside them or a camp (Jiangshan 2.2, 5.2)."""
    men = dict(lay.men())
    for commander, cells in areas(lay):
        for here in cells:
            man = men.get(here)
            if man is None:
                continue
            places = lay.quiet & ~lay.empty if man.kind.scout else lay.quiet
            if man.place == INSIDE:
                places &= lay.board.land.exits[here]
            yield from (Act("command", here, end, commander) for end in cells if end != here and places >> end & 1)


def areas(lay: Lay) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Able commanders, each with its command area."""
    board = lay.board
    for camp in spots(board.held[lay.seat]):
        if board.tiles[camp].camp:
            yield camp, (camp, *board.land.gates[camp])
    for here in spots(board.open[lay.seat]):
        man = board.men[here]
        if man.kind.commander and not man.chaos and (man.battle or lay.alert(here)):
            yield here, aims(board.land, man.kind.area(man.facing), here)


def turned(board: Scratch, act: Act) -> Iterator[Act]:
    """The same, facing the nearest enemy afterwards."""
    man = board.men[act.start]
    if man.kind.infantry and man.battle and act.end not in board.tiles and not board.land.forest >> act.end & 1:
        facing = board.default_facing(act.end, man.owner)
        if facing != man.facing:
            yield act._replace(turn=facing)


def supports(lay: Lay) -> Iterator[Act]:
    """Reserves brought on (Jiangshan 5.2)."""
    board = lay.board
    camps = [camp for camp in spots(board.held[lay.seat]) if board.tiles[camp].camp]
    for code in dict.fromkeys(board.purses[lay.seat].reserve):
        kind = board.terms.units[code]
        for camp in camps:
            if camp not in board.men and not kind.scout:
                yield Act("support", end=camp, kind=code)
            if not kind.raiding:
                word = code + FACES[0] if kind.scout else code
                yield from (
                    Act("support", end=gate, kind=word) for gate in board.land.gates[camp] if lay.clear >> gate & 1
                )


def rebuildings(lay: Lay) -> Iterator[Act]:
    yield from (Act("rebuild", end=here) for here in spots(lay.board.held[lay.seat]))


def swaps(lay: Lay) -> Iterator[Act]:
    """Array (Jiangshan 6.3)."""
    if not affordable(lay.board, "swap"):
        return
    board = lay.board
    men = {here for here, man in lay.men() if man.place != INSIDE and not board.fires >> here & 1}
    for commander, cells in areas(lay):
        there = sorted(men & {commander, *cells})
        yield from (Act("swap", one, other, commander) for one in there for other in there if one < other)


def sailings(lay: Lay) -> Iterator[Act]:
    """Water transport, by Crossing past cuts, but not out of a tile (Jiangshan 4.2, 6.2)."""
    waters = [("sail", open_water(lay))]
    if affordable(lay.board, "sneak"):
        waters.append(("sneak", lay.board.land.water))
    for here, man in lay.men():
        if not man.kind.sails or man.place == UNDER:
            continue
        ends = lay.quiet & (lay.clear if man.kind.scout else lay.clear | lay.empty)
        found = 0
        for name, water in waters if man.place == OPEN else waters[:1]:
            landings = _landings(lay, here, water) & ends & ~found
            found |= landings
            yield from (Act(name, here, end) for end in spots(landings))


def open_water(lay: Lay) -> int:
    """The waters that no other team cuts."""
    foes, gates = lay.enemies, lay.board.land.gates
    return sum(1 << here for here in spots(lay.board.land.water) if not any(foes >> gate & 1 for gate in gates[here]))


def _landings(lay: Lay, here: int, water: int) -> int:
    land = lay.board.land
    reached = sum(1 << gate for gate in land.gates[here] if water >> gate & 1)
    waves = list(spots(reached))
    while waves:
        fresh = land.around[waves.pop()] & water & ~reached
        reached |= fresh
        waves += spots(fresh)
    return sum(1 << end for end in {gate for wave in spots(reached) for gate in land.gates[wave]} if end != here)


def affordable(board: Scratch, stratagem: str) -> bool:
    purse = board.purses[board.active]
    return stratagem in purse.held and stratagem not in purse.used and purse.morale >= COSTS[stratagem]


def shots(lay: Lay) -> Iterator[Act]:
    """Drawn bows and rock-falls at enemies (Jiangshan 7.5)."""
    board, seen = lay.board, None
    shooters = [(here, man) for here, man in lay.men() if man.kind.archer or man.place == INSIDE]
    if board.rider >= 0 and not board.men[board.rider].chaos:
        shooters.append((board.rider, board.men[board.rider]))
    for here, man in shooters:
        seen = board.known_vision() if seen is None else seen
        for target, drawn in _ridden(lay) if here == board.rider else _aims(lay, here, man):
            there = board.men.get(target)
            if there is not None and seen >> target & 1 and _shootable(lay, man, target, there):
                yield Act("shoot", here, target, drawn=drawn)


def _ridden(lay: Lay) -> list[tuple[int, None]]:
    """What the rider that has just ridden covers (Jiangshan 14.1)."""
    board = lay.board
    return [(end, None) for end in aims(board.land, board.men[board.rider].kind.mounted, board.rider)]


def _shootable(lay: Lay, man: Man, target: int, there: Man) -> bool:
    if there.place == OPEN:
        known = there.battle
        return bool(lay.foes >> target & 1) and (there.chaos or not known or not there.kind.heavy)
    return bool(lay.marked >> target & 1) and there.chaos and man.place != INSIDE


def _aims(lay: Lay, here: int, man: Man) -> list[tuple[int, str | None]]:
    """What a shooter covers, each with how he turns up to shoot there."""
    land = lay.board.land
    if man.place == INSIDE:
        return [(gate, None) for gate in land.gates[here]]
    fixed = man.place == OPEN and man.battle
    if not fixed and not lay.alert(here):
        return []
    found: dict[int, str | None] = {}
    for facing in (man.facing,) if fixed else man.kind.stances:
        for target in aims(land, man.kind.bow(facing), here):
            found.setdefault(target, facing)
    return list(found.items())


def recruits(board: Scratch) -> Iterator[Act]:
    purse = board.purses[board.active]
    for code in dict.fromkeys(purse.box):
        if 0 < board.terms.units[code].price <= purse.merit:
            yield Act("recruit", kind=code)


def conjurings(lay: Lay) -> Iterator[Act]:
    """Scouts put on the board (Jiangshan 6.3)."""
    board = lay.board
    if not affordable(board, "scout") or board.terms.units.scout not in board.purses[lay.seat].box:
        return
    if board.terms.scout_costs_ap and not board.ap:
        return
    for commander, cells in areas(lay):
        yield from (Act("scout", end=end, other=commander, kind="i") for end in cells if lay.clear >> end & 1)


def fires(lay: Lay) -> Iterator[Act]:
    """Wildfire (Jiangshan 6.3)."""
    board = lay.board
    if not affordable(board, "fire"):
        return
    empty = lay.clear | board.land.forest & ~board.fires
    burnable = empty & board.known_vision()
    for here, man in lay.men():
        if man.kind.archer or man.place == INSIDE:
            aims = _aims(lay, here, man)
            yield from (Act("fire", here, end, drawn=drawn) for end, drawn in aims if burnable >> end & 1)
    rider = board.rider
    if rider >= 0 and not board.men[rider].chaos:
        yield from (Act("fire", rider, end) for end, _ in _ridden(lay) if burnable >> end & 1)


def flips(lay: Lay) -> Iterator[Act]:
    """Men who turn up, infantry towards the nearest enemy, and enemies who are challenged to (Jiangshan 3.3)."""
    board = lay.board
    for here, man in board.men.items():
        if man.owner == lay.seat and _is_covered(man) and not man.chaos and not man.kind.scout and lay.alert(here):
            facing = board.default_facing(here, man.owner) if man.kind.infantry else None
            yield Act("deploy", end=here, drawn=facing)
    seen = board.known_vision()
    for here in spots(lay.foes & ~board.battle & seen):
        yield Act("challenge", end=here)


def _is_covered(man: Man) -> bool:
    return man.place == OPEN and not man.battle


def order(act: Act) -> Order:
    """The order that an act stands for."""
    start, end = (at(here) if here >= 0 else (0, 0) for here in (act.start, act.end))
    match act.name:
        case "go":
            shot = at(act.other) if act.other >= 0 else None
            return Go(start, end, attack=act.attack, face=act.kind or None, facing=act.turn, shot=shot)
        case "sail" | "sneak":
            return Sail(start, end, facing=act.turn, sneak=act.name == "sneak")
        case "shoot" | "fire":
            return Shoot(start, end, fire=act.name == "fire")
        case "command":
            return Command(at(act.other), start, end, facing=act.turn)
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
        case "swap":
            return Swap(at(act.other), start, end)
        case "scout":
            return Conjure(at(act.other), end, act.kind)
        case _:
            return Word(act.name)
