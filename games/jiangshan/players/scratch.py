"""A board for players who try many orders: the rules of the action phase on whole numbers (Jiangshan 5 to 7).

Cells are spots, 12 a row, and sets of cells are whole numbers with a bit a spot, as in `sight`. Fires stay as they are:
no weather is rolled here. Orders are not checked; `tactics` lists them. It is equal to the rules, which a test proves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from games.jiangshan import sight
from games.jiangshan.board import FOREST, MOUNTAIN, PLAIN, WATER, Cell, Ground, distance
from games.jiangshan.play.outcome import CAMP, CITY, LEAD
from games.jiangshan.state import COSTS, Place, Side, Standing, State, Terms, Tile, Unit
from games.jiangshan.units import MOST_MORALE, SUPPLIES, Kind

ROW = 12
OPEN, UNDER, INSIDE = range(3)
"""Where a man is: in the open, under a forest, inside a tile."""
_PLACES = {Place.OPEN: OPEN, Place.FOREST: UNDER, Place.TILE: INSIDE}


def spot(at: Cell) -> int:
    return ROW * at[1] + at[0]


def at(spot: int) -> Cell:
    return spot % ROW, spot // ROW


def spots(mask: int) -> Iterator[int]:
    """The spots of a set, the lower row and then the lower column first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Land:
    """What never changes on a board, worked out once."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.plain, self.forest, self.water = (self._terrain(ground, kind) for kind in (PLAIN, FOREST, WATER))
        self.heights = self.forest | self._terrain(ground, MOUNTAIN)
        self.seen = _Sights(ground)
        self.gates = {spot(at): tuple(map(spot, ground.gates(at))) for at in ground.cells()}
        self.exits = {here: self._mask(gates) for here, gates in self.gates.items()}
        self.near = {spot(at): tuple(map(spot, ground.near(at))) for at in ground.cells()}
        self.closable = {here: self._mask(gates) & ~self._rocks() for here, gates in self.gates.items()}
        self.around = {here: self._mask(cells) for here, cells in self.near.items()}
        self.square = {
            here: self._mask(set().union(*(self.near[near] for near in self.near[here]))) for here in self.near
        }
        """Where one could be seen from."""

    def _terrain(self, ground: Ground, kind: str) -> int:
        return self._mask(spot(at) for at in ground.cells() if ground.terrain(at) == kind)

    def _rocks(self) -> int:
        return ~(self.plain | self.forest)

    @staticmethod
    def _mask(cells: Iterable[int]) -> int:
        return sum(1 << each for each in set(cells))


class _Sights:
    """What is seen from a spot past walls."""

    def __init__(self, ground: Ground) -> None:
        self._glances = sight.glances(ground)
        self._around = {spot(each): sight.bits(iter((each, *ground.near(each)))) for each in ground.cells()}
        self._found: dict[tuple[int, int], int] = {}

    def __call__(self, here: int, walls: int) -> int:
        key = here, walls & self._around[here]
        seen = self._found.get(key)
        if seen is None:
            seen = self._found[key] = self._glances.seen(at(here), walls)
        return seen


land = lru_cache(maxsize=16)(Land)


def _spread(mask: int) -> int:
    """At least all spots that are two steps or less from some; past the edge of the board too many."""
    mask |= mask << 1 | mask >> 1 | mask << 2 | mask >> 2
    return mask | mask << ROW | mask >> ROW | mask << 2 * ROW | mask >> 2 * ROW


class Man(NamedTuple):
    """A unit."""

    owner: int
    kind: Kind
    place: int = OPEN
    battle: bool = False
    facing: str | None = None
    preset: str | None = None
    chaos: bool = False
    commanded: bool = False
    marked: bool = False
    face: str = "i"


class Purse(NamedTuple):
    """A side's counters and secrets."""

    morale: int
    supply: int
    merit: int
    earned: int
    reserve: tuple[str, ...]
    box: tuple[str, ...]
    held: tuple[str, ...]
    used: frozenset[str]
    standing: Standing
    defeated: bool


class Act(NamedTuple):
    """An order with all that follows from how it is carried out; `name` is the kind of order. `other` is the commander,
    or the target of a mounted shot; `drawn` how infantry turns up to fight, `turn` how it faces afterwards."""

    name: str
    start: int = -1
    end: int = -1
    other: int = -1
    kind: str = ""
    captures: bool = False
    slides: bool = False
    battle: bool = False
    drawn: str | None = None
    turn: str | None = None
    attack: bool = False


class Scratch:
    """A position to be changed; `copy` it first."""

    __slots__ = (
        "active",
        "ap",
        "battle",
        "fires",
        "gained",
        "held",
        "land",
        "men",
        "open",
        "progressed",
        "purses",
        "rider",
        "round",
        "seats",
        "shared",
        "teams",
        "terms",
        "tiles",
        "under",
        "winners",
    )
    land: Land
    terms: Terms
    teams: tuple[int, ...]
    seats: dict[int, tuple[int, ...]]
    shared: bool
    men: dict[int, Man]
    tiles: dict[int, Tile]
    purses: list[Purse]
    open: list[int]
    under: list[int]
    held: list[int]
    battle: int
    fires: int
    active: int
    ap: int
    round: int
    progressed: int
    rider: int
    gained: bool
    winners: frozenset[int] | None

    def copy(self) -> Scratch:
        twin = Scratch.__new__(Scratch)
        twin.land, twin.terms, twin.teams, twin.seats, twin.shared = (
            self.land,
            self.terms,
            self.teams,
            self.seats,
            self.shared,
        )
        twin.men, twin.tiles, twin.purses = self.men.copy(), self.tiles.copy(), self.purses.copy()
        twin.open, twin.under, twin.held = self.open.copy(), self.under.copy(), self.held.copy()
        twin.battle, twin.fires, twin.active, twin.ap = self.battle, self.fires, self.active, self.ap
        twin.round, twin.progressed, twin.rider, twin.winners = self.round, self.progressed, self.rider, self.winners
        twin.gained = self.gained
        return twin

    # Who stands where

    def team_open(self, team: int) -> int:
        """The open units of a team."""
        return self._of_team(self.open, team)

    def team_held(self, team: int) -> int:
        """The tiles of a team."""
        return self._of_team(self.held, team)

    def _of_team(self, masks: list[int], team: int) -> int:
        found = 0
        for seat in self.seats[team]:
            found |= masks[seat]
        return found

    def all_open(self) -> int:
        found = 0
        for mask in self.open:
            found |= mask
        return found

    def all_held(self) -> int:
        found = 0
        for mask in self.held:
            found |= mask
        return found

    def foes(self, team: int) -> int:
        """Open units and tiles of other teams."""
        return (self.all_open() | self.all_held()) & ~(self.team_open(team) | self.team_held(team))

    def watched(self, team: int, *, under: int = 0) -> int:
        """All that a team sees, also from the forests `under` which it has units."""
        walls = self.land.heights | self.foes(team)
        seen, look = 0, self.land.seen
        eyes = self.team_open(team) | self.team_held(team) | under
        while eyes:
            lowest = eyes & -eyes
            seen |= look(lowest.bit_length() - 1, walls)
            eyes ^= lowest
        return seen

    def observed(self, among: int, team: int) -> int:
        """Those of some cells that a team sees through visible viewers."""
        square, look, found = self.land.square, self.land.seen, 0
        eyes, walls = self.team_open(team) | self.team_held(team), 0
        among &= _spread(eyes)
        while among:
            lowest = among & -among
            among ^= lowest
            near = eyes & square[lowest.bit_length() - 1]
            if near:
                walls = walls or self.land.heights | self.foes(team)
                while near:
                    eye = near & -near
                    near ^= eye
                    if look(eye.bit_length() - 1, walls) & lowest:
                        found |= lowest
                        break
        return found

    def default_facing(self, here: int, owner: int) -> str:
        """Towards the nearest enemy (Jiangshan 3.4)."""
        best, nearest = -1, 99
        start = at(here)
        for each in spots(self.foes(self.teams[owner])):
            far = distance(start, at(each))
            if far < nearest:
                best, nearest = each, far
        if best < 0:
            return "n"
        dx, dy = best % ROW - start[0], best // ROW - start[1]
        if abs(dx) >= abs(dy):
            return "e" if dx > 0 else "w"
        return "n" if dy > 0 else "s"

    def _set(self, here: int, man: Man) -> None:
        """The man on a free spot, as he is."""
        self.men[here] = man
        bit = 1 << here
        if man.place == OPEN:
            self.open[man.owner] |= bit
            if man.battle:
                self.battle |= bit
        elif man.place == UNDER:
            self.under[man.owner] |= bit

    def _take(self, here: int) -> Man:
        man, bit = self.men.pop(here), ~(1 << here)
        self.open[man.owner] &= bit
        self.under[man.owner] &= bit
        self.battle &= bit
        return man

    def _alter(self, here: int, man: Man) -> None:
        """Another state of the man who stands there: of his battle state only the mask is kept with him."""
        self.men[here] = man
        if man.place == OPEN and man.battle:
            self.battle |= 1 << here

    def _put(self, man: Man, here: int) -> Man:
        """The man on or under a spot, as it requires (Jiangshan 3.3)."""
        place = INSIDE if here in self.tiles else UNDER if self.land.forest >> here & 1 else OPEN
        stays = place == OPEN and man.place == OPEN
        man = man._replace(place=place, battle=man.battle and stays, facing=man.facing if stays else None, marked=False)
        self._set(here, man)
        return man

    def _turn_to(self, here: int, facing: str | None, drawn: str | None = None) -> None:
        man = self.men[here]
        if not man.kind.infantry:
            return
        if man.battle:
            facing = facing or man.facing or drawn or self.default_facing(here, man.owner)
            self.men[here] = man._replace(facing=facing)
        elif facing is not None:
            self.men[here] = man._replace(preset=facing)

    # Losses

    def eliminate(self, here: int, by: int) -> None:
        man = self._take(here)
        self.progressed = self.round
        if self.terms.fallen == "box" and man.kind.price:
            purse = self.purses[man.owner]
            self.purses[man.owner] = purse._replace(box=tuple(sorted((*purse.box, str(man.kind)))))
        if self.teams[by] != self.teams[man.owner] and not man.kind.scout:
            purse = self.purses[by]
            self.purses[by] = purse._replace(merit=purse.merit + 1, earned=purse.earned + 1)
        if man.kind.king:
            self.defeat(man.owner, heir=by if by == self.active != man.owner else -1)

    def defeat(self, seat: int, *, heir: int) -> None:
        """Men leave, tiles go to the heir or leave too (Jiangshan 7.7)."""
        if self.purses[seat].defeated:
            return
        self.purses[seat] = self.purses[seat]._replace(defeated=True, reserve=())
        for here in [here for here, man in self.men.items() if man.owner == seat]:
            self._take(here)
        self.progressed = self.round
        for here in [here for here, tile in self.tiles.items() if tile.owner == seat]:
            tile = self.tiles.pop(here)
            self.held[seat] &= ~(1 << here)
            if heir >= 0:
                self._own(here, tile, heir)
                self.gained = True

    def _own(self, here: int, tile: Tile, owner: int) -> None:
        self.tiles[here] = Tile(type(tile.owner)(owner), tile.camp, tile.capital)
        self.held[owner] |= 1 << here

    def _capture(self, here: int, winner: int) -> None:
        """A tile changes hands (Jiangshan 7.7)."""
        tile = self.tiles[here]
        self.held[tile.owner] &= ~(1 << here)
        self._own(here, tile, winner)
        self.progressed = self.round
        if self.teams[winner] == self.teams[tile.owner]:
            return
        self.gained, terms = True, self.terms
        if tile.capital and terms.capital_loss == "defeat":
            self.defeat(tile.owner, heir=-1)
        else:
            self._dishearten(tile.owner, terms.setback_capital if tile.capital else terms.setback_city)

    def _dishearten(self, seat: int, loss: int) -> None:
        purse = self.purses[seat]
        if not loss or purse.defeated:
            return
        morale = max(-1, purse.morale - loss)
        self.purses[seat] = purse._replace(morale=morale)
        if morale < 0:
            self.defeat(seat, heir=-1)

    def pay(self, seat: int, stratagem: str) -> None:
        purse = self.purses[seat]
        left = purse.morale - COSTS[stratagem]
        self.purses[seat] = purse._replace(morale=left, supply=0, used=purse.used | {stratagem})

    # Ends

    def _check_defeats(self) -> None:
        if self.winners is None:
            for purse in self.purses:
                if purse.defeated:
                    self._count_out()
                    return

    def _count_out(self) -> None:
        standing = {team for team, purse in zip(self.teams, self.purses, strict=True) if not purse.defeated}
        if self.terms.team_loss == "first":
            standing -= {team for team, purse in zip(self.teams, self.purses, strict=True) if purse.defeated}
        if len(standing) <= 1:
            self.winners = frozenset(standing)
            return
        for seat, team in enumerate(self.teams):
            if team not in standing:
                self.defeat(seat, heir=-1)

    def _check_hold(self) -> None:
        """The active team, if it has just gained a tile, wins with enough of them."""
        team = self.teams[self.active]
        if self.gained and self.winners is None and 0 < self.terms.hold <= self.team_held(team).bit_count():
            self.winners = frozenset((team,))

    def _check_merit(self) -> None:
        goal = self.terms.merit_goal
        if not goal or self.winners is not None:
            return
        earned: dict[int, int] = {}
        for team, purse in zip(self.teams, self.purses, strict=True):
            earned[team] = earned.get(team, 0) + purse.earned
        best = max(earned, key=lambda team: earned[team])
        others = max((count for team, count in earned.items() if team != best), default=0)
        if earned[best] >= goal and earned[best] >= others + 2:
            self.winners = frozenset((best,))

    def check(self) -> None:
        """CHECK (Jiangshan 7.1)."""
        self._check_defeats()
        if self.winners is None:
            self.contact()
            self._sieges()
            self._check_hold()
            self._check_merit()

    def contact(self) -> None:
        """Enemies whom the active team sees flip (Jiangshan 3.3)."""
        team = self.teams[self.active]
        unseen = self.all_open() & ~(self.battle | self.team_open(team))
        for here in spots(self.observed(unseen, team)):
            self.flip(here)

    def flip(self, here: int, facing: str | None = None) -> Man:
        man = self.men[here]
        facing = (facing or man.preset or self.default_facing(here, man.owner)) if man.kind.infantry else None
        man = man._replace(battle=True, facing=facing)
        self.men[here] = man
        self.battle |= 1 << here
        return man

    def _sieges(self) -> None:
        around, closing = self.land.closable, self.all_open()
        for mask in self.under:
            closing |= mask
        for here in sorted([here for here in self.tiles if not around[here] & ~closing]):
            if self.winners is not None:
                return
            if here in self.tiles and self._besieged(here):
                self._surrender(here)

    def _besieged(self, here: int) -> bool:
        """All four gates closed by enemies of the owner, one of them the active player's (Jiangshan 5.3)."""
        owner, mine = self.tiles[here].owner, 0
        if self.teams[owner] == self.teams[self.active]:
            return False
        gates = self.land.closable[here]
        for seat, team in enumerate(self.teams):
            if team != self.teams[owner]:
                closing = gates & (self.open[seat] | self.under[seat])
                mine |= closing if seat == self.active else 0
                gates &= ~closing
        if gates or not mine:
            return False
        closers = [self.men[gate] for gate in spots(self.land.closable[here])]
        return not any(man.kind.scout for man in closers)

    def _surrender(self, here: int) -> None:
        for gate in spots(self.land.closable[here]):
            man = self.men[gate]
            if man.place == UNDER:
                self.men[gate] = man._replace(marked=True)
        if here in self.men:
            self.eliminate(here, self.active)
        if here in self.tiles and self.tiles[here].owner != self.active:
            self._capture(here, self.active)
        self._check_defeats()
        if self.winners is None:
            self.contact()

    # Orders

    def carry_out(self, act: Act) -> None:
        """An order of the active side."""
        if act.name != "fire" and (act.name != "shoot" or act.start != self.rider):
            self.rider = -1
        self.gained = False
        _ORDERS[act.name](self, act)

    def _go(self, act: Act) -> None:
        self.ap -= 1
        man = self.men[act.start]
        if act.battle and man.place == OPEN and not man.battle:
            man = self.flip(act.start, act.drawn)
        if act.kind:
            man = man._replace(face=act.kind)
            self.men[act.start] = man
        victim = self.men.get(act.end)
        strikes = act.captures or man.kind.scout
        if strikes and victim is not None and victim.place == OPEN and self._hostile(victim.owner):
            self._melee(act, victim)
        else:
            self._arrive(act, man)

    def _hostile(self, owner: int) -> bool:
        return self.teams[owner] != self.teams[self.active]

    def _arrive(self, act: Act, man: Man) -> None:
        tile, there = self.tiles.get(act.end), self.men.get(act.end)
        if tile is not None and tile.owner != self.active:
            if there is None:
                self._occupy(act)
            else:
                self._halt(act)
        elif there is None:
            self._walk(act.start, act.end, act.turn, battle=act.battle, drawn=act.drawn)
        elif self._hostile(there.owner) and (there.kind.scout if man.kind.scout else act.captures):
            self.eliminate(act.end, self.active)
            if act.start in self.men:
                self._walk(act.start, act.end, act.turn, battle=act.battle, drawn=act.drawn)
        else:
            self._halt(act)
        self.check()
        self._aim(act)

    def _aim(self, act: Act) -> None:
        if act.other >= 0 and self.winners is None:
            self._mounted(act.end, act.other)

    def _occupy(self, act: Act) -> None:
        man = self._take(act.start)
        purse = self.purses[self.active]
        self.purses[self.active] = purse._replace(box=tuple(sorted((*purse.box, str(man.kind)))))
        self._capture(act.end, self.active)

    def _walk(self, start: int, end: int, turn: str | None, *, battle: bool, drawn: str | None = None) -> None:
        before = self._take(start)
        man = self._put(before._replace(commanded=True), end)
        if before.place != OPEN and battle and man.place == OPEN:
            self._alter(end, man._replace(battle=True))
        self._turn_to(end, turn, drawn)
        if man.kind.mounted and battle and man.place != INSIDE:
            self.rider = end

    def _halt(self, act: Act) -> None:
        """Hidden units stop a mover: a slide ends on the last clear cell, anything else stays (Jiangshan 7.4)."""
        self.men[act.end] = self.men[act.end]._replace(marked=True)
        here = act.start
        if act.slides:
            (x, y), (ex, ey) = at(act.start), at(act.end)
            far = max(abs(ex - x), abs(ey - y))
            last = act.end - spot(((ex - x) // far, (ey - y) // far))
            if last != here:
                self._walk(here, last, None, battle=act.battle)
                here = last
        self.men[here] = self.men[here]._replace(commanded=True)
        self._turn_to(here, act.turn)
        self.rider = -1

    def _melee(self, act: Act, victim: Man) -> None:
        """Substitution by the standing order; asking is left out (Jiangshan 6.5)."""
        pair = self._substitute(act.end, victim)
        if pair is not None:
            self.substitute(victim.owner, *pair)
        self.strike(act)

    def substitute(self, seat: int, one: int, other: int) -> None:
        self.pay(seat, "decoy")
        self.exchange(one, other)

    def strike(self, act: Act) -> None:
        """The capture goes on against whoever stands there now."""
        self.eliminate(act.end, self.active)
        if act.start in self.men:
            man = self.men[act.start]
            self._walk(act.start, act.end, act.turn, battle=not man.kind.scout, drawn=act.drawn)
            self.check()
            self._aim(act)
        else:
            self.check()

    def _substitute(self, here: int, victim: Man) -> tuple[int, int] | None:
        purse = self.purses[victim.owner]
        standing = purse.standing
        if purse.morale < COSTS["decoy"] or "decoy" not in purse.held or "decoy" in purse.used or victim.chaos:
            return None
        if standing.mode == "off" or victim.kind not in standing.protect:
            return None
        limit, found = standing.sacrifice.find(victim.kind), []
        for near in spots(self.land.around[here] & self.open[victim.owner]):
            other = self.men[near]
            if other.chaos or not (_leads(victim) or _leads(other)):
                continue
            rank = standing.sacrifice.find(other.kind)
            if rank >= 0 and (limit < 0 or rank < limit):
                found.append((rank, near))
        return (here, min(found)[1]) if found else None

    def exchange(self, one: int, other: int) -> None:
        first, second = self._take(one), self._take(other)
        self._put(first, other)
        self._put(second, one)

    def _shoot(self, act: Act) -> None:
        """A drawn bow or rock-fall (Jiangshan 7.5)."""
        man = self.men[act.start]
        if man.place == OPEN and not man.battle:
            man = self.flip(act.start, act.drawn)
        target = self.men[act.end]
        if target.place == OPEN and not target.battle:
            target = self.flip(act.end)
        if target.chaos or not target.kind.heavy:
            self.rider = -1
            self.men[act.start] = man._replace(commanded=True, marked=man.marked or man.place != OPEN)
            self._hit(act.end)
        self.check()

    def _hit(self, here: int) -> None:
        man = self.men[here]
        if man.chaos:
            self.eliminate(here, self.active)
        else:
            self.men[here] = man._replace(chaos=True)

    def _mounted(self, here: int, target: int) -> None:
        """A shot after the move, which the rider keeps where the target is out of sight or heavy (Jiangshan 14.1)."""
        there = self.men.get(target)
        if self.rider != here or there is None or not self._hostile(there.owner):
            return
        (x, y), (tx, ty) = at(here), at(target)
        if (tx - x, ty - y) in self.men[here].kind.mounted and self.known_vision() >> target & 1:
            self._shoot(Act("shoot", here, target))

    def known_vision(self) -> int:
        """What the active side's team sees, as far as the side knows its eyes."""
        return self.watched(self.teams[self.active], under=self.known_under(self.active, friends=True))

    def known_under(self, seat: int, *, friends: bool) -> int:
        """Forests where a side knows of units: of its team, or of the others."""
        found = 0
        for other, team in enumerate(self.teams):
            if (team == self.teams[seat]) != friends or not self.under[other]:
                continue
            if other == seat or (self.shared and friends):
                found |= self.under[other]
            else:
                found |= sum(1 << here for here in spots(self.under[other]) if self.men[here].marked)
        return found

    def _command(self, act: Act) -> None:
        self.ap -= 1
        self._ready(act.other)
        if act.end in self.men:
            self.men[act.end] = self.men[act.end]._replace(marked=True)
            self.men[act.start] = self.men[act.start]._replace(commanded=True)
            self._turn_to(act.start, act.turn)
        else:
            self._put(self._take(act.start)._replace(commanded=True), act.end)
            self._turn_to(act.end, act.turn)
        self.check()

    def _ready(self, commander: int) -> None:
        if commander not in self.tiles and not self.men[commander].battle:
            self.flip(commander)

    def _sail(self, act: Act) -> None:
        self.ap -= 1
        if act.name == "sneak":
            self.pay(self.active, "sneak")
        man = self._take(act.start)._replace(commanded=True)
        self._put(man._replace(face="i") if man.kind.scout else man, act.end)
        self._turn_to(act.end, act.turn)
        self.check()

    def _support(self, act: Act) -> None:
        self.ap -= 1
        purse = self.purses[self.active]
        reserve = list(purse.reserve)
        reserve.remove(act.kind[0])
        self.purses[self.active] = purse._replace(reserve=tuple(reserve))
        self._put(Man(self.active, self.terms.units[act.kind[0]], commanded=True, face=act.kind[1:] or "i"), act.end)
        self.progressed = self.round
        self.check()

    def _rebuild(self, act: Act) -> None:
        self.ap -= 1
        tile = self.tiles[act.end]
        self.tiles[act.end] = Tile(tile.owner, not tile.camp, tile.capital)
        self.check()

    def _recruit(self, act: Act) -> None:
        purse = self.purses[self.active]
        box = list(purse.box)
        box.remove(act.kind)
        reserve = tuple(sorted((*purse.reserve, act.kind)))
        merit = purse.merit - self.terms.units[act.kind].price
        self.purses[self.active] = purse._replace(box=tuple(box), reserve=reserve, merit=merit)
        self.progressed = self.round

    def _swap(self, act: Act) -> None:
        self.ap -= 1
        self.pay(self.active, "swap")
        self._ready(act.other)
        self.exchange(act.start, act.end)
        for here in (act.start, act.end):
            self.men[here] = self.men[here]._replace(commanded=True)
        self.check()

    def _conjure(self, act: Act) -> None:
        self.pay(self.active, "scout")
        self.ap -= self.terms.scout_costs_ap
        purse, scout = self.purses[self.active], self.terms.units.scout
        assert scout is not None, purse.box
        box = list(purse.box)
        box.remove(scout)
        self.purses[self.active] = purse._replace(box=tuple(box))
        self._ready(act.other)
        self._put(Man(self.active, scout, commanded=True, face=act.kind), act.end)
        self.check()

    def _burn(self, act: Act) -> None:
        """Wildfire (Jiangshan 6.3)."""
        self.pay(self.active, "fire")
        man = self.men[act.start]
        if self.rider != act.start and man.place == OPEN and not man.battle:
            man = self.flip(act.start, act.drawn)
        self.rider = -1
        self.men[act.start] = man._replace(commanded=True, marked=man.place != OPEN)
        self.fires |= 1 << act.end
        if act.end in self.men:
            self.men[act.end] = self.men[act.end]._replace(chaos=True, marked=True)
        self.check()

    def _turn_up(self, act: Act) -> None:
        self.flip(act.end, act.drawn)
        self.check()

    def _extra(self, act: Act) -> None:
        self.pay(self.active, "extra")
        self.ap += 1

    # Turns

    def finish(self) -> None:
        """The end phase, and the next side's preparation (Jiangshan 7.1)."""
        seat, seen = self.active, 0
        fighting = self.open[seat] & self.battle
        for team in self.seats:
            if team != self.teams[seat]:
                seen |= self.observed(fighting & ~seen, team)
        hiding = fighting & ~seen
        for here, man in list(self.men.items()):
            if man.owner == seat and (man.chaos or man.commanded or hiding >> here & 1):
                self._rest(here, man, hides=bool(hiding >> here & 1))
        self.battle &= ~hiding
        self._pass_on()

    def _rest(self, here: int, man: Man, *, hides: bool) -> None:
        if hides:
            self.men[here] = man._replace(chaos=False, commanded=False, battle=False, facing=None)
        else:
            self.men[here] = man._replace(chaos=False, commanded=False)

    def _pass_on(self) -> None:
        seats = len(self.teams)
        after = self.active
        for step in range(1, seats + 1):
            after = (self.active + step) % seats
            if not self.purses[after].defeated:
                break
        self.rider, self.gained = -1, False
        if after <= self.active:
            self.round += 1
            if self.round > self.terms.round_limit or self.round - 1 - self.progressed >= self.terms.no_progress:
                self._adjudicate()
                return
        self.active = after
        self._begin()

    def _begin(self) -> None:
        for seat, purse in enumerate(self.purses):
            if purse.used:
                used = purse.used - {"decoy"} if seat != self.active else frozenset()
                self.purses[seat] = purse._replace(used=used)
        self._supply()
        if self._leaderless():
            self._dishearten(self.active, 1)
        self._check_defeats()
        if self.winners is None and self.purses[self.active].defeated:
            self._pass_on()
        elif self.winners is None:
            self.ap = 1
            self.check()

    def _supply(self) -> None:
        seat = self.active
        purse = self.purses[seat]
        supply = purse.supply
        for tile in self.tiles.values():
            supply += tile.owner == seat and not tile.camp
        morale = purse.morale
        while supply >= SUPPLIES and morale < MOST_MORALE:
            morale, supply = morale + 1, supply - SUPPLIES
        supply = min(supply, SUPPLIES - 1)
        if (supply, morale) != (purse.supply, purse.morale):
            self.purses[seat] = purse._replace(morale=morale, supply=supply)

    def _leaderless(self) -> bool:
        """Whether the King is out of sight, under a forest or inside a tile."""
        hidden = self.under[self.active] | self.held[self.active]
        men = self.men
        return any(here in men and men[here].kind.king and men[here].place != OPEN for here in spots(hidden))

    def _adjudicate(self) -> None:
        points: dict[int, int] = {}
        for seat, (team, purse) in enumerate(zip(self.teams, self.purses, strict=True)):
            tiles = sum(CAMP if self.tiles[here].camp else CITY for here in spots(self.held[seat]))
            stock = sum(self.terms.units[code].points for code in purse.reserve)
            points[team] = points.get(team, 0) + tiles + stock + (0 if purse.defeated else purse.morale)
        for man in self.men.values():
            points[self.teams[man.owner]] += man.kind.points
        ranked = sorted(points, key=lambda team: -points[team])
        leads = points[ranked[0]] - points[ranked[1]] >= LEAD
        self.winners = frozenset((ranked[0],)) if leads else frozenset()


def _leads(man: Man) -> bool:
    """Whether a unit may exchange places for Substitution."""
    return man.kind.king or man.kind.commander


_ORDERS = {
    "go": Scratch._go,
    "command": Scratch._command,
    "support": Scratch._support,
    "rebuild": Scratch._rebuild,
    "sail": Scratch._sail,
    "sneak": Scratch._sail,
    "shoot": Scratch._shoot,
    "recruit": Scratch._recruit,
    "swap": Scratch._swap,
    "scout": Scratch._conjure,
    "fire": Scratch._burn,
    "extra": Scratch._extra,
    "deploy": Scratch._turn_up,
    "challenge": Scratch._turn_up,
}


def scratch(state: State) -> Scratch:
    """The board of a state in the action phase."""
    board = Scratch.__new__(Scratch)
    board.land, board.terms = land(state.ground), state.terms
    board.teams = tuple(side.team for side in state.sides)
    board.seats = {team: tuple(seat for seat, other in enumerate(board.teams) if other == team) for team in board.teams}
    board.shared = state.terms.allied_intel or state.options.allied_intel
    board.men, board.tiles, board.battle = {}, {spot(at): tile for at, tile in state.tiles.items()}, 0
    board.open, board.under, board.held = ([0] * len(state.sides) for _ in range(3))
    for here, tile in board.tiles.items():
        board.held[tile.owner] |= 1 << here
    for cell, unit in state.units.items():
        board._set(spot(cell), _man(unit))
    board.purses = [_purse(side) for side in state.sides]
    board.fires = sum(1 << spot(at) for at in state.fires)
    board.active, board.ap, board.round, board.progressed = int(state.active), state.ap, state.round, state.progressed
    board.rider = spot(state.rider) if state.rider is not None else -1
    board.gained, board.winners = False, None
    if state.result is not None:
        board.winners = frozenset(state.sides[seat].team for seat in state.result.winners)
    return board


def _man(unit: Unit) -> Man:
    return Man(
        owner=int(unit.owner),
        kind=unit.kind,
        place=_PLACES[unit.place],
        battle=unit.battle,
        facing=unit.facing,
        preset=unit.preset,
        chaos=unit.chaos,
        commanded=unit.commanded,
        marked=unit.marked,
        face=unit.face,
    )


def _purse(side: Side) -> Purse:
    return Purse(
        side.morale,
        side.supply,
        side.merit,
        side.earned,
        side.reserve,
        side.box,
        side.held or (),
        side.used,
        side.standing,
        side.defeated,
    )
