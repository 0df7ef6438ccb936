"""A working copy of the state while one order is carried out, and the changes everything else is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core import Event, Outcome, Seat, Text, text
from games.jiangshan import facings, sight, units
from games.jiangshan.board import Cell, Ground, name
from games.jiangshan.options import Options
from games.jiangshan.sight import BIT
from games.jiangshan.state import (
    COSTS,
    INSIDE,
    OPEN,
    UNDER,
    Attack,
    Chart,
    Entered,
    Fire,
    Phase,
    Side,
    State,
    Step,
    Terms,
    Tile,
    Unit,
)
from games.replacing import copier, replace

_unit: Callable[..., Unit] = copier(Unit)
_side: Callable[..., Side] = copier(Side)

TRAIL = 3
"""Of the cells that a unit left, so many are remembered."""
DETAILS = frozenset(
    {"turn", "supplied", "faces", "preset", "heavy", "weather-cloud", "weather-sun", "strikes", "strikes-unseen"}
)
"""What is told in the channel only where there is room: the lines around them tell what came of it, or the board."""
CALLS = frozenset({"resign", "defeated"})
"""What nobody at the table may miss."""
WAYS = (("start", "end"), ("start", "cell"))
PLACES = ("start", "end", "cell", "one", "other")
"""The cells that words name, by argument."""


def _tells(args: Mapping[str, Any]) -> tuple[str, ...]:
    """The cells that are named, and the way from one to the other, as `prospect.condition` writes them."""
    ways = (f"{args[start]}-{args[end]}" for start, end in WAYS if start in args and end in args)
    return (*ways, *(args[place] for place in PLACES if place in args))


class Field(sight.Board):
    """Units, tiles, fires and sides of a state, to be changed; `state()` gives the new one. What happens is told in
    `story`. Without one it is somebody trying things out: nothing is told, no weather is rolled, nobody is asked for a
    reaction, and positions are not counted."""

    __slots__ = (
        *(
            "_before",
            "active",
            "ap",
            "attack",
            "cause",
            "dead",
            "entered",
            "fires",
            "gained",
            "ground",
            "names",
            "options",
            "phase",
        ),
        *("progressed", "result", "rider", "round", "seen", "sides", "steps", "story", "terms", "tiles", "turn"),
        *("units", "weather"),
    )
    _before: State
    options: Options
    terms: Terms
    names: tuple[str, ...]
    phase: Phase
    active: Seat
    ap: int
    round: int
    turn: int
    progressed: int
    seen: tuple[int, ...]

    def __init__(self, before: State | Field, story: list[Event] | None) -> None:
        self.story = story
        self.options = before.options
        self.ground: Ground = before.ground
        self.units: dict[Cell, Unit] = dict(before.units)
        self.tiles: dict[Cell, Tile] = dict(before.tiles)
        self.fires: dict[Cell, Fire] = dict(before.fires)
        self.sides: list[Side] = list(before.sides)
        self.dead: tuple[tuple[Seat, str], ...] = before.dead
        self.steps: tuple[Step, ...] = before.steps
        self.entered: Chart[Entered] = before.entered
        self.terms = before.terms
        self.names = before.names
        self.phase, self.active, self.ap = before.phase, before.active, before.ap
        self.round, self.turn = before.round, before.turn
        self.rider: Cell | None = before.rider
        self.attack: Attack | None = before.attack
        self.progressed, self.seen = before.progressed, before.seen
        self.weather: str | None = before.weather
        self.result: Outcome | None = before.result
        self.gained: set[int] = set()
        self.cause = text("jiangshan-cause-last")
        """What is said of a defeat, and of who wins by it."""
        if isinstance(before, Field):
            self._before = before._before
            self.land, self.teams, self.seats, self.battle = before.land, before.teams, before.seats, before.battle
            self.open, self.under, self.held = before.open.copy(), before.under.copy(), before.held.copy()
        else:
            self._before = before
            self.stand(before)

    def copy(self) -> Field:
        """Another one to try things out on."""
        return Field(self, None)

    def state(self) -> State:
        """The state with every change so far."""
        return replace(
            self._before,
            ground=self.ground,
            units=Chart(self.units),
            tiles=Chart(self.tiles),
            fires=Chart(self.fires),
            sides=tuple(self.sides),
            dead=self.dead,
            steps=self.steps,
            entered=self.entered,
            phase=self.phase,
            active=self.active,
            ap=self.ap,
            round=self.round,
            turn=self.turn,
            rider=self.rider,
            attack=self.attack,
            progressed=self.progressed,
            seen=self.seen,
            weather=self.weather,
            result=self.result,
        )

    # Words

    def tell(self, key: str, *, reveals: bool = False, **args: Any) -> None:
        """For everybody."""
        if self.story is None:
            return
        told = text(f"jiangshan-event-{key}", **args)
        self.story.append(Event(told, reveals=reveals, detail=key in DETAILS, calls=key in CALLS, tells=_tells(args)))

    def whisper(self, seat: Seat, key: str, **args: Any) -> None:
        """For the seat, and for allies who are told everything."""
        if self.story is None:
            return
        allies = (Seat(each) for each in range(len(self.sides)))
        told = frozenset(
            each for each in allies if self.knows(each, seat) and (each == seat or self.phase is not Phase.PICK)
        )
        self.story.append(Event(text(f"jiangshan-event-{key}", seat=seat, **args), to=told))

    def draw(self, step: Step) -> None:
        """What the picture shows of it."""
        if self.story is not None:
            self.steps = (*self.steps, step)

    # Who stands where

    def hostile(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are of different teams."""
        return self.teams[one] != self.teams[other]

    def knows(self, viewer: Seat, owner: Seat) -> bool:
        """Whether a player is told another one's secrets (Jiangshan 3.5)."""
        shared = self.terms.allied_intel or self.options.allied_intel
        return viewer == owner or (shared and not self.hostile(viewer, owner))

    def alter(self, at: Cell, **changes: Any) -> Unit:
        """The unit on a cell, changed where it stands."""
        unit = self.units[at] = _unit(self.units[at], **changes)
        if "battle" in changes:
            self.battle = self.battle | BIT[at] if unit.battle else self.battle & ~BIT[at]
        return unit

    def change(self, seat: Seat, **changes: Any) -> Side:
        """The side of a seat, changed."""
        side = self.sides[seat] = _side(self.sides[seat], **changes)
        return side

    def take_up(self, at: Cell) -> Unit:
        """The unit on a cell, which stands there no more."""
        unit, rest = self.units.pop(at), ~BIT[at]
        if at in self.entered:
            self.entered = Chart({each: entered for each, entered in self.entered.items() if each != at})
        self.open[unit.owner] &= rest
        self.under[unit.owner] &= rest
        self.battle &= rest
        return unit

    def put(self, unit: Unit, at: Cell, **changes: Any) -> Unit:
        """The unit on or under a cell, as the cell requires (Jiangshan 3.3)."""
        place = INSIDE if at in self.tiles else UNDER if self.land.forest & BIT[at] else OPEN
        began, trail = unit.began, (unit.cell, *unit.trail[: TRAIL - 1])
        if place is not OPEN:
            began = began if unit.place is OPEN else None
            changes |= {"battle": False, "facing": None, "tracked": False}
            self._enter(unit, at)
        elif unit.place is not OPEN:
            changes |= {"battle": False, "facing": None}
        unit = self.units[at] = _unit(unit, cell=at, place=place, marked=False, began=began, trail=trail, **changes)
        self.mark(at, unit)
        return unit

    def _enter(self, unit: Unit, at: Cell) -> None:
        """Everybody sees a unit go into hiding from the open. Of one that goes from one hiding-place to another nobody
        knows where it was: any that its owner has inside may have left, but for garrisons that no gate hides."""
        if unit.place is not OPEN:
            doors = self.land.forest | self.all_held()
            safe = {each for each in self.tiles if not self.land.exits[each] & doors}
            kept = {each: known for each, known in self.entered.items() if known.owner != unit.owner or each in safe}
            self.entered = Chart(kept)
            for each in sight.cells(self.under[unit.owner] | self.held[unit.owner]):
                if each in self.units and each not in safe:
                    self.alter(each, began=None)
        else:
            self.entered = Chart({**self.entered, at: Entered(unit.owner, _seen_as(unit, at), unit.began)})

    def shift(self, start: Cell, end: Cell, **changes: Any) -> Unit:
        """The unit moved; the mark *occupied* stays behind and is gone."""
        return self.put(self.take_up(start), end, **changes)

    def title(self, unit: Unit) -> Text:
        """A unit as everybody sees it: its type in battle state, else its class."""
        if unit.place is OPEN and not unit.battle:
            return self.terms.units.marks[unit.kind.backed(unit.face)].named
        return unit.kind.named

    def shown(self, unit: Unit) -> str:
        """The same for pictures: the type or the class by its letter."""
        if unit.place is OPEN and not unit.battle:
            return f"jiangshan-mark-{unit.kind.backed(unit.face)}"
        return f"jiangshan-unit-{unit.kind.lower()}"

    def turn_to(self, at: Cell, facing: str | None, *, drawn: str | None = None) -> Unit:
        """Infantry faces as told, else as before, else as it was `drawn` up in the forest that it left; in the march
        state an order to face is for the next flip (Jiangshan 3.4)."""
        unit = self.units[at]
        if not unit.kind.infantry:
            return unit
        if unit.battle:
            facing = facing or unit.facing or drawn or self.default_facing(at, unit.owner)
            return unit if facing == unit.facing else self.alter(at, facing=facing)
        return unit if facing is None else self.alter(at, preset=facing)

    # Losses

    def eliminate(self, at: Cell, by: Seat | None, *, how: str, **told: Any) -> None:
        """The unit on a cell leaves the game; merit for a hostile regular one (Jiangshan 6.1). `told` is said of it,
        too."""
        unit = self.take_up(at)
        self.dead = (*self.dead, (unit.owner, str(unit.kind)))
        if self.terms.fallen == "box" and unit.kind.price:
            self.change(unit.owner, box=tuple(sorted((*self.sides[unit.owner].box, str(unit.kind)))))
        self.advance()
        self.tell(how, seat=unit.owner, unit=unit.kind.named, cell=name(at), **told)
        if by is not None and self.hostile(by, unit.owner) and not unit.kind.scout:
            side = self.sides[by]
            self.change(by, merit=side.merit + 1, earned=side.earned + 1)
        if unit.kind.king:
            self.cause = text("jiangshan-cause-king", seat=unit.owner)
            self.defeat(unit.owner, heir=by if by == self.active != unit.owner else None)

    def defeat(self, seat: Seat, *, heir: Seat | None) -> None:
        """Units leave, tiles go to the heir or leave too (Jiangshan 7.7)."""
        if self.sides[seat].defeated:
            return
        self.change(seat, defeated=True, reserve=())
        self.tell("defeated", seat=seat, cause=self.cause)
        for at in [at for at, unit in self.units.items() if unit.owner == seat]:
            self.take_up(at)
        for at, tile in [(at, tile) for at, tile in self.tiles.items() if tile.owner == seat]:
            del self.tiles[at]
            self.held[seat] &= ~BIT[at]
            if heir is not None:
                self._own(at, tile, heir)
                self.gained.add(self.teams[heir])
        self.advance()

    def advance(self) -> None:
        """The game makes progress: rounds and positions without it are counted afresh (Jiangshan 7.7)."""
        self.progressed, self.seen = self.round, ()

    def take(self, at: Cell, winner: Seat) -> None:
        """A tile changes hands: setback or defeat for a loser of another team (Jiangshan 7.7)."""
        tile = self.tiles[at]
        self.held[tile.owner] &= ~BIT[at]
        self._own(at, tile, winner)
        self.advance()
        if not self.hostile(winner, tile.owner):
            return
        self.gained.add(self.teams[winner])
        loss = self.terms.setback(tile)
        if loss is None:
            self.cause = text("jiangshan-cause-capital", seat=tile.owner)
            self.tell("capital", seat=tile.owner, cell=name(at))
            self.defeat(tile.owner, heir=None)
        else:
            self.dishearten(tile.owner, loss)

    def _own(self, at: Cell, tile: Tile, owner: Seat) -> None:
        self.tiles[at] = Tile(owner, tile.camp, tile.capital)
        self.held[owner] |= BIT[at]

    def dishearten(self, seat: Seat, loss: int, how: str = "morale") -> None:
        """Morale lost; below zero is a rout, and no more is counted than that."""
        if not loss or self.sides[seat].defeated:
            return
        morale = max(-1, self.sides[seat].morale - loss)
        self.change(seat, morale=morale)
        self.tell(how, seat=seat, loss=loss, morale=morale)
        if morale < 0:
            self.cause = text(f"jiangshan-cause-{how}", seat=seat)
            self.defeat(seat, heir=None)

    def pay(self, seat: Seat, stratagem: str) -> None:
        """Morale spent, supply emptied, the token shown (Jiangshan 6.1, 6.2)."""
        side = self.sides[seat]
        shown, used = side.shown | {stratagem}, side.used | {stratagem}
        self.change(seat, morale=side.morale - COSTS[stratagem], supply=0, shown=shown, used=used)

    def supply(self, seat: Seat, amount: int) -> None:
        """Four supply turn into one morale, up to nine (Jiangshan 6.1)."""
        side = self.sides[seat]
        morale, supply = side.morale, side.supply + amount
        while supply >= units.SUPPLIES and morale < units.MOST_MORALE:
            morale, supply = morale + 1, supply - units.SUPPLIES
        supply = min(supply, units.SUPPLIES - 1)
        if (morale, supply) != (side.morale, side.supply):
            self.change(seat, morale=morale, supply=supply)
        if morale > side.morale:
            self.tell("supplied", seat=seat, morale=morale)

    # What everybody sees

    def flip(self, at: Cell, facing: str | None = None) -> Unit:
        """Front face up; infantry by the facing asked for, its preset or the default (Jiangshan 3.4)."""
        unit = self.units[at]
        if unit.kind.infantry:
            facing = facing or unit.preset or self.default_facing(at, unit.owner)
        else:
            facing = None
        unit = self.alter(at, battle=True, facing=facing, tracked=True)
        if self.story is not None:
            self._tell_flip(at, unit)
        return unit

    def _tell_flip(self, at: Cell, unit: Unit) -> None:
        shown: dict[str, Any] = {"seat": unit.owner, "unit": self.title(unit), "cell": name(at)}
        if unit.facing is None:
            self.tell("reveal", reveals=True, **shown)
        else:
            self._face(unit)
            self.tell("reveal-faced", reveals=True, facing=facings.said(at, unit.facing, self.ground), **shown)

    def _face(self, unit: Unit) -> None:
        """Everybody has seen which way a unit faces, though it may be face down again when the turn is over."""
        self.draw(Step(self.turn, unit.owner, None, unit.cell, by="faces", shown=unit.facing or ""))

    def tell_facing(self, before: str | None, unit: Unit) -> None:
        """Says which way infantry turned."""
        if self.story is not None and unit.battle and unit.facing not in (None, before):
            facing = facings.said(unit.cell, unit.facing, self.ground)
            self._face(unit)
            self.tell("faces", seat=unit.owner, unit=self.title(unit), cell=name(unit.cell), facing=facing)


def _seen_as(unit: Unit, at: Cell) -> str:
    """As what everybody saw a unit go into hiding there: as nothing, where it came out of the reserve."""
    if unit.cell == at:
        return ""
    return str(unit.kind) if unit.battle or unit.tracked else unit.kind.backed(unit.face)
