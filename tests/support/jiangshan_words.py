"""Sight, legality and what an order does once more, slowly and word by word as Jiangshan 2.2 to 7.5 say it, for one
seat of three of which two are allied: what the play is held against on crowded boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from games.core import Seat
from games.jiangshan.board import EDGES, FACINGS, Cell, Ground, distance, order, plus, turned
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.state import STRATAGEMS, Chart, Fire, Phase, Place, Side, State, Terms, Tile, Unit
from games.jiangshan.units import Abilities

TEAMS = (0, 1, 0)
ME, FOE, FRIEND = Seat(0), Seat(1), Seat(2)
KINDS = "DPAJHLGBRQKS"


def crowded(dice: Random) -> State:
    """A board that is full of everything, in the middle of the first seat's turn, the contact check done."""
    columns, rows = dice.choice(((6, 6), (5, 5), (7, 4)))
    ground = Ground(tuple("".join(dice.choice("......^~**") for _ in range(columns)) for _ in range(rows)))
    board = Board(ground, {}, {}, {})
    for at in dice.sample(ground.cells(), dice.randint(6, 18)):
        _settle(board, dice, at, Seat(dice.choice((0, 0, 0, 1, 1, 2))))
    for at in ground.cells():
        if dice.random() < 0.08 and at not in board.tiles and (ground.terrain(at) == "*" or clear(board, at)):
            board.fires[at] = Fire(big=dice.random() < 0.5, owner=ME)
    board.contact()
    sides = tuple(Side(team=team, morale=3, held=tuple(STRATAGEMS[:5])) for team in TEAMS)
    return State(
        Options(),
        ground,
        Terms(),
        ("red", "blue", "green"),
        sides,
        Chart(board.units),
        Chart(board.tiles),
        Chart({at: fire for at, fire in board.fires.items() if ground.terrain(at) in ".*"}),
        phase=Phase.ACTION,
        active=ME,
        ap=1,
        turn=1,
    )


def _settle(board: Board, dice: Random, at: Cell, owner: Seat) -> None:
    terrain, kind = board.ground.terrain(at), SHIPPED[dice.choice(KINDS)]
    marked, chaos = dice.random() < 0.4, dice.random() < 0.1
    preset = dice.choice(FACINGS) if kind in "DPAJ" and dice.random() < 0.3 else None
    if terrain == "*":
        board.units[at] = Unit(owner, kind, at, place=Place.FOREST, marked=marked, chaos=chaos, preset=preset)
    elif terrain == "." and dice.random() < 0.7:
        battle = dice.random() < 0.5
        facing = dice.choice(FACINGS) if battle and kind in "DPAJ" else None
        used, face = dice.random() < 0.05, dice.choice("ih")
        board.units[at] = Unit(
            owner, kind, at, battle=battle, facing=facing, preset=preset, chaos=chaos, commanded=used, face=face
        )
    elif terrain == ".":
        board.tiles[at] = Tile(owner, camp=dice.random() < 0.5)
        if kind != "S" and dice.random() < 0.5:
            board.units[at] = Unit(owner, kind, at, place=Place.TILE, marked=marked)


def hostile(owner: Seat, team: int = 0) -> bool:
    return TEAMS[owner] != team


# 2.2 and 3.1


def ways(dx: int, dy: int) -> list[tuple[Cell, ...]]:
    """The cells between, by each way to an offset of at most two."""
    if max(abs(dx), abs(dy)) <= 1:
        return [()]
    if abs(dx) != 1 and abs(dy) != 1:
        return [((dx // 2, dy // 2),)]
    straight = (dx // 2, 0) if abs(dx) == 2 else (0, dy // 2)
    return [(straight,), ((dx // abs(dx), dy // abs(dy)),)]


@dataclass
class Board:
    """A position to be changed."""

    ground: Ground
    units: dict[Cell, Unit]
    tiles: dict[Cell, Tile]
    fires: dict[Cell, Fire]
    merit: int = 0
    box: list[str] = field(default_factory=list)
    fallen: set[Seat] = field(default_factory=set)

    def opaque(self, at: Cell, team: int) -> bool:
        unit, tile = self.units.get(at), self.tiles.get(at)
        return (
            self.ground.terrain(at) in "^*"
            or (unit is not None and unit.place is Place.OPEN and hostile(unit.owner, team))
            or (tile is not None and hostile(tile.owner, team))
        )

    def sees(self, viewer: Cell, at: Cell, team: int = 0) -> bool:
        dx, dy = at[0] - viewer[0], at[1] - viewer[1]
        if max(abs(dx), abs(dy)) > 2:
            return False
        return any(not any(self.opaque(plus(viewer, mid), team) for mid in way) for way in ways(dx, dy))

    def vision(self, *, known: bool) -> set[Cell]:
        """What the first seat's team sees: by its visible viewers, or by all that this seat knows of."""
        eyes = [at for at, tile in self.tiles.items() if not hostile(tile.owner)]
        for at, unit in self.units.items():
            hidden = known and unit.place is Place.FOREST and (unit.owner == ME or unit.marked)
            if not hostile(unit.owner) and (unit.place is Place.OPEN or hidden):
                eyes.append(at)
        return {at for at in self.ground.cells() if any(self.sees(eye, at) for eye in eyes)}

    def enemies(self, team: int = 0) -> list[Cell]:
        """Open enemy units and enemy tiles."""
        found = [at for at, unit in self.units.items() if unit.place is Place.OPEN and hostile(unit.owner, team)]
        return found + [at for at, tile in self.tiles.items() if hostile(tile.owner, team)]

    def may_deploy(self, unit: Unit) -> bool:
        """Its own eyes find an enemy (Jiangshan 3.3)."""
        return (
            unit.kind != "S" and unit.place is not Place.TILE and any(self.sees(unit.cell, at) for at in self.enemies())
        )

    # 3.3, 3.4 and 5.3: what follows by itself

    def flipped(self, unit: Unit, facing: str | None = None) -> Unit:
        facing = facing or unit.preset or self.default_facing(unit)
        return replace(unit, battle=True, facing=facing if unit.kind in "DPAJ" else None)

    def default_facing(self, unit: Unit) -> str:
        there = self.enemies(TEAMS[unit.owner])
        if not there:
            return "n"
        x, y = min(there, key=lambda at: (distance(unit.cell, at), at[1], at[0]))
        dx, dy = x - unit.cell[0], y - unit.cell[1]
        if abs(dx) >= abs(dy):
            return "e" if dx > 0 else "w"
        return "n" if dy > 0 else "s"

    def contact(self) -> None:
        seen = self.vision(known=False)
        for at, unit in list(self.units.items()):
            if at in seen and hostile(unit.owner) and unit.place is Place.OPEN and not unit.battle:
                self.units[at] = self.flipped(unit)

    def kill(self, at: Cell) -> None:
        unit = self.units.pop(at)
        self.merit += hostile(unit.owner) and unit.kind != "S"
        if unit.kind == "K" and unit.owner not in self.fallen:
            self.fallen.add(unit.owner)
            self.units = {at: other for at, other in self.units.items() if other.owner != unit.owner}
            self.tiles = {
                at: replace(tile, owner=ME if tile.owner == unit.owner else tile.owner)
                for at, tile in self.tiles.items()
            }

    def sieges(self) -> None:
        for at in sorted(self.tiles, key=order):
            closers = self.closers(at)
            if closers is None or not any(unit.owner == ME for unit in closers):
                continue
            for unit in closers:
                if unit.place is Place.FOREST:
                    self.units[unit.cell] = replace(unit, marked=True)
            if at in self.units:
                self.kill(at)
            self.tiles[at] = replace(self.tiles[at], owner=ME)
            self.contact()

    def closers(self, at: Cell) -> list[Unit] | None:
        """The units at the gates of an enemy tile, if all of them are closed."""
        owner, found = self.tiles[at].owner, []
        if not hostile(owner):
            return None
        for gate in (plus(at, edge) for edge in EDGES):
            if not self.ground.holds(gate) or self.ground.terrain(gate) in "^~":
                continue
            unit = self.units.get(gate)
            if unit is None or unit.kind == "S" or unit.place is Place.TILE or TEAMS[unit.owner] == TEAMS[owner]:
                return None
            found.append(unit)
        return found

    def over(self) -> bool:
        return len({TEAMS[seat] for seat in (ME, FOE, FRIEND) if seat not in self.fallen}) < 2

    def check(self) -> None:
        if not self.over():
            self.contact()
            self.sieges()


def board(state: State) -> Board:
    return Board(state.ground, dict(state.units), dict(state.tiles), dict(state.fires))


def clear(board: Board, at: Cell) -> bool:
    free = at not in board.fires and at not in board.units and at not in board.tiles
    return board.ground.holds(at) and board.ground.terrain(at) == "." and free


def known(board: Board, at: Cell) -> Unit | None:
    """Whom the first seat knows to be there."""
    unit = board.units.get(at)
    return unit if unit is not None and (unit.owner == ME or unit.place is Place.OPEN or unit.marked) else None


def unusable(board: Board, at: Cell) -> str | None:
    unit = board.units.get(at)
    if unit is None or unit.owner != ME:
        return "E_UNIT"
    return "E_CHAOS" if unit.chaos else "E_DONE" if unit.commanded else None


# 7.4: moves


@dataclass(frozen=True)
class Mode:
    """A set of abilities to try: as what, and with which facing or face."""

    how: str
    abilities: Abilities
    turn: str | None = None

    def covers(self, dx: int, dy: int) -> tuple[bool, bool] | None:
        """Whether an offset is taken with a capturing ability, and by sliding."""
        if (dx, dy) in self.abilities.advances:
            return True, False
        if (dx, dy) in self.abilities.moves:
            return self.how == "scout", False
        far = max(abs(dx), abs(dy))
        if any((x * far, y * far) == (dx, dy) for x, y in (*self.abilities.runs, *self.abilities.charges)):
            return (dx // far, dy // far) in self.abilities.charges, True
        return None


def modes(board: Board, unit: Unit, *, attack: bool) -> list[Mode]:
    if unit.kind == "S":
        return [Mode("scout", unit.kind.march(unit.face), unit.face)]  # no face is typed: the one it shows (14.2, 7)
    if unit.place is Place.OPEN and unit.battle:
        return [Mode("battle", unit.kind.battle(unit.facing))]
    facings: Sequence[str | None] = FACINGS if unit.kind in "DPAJ" else (None,)
    marching = [Mode("march", unit.kind.march())]
    fighting = [Mode("battle", unit.kind.battle(facing), facing) for facing in facings]
    if not board.may_deploy(unit):
        return marching
    return fighting if attack else marching + fighting


RANKS = ("E_REACH", "own garrison", "E_CAPTURE", "marked", "E_BLOCK", "")
CODES = {"own garrison": "E_DEST", "marked": "E_DEST"}


def judged(board: Board, unit: Unit, end: Cell, mode: Mode) -> str:
    dx, dy = end[0] - unit.cell[0], end[1] - unit.cell[1]
    covered = mode.covers(dx, dy)
    if covered is None:
        return "E_REACH"
    captures, slides = covered
    if (fault := arrival(board, unit, end, captures=captures)) is not None:
        return fault
    far = max(abs(dx), abs(dy))
    between = [tuple((dx // far * n, dy // far * n) for n in range(1, far))] if slides else ways(dx, dy)
    return "" if any(all(clear(board, plus(unit.cell, mid)) for mid in way) for way in between) else "E_BLOCK"


def arrival(board: Board, unit: Unit, end: Cell, *, captures: bool) -> str | None:
    tile, there = board.tiles.get(end), known(board, end)
    if tile is not None and tile.owner == ME:
        return "own garrison" if there is not None or unit.kind == "S" else None
    if tile is not None:
        if not captures or unit.kind in "KS":
            return "E_CAPTURE"
        return None if there is None else "marked"
    if there is None:
        return None
    if there.place is Place.OPEN:
        able = there.kind == "S" and there.battle if unit.kind == "S" else captures
        return None if able else "E_CAPTURE"
    return None if captures and unit.kind != "S" else "E_CAPTURE"  # 14.2, 10


def move_code(board: Board, start: Cell, end: Cell, *, attack: bool) -> str:
    """The code of a rejection, or nothing."""
    if (fault := unusable(board, start)) is not None:
        return fault
    unit, there, terrain = board.units[start], known(board, end), board.ground.terrain(end)
    if unit.place is Place.TILE:
        return _leaving(board, start, end)
    friendly = there is not None and there.place is not Place.TILE and not hostile(there.owner)
    if terrain not in ".*" or end in board.fires or friendly:
        return "E_DEST"
    found = max((judged(board, unit, end, mode) for mode in modes(board, unit, attack=attack)), key=RANKS.index)
    if found == "E_REACH" and enters(board, unit, end):  # 14.2, 11: `-` and `x` alike
        return ""
    return CODES.get(found, found)


def _leaving(board: Board, start: Cell, end: Cell) -> str:
    if end not in [plus(start, edge) for edge in EDGES]:
        return "E_REACH"
    if board.ground.terrain(end) == "*":
        return "" if end not in board.fires and known(board, end) is None else "E_DEST"
    return "" if clear(board, end) else "E_DEST"


def enters(board: Board, unit: Unit, end: Cell) -> bool:
    """Whether it stands at a gate of an own empty tile."""
    tile = board.tiles.get(end)
    empty = tile is not None and tile.owner == ME and end not in board.units
    return empty and unit.kind != "S" and end in [plus(unit.cell, edge) for edge in EDGES]


@dataclass
class March:
    """A legal move, carried out."""

    board: Board
    start: Cell
    end: Cell
    mode: Mode
    captures: bool
    slides: bool

    def go(self, at: Cell) -> None:
        before = self.board.units.pop(self.start)
        place = (
            Place.TILE
            if at in self.board.tiles
            else Place.FOREST
            if self.board.ground.terrain(at) == "*"
            else Place.OPEN
        )
        unit = replace(before, cell=at, place=place, marked=False, commanded=True)
        if place is not Place.OPEN or before.place is not Place.OPEN:
            unit = replace(unit, battle=False, facing=None)
        if before.place is Place.FOREST and place is Place.OPEN and self.mode.how == "battle":
            unit = replace(unit, battle=True, facing=self.mode.turn)
        self.board.units[at] = unit

    def halt(self) -> None:
        """Somebody hidden is in the way."""
        self.board.units[self.end] = replace(self.board.units[self.end], marked=True)
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        far, at = max(abs(dx), abs(dy)), self.start
        if self.slides and far > 1:
            at = (self.end[0] - dx // far, self.end[1] - dy // far)
            self.go(at)
        self.board.units[at] = replace(self.board.units[at], commanded=True)

    def arrive(self) -> None:
        tile, there = self.board.tiles.get(self.end), self.board.units.get(self.end)
        if tile is not None and tile.owner != ME and there is None:
            self.board.box.append(self.board.units.pop(self.start).kind)
            self.board.tiles[self.end] = replace(tile, owner=ME)
        elif there is None:
            self.go(self.end)
        elif there.place is not Place.TILE and self.takes(there):
            self.board.kill(self.end)
            self.go(self.end)
        else:
            self.halt()

    def takes(self, there: Unit) -> bool:
        able = there.kind == "S" if self.mode.how == "scout" else self.captures and self.mode.how == "battle"
        return hostile(there.owner) and able


def moved(before: Board, start: Cell, end: Cell, *, attack: bool, face: str | None = None) -> Board:
    """The position after a legal move, everything that follows by itself included; a scout's by the `face` it is to act
    as."""
    unit = before.units[start]
    if face is not None:
        unit = replace(unit, face=face)
    mode, captures, slides = _taken(before, unit, end, attack=attack)
    if mode.how == "battle" and unit.place is Place.OPEN and not unit.battle:
        before.units[start] = before.flipped(unit, mode.turn)
    if mode.how == "scout":
        before.units[start] = replace(unit, face=mode.turn or unit.face)
    March(before, start, end, mode, captures, slides).arrive()
    before.check()
    return before


def _taken(board: Board, unit: Unit, end: Cell, *, attack: bool) -> tuple[Mode, bool, bool]:
    """The first mode that gets there; of facings to draw up in, one that captures."""
    if unit.place is Place.TILE:
        return Mode("leave", Abilities()), False, False
    fitting = [mode for mode in modes(board, unit, attack=attack) if not judged(board, unit, end, mode)]
    if not fitting:
        return Mode("gate", Abilities()), False, False
    offset = end[0] - unit.cell[0], end[1] - unit.cell[1]
    ways_in = [(mode, *(mode.covers(*offset) or (False, False))) for mode in fitting]
    if ways_in[0][0].how == "battle":
        ways_in.sort(key=lambda way: not way[1])
    return ways_in[0]


# 4.2, 7.5 and 6.2: sailing, shooting, commanding


def sail_code(board: Board, start: Cell, end: Cell) -> str:
    if (fault := unusable(board, start)) is not None:
        return fault
    unit = board.units[start]
    if unit.kind not in "DPAJS" or unit.place is Place.FOREST:
        return "E_STATE"
    reached = set(waterway(board, start))
    if end == start or not any(plus(end, edge) in reached for edge in EDGES):
        return "E_WATER"
    if end in board.tiles:
        return "" if board.tiles[end].owner == ME and end not in board.units and unit.kind != "S" else "E_DEST"
    return "" if clear(board, end) else "E_DEST"


def waterway(board: Board, start: Cell) -> Iterator[Cell]:
    """The water that a traveller from `start` reaches: linked by edges and corners, not cut."""
    uncut = {at for at in board.ground.cells() if board.ground.terrain(at) == "~" and not _cut(board, at)}
    waves = [at for edge in EDGES if (at := plus(start, edge)) in uncut]
    while waves:
        at = waves.pop()
        if at in uncut:
            uncut.remove(at)
            yield at
            waves += [(at[0] + x, at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]


def _cut(board: Board, at: Cell) -> bool:
    return any(near in board.enemies() for near in (plus(at, edge) for edge in EDGES))


BOW = tuple((2, right) for right in range(-2, 3))


def shot_code(board: Board, start: Cell, end: Cell) -> str:
    if (fault := unusable(board, start)) is not None:
        return fault
    unit, offset = board.units[start], (end[0] - start[0], end[1] - start[1])
    in_battle = unit.place is Place.OPEN and unit.battle
    if unit.place is Place.TILE:
        cells: Sequence[Cell] = EDGES
    elif unit.kind != "A" or not (in_battle or board.may_deploy(unit)):
        return "E_STATE"
    else:
        facings = unit.facing or "" if in_battle else FACINGS
        cells = [turned(each, facing) for facing in facings for each in BOW]
    if offset not in cells:
        return "E_RANGE"
    if end not in board.vision(known=True):
        return "E_SIGHT"
    return _target(board, end, rocks=unit.place is Place.TILE)


def _target(board: Board, at: Cell, *, rocks: bool) -> str:
    there = known(board, at)
    if there is None or not hostile(there.owner) or there.place is Place.TILE:
        return "E_TARGET"
    if there.place is Place.FOREST:
        return "" if there.chaos and not rocks else "E_TARGET"
    return "E_HEAVY" if there.battle and there.kind in "JGRK" and not there.chaos else ""


def command_area(board: Board, at: Cell) -> list[Cell] | None:
    tile, unit = board.tiles.get(at), board.units.get(at)
    if tile is not None:
        return [at, *(plus(at, edge) for edge in EDGES)] if tile.camp and tile.owner == ME else None
    if unit is None or unit.owner != ME or unit.kind not in "GK" or unit.chaos or unit.place is not Place.OPEN:
        return None
    return (
        [plus(at, (x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        if unit.battle or board.may_deploy(unit)
        else None
    )


def command_code(board: Board, commander: Cell, start: Cell, end: Cell) -> str:
    area = command_area(board, commander)
    if area is None:
        return "E_CMD"
    if (fault := unusable(board, start)) is not None:
        return fault
    if start not in area or end not in area or start == end:
        return "E_CMD"
    if board.units[start].place is Place.TILE and end not in [plus(start, edge) for edge in EDGES]:
        return "E_DEST"  # it leaves by a gate (14.2, 4)
    if end in board.tiles:
        fits = board.tiles[end].owner == ME and end not in board.units and board.units[start].kind != "S"
    elif board.ground.terrain(end) == "*":
        fits = end not in board.fires and known(board, end) is None
    else:
        fits = clear(board, end)
    return "" if fits else "E_DEST"


def same(found: Mapping[Cell, Unit], wanted: Mapping[Cell, Unit]) -> bool:
    """Whether the same units stand everywhere, in the same condition; what was shown of them before is no matter."""
    ours, theirs = (
        {at: replace(unit, tracked=False, began=None, trail=()) for at, unit in units.items()}
        for units in (found, wanted)
    )
    return ours == theirs
