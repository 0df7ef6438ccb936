"""Positions as the search looks at them: the quick board, whose order is next, and captures carried through."""

from __future__ import annotations

import math
from collections.abc import Container, Hashable, Iterator, Sequence, Set
from heapq import nlargest
from itertools import chain
from typing import NamedTuple

from games.core import Seat, text
from games.jiangshan.board import Cell
from games.jiangshan.legality.sets import aims
from games.jiangshan.orders import Order
from games.jiangshan.play import combat, turns
from games.jiangshan.play.field import Field
from games.jiangshan.players import acts, appraisal
from games.jiangshan.players.acts import Act, Lay
from games.jiangshan.players.appraisal import Pulls, Values
from games.jiangshan.players.values import (
    AIMED,
    BACK,
    CITY,
    DECEIVED,
    DEFEATED,
    FEINT,
    LEANING,
    LEAST,
    PINNED,
    TAKEN,
    WIN,
)
from games.jiangshan.sight import BIT, bits, cells
from games.jiangshan.state import COSTS, OPEN, UNDER, Attack, Tile
from games.search import Meter, Node, Reasons

DEEP = 3
"""Captures in a row that are looked at after an order."""
MORE = 4
"""Orders that are weighed beyond those asked for."""
WIDE = 8
"""Orders that are weighed after a free one, for each action that is left."""
SLACK = 1.5
"""How much more than its victim a capture may gain: merit, ground, an enemy's morale."""
REASONS = (
    *("safety", "hunt", "units", "taken", "place", "repelled"),
    *("towns", "conquest", "wealth", "drain", "reserve", "bled"),
)
"""What an order may have before another: of each of the `TERMS` what the team has, and what the others lack."""
KING, DANGER = 50.0, 0.7
"""What a King counts for when orders are put in order, and how much of a unit is lost where it may be struck at."""
END = Act("end")
EXTRA = Act("extra")
REFUSED = Act("refuse")


class Thought:
    """What all positions of one decision share: the meter, the team of each seat from 0 on, what a shot costs that only
    disorders, and the cells that it leans to, of what is as good; of what is seen beforehand, the enemies who strike at
    a King and the cells before drawn bows; `ends`, the side that decides, if it may end its turn as things are:
    then it may for the rest of it. Others who go on, as after a shot, act as long as they can."""

    def __init__(
        self,
        meter: Meter,
        teams: Sequence[int],
        stale: float,
        leaning: int = 0,
        strikers: int = 0,
        covered: int = 0,
        *,
        ends: Seat | None = None,
    ) -> None:
        self.leaning, self.strikers, self.covered = leaning, strikers, covered
        self.meter = meter
        self.teams = teams
        self.ends = ends
        self.stale = stale
        self.open = (-math.inf,) * (max(teams) + 1)


class Position:
    """A board. `charged` is taken off what it is worth to a team; what it is worth is of interest only as far as it
    lies above the `floors`. Where captures decide the game, what stands there before them still counts."""

    def __init__(self, board: Field, thought: Thought, charged: Values = (), floors: Values = ()) -> None:
        self.board = board
        self.thought = thought
        self.mover = thought.teams[board.active]
        self.over = board.result is not None
        self.charged = charged or (0.0,) * len(thought.open)
        self.floors = floors or thought.open
        self._values: Values | None = None
        self._calm = board

    def values(self) -> Values:
        if self._values is None:
            floors = tuple([floor + cost for floor, cost in zip(self.floors, self.charged, strict=True)])
            found, self._calm = settled(self.board, self.thought, DEEP, floors)
            paid = self.charged
            if self._calm.result is not None:
                stand = appraisal.values(self.board, self.thought.teams)
                paid = tuple([cost - more for cost, more in zip(paid, stand, strict=True)])
            self._values = tuple([points - cost for points, cost in zip(found, paid, strict=True)])
        return self._values

    def reasons(self, seat: int) -> Reasons:
        """What a team has, and what the others lack on the average, once the captures are made that pay, as `values`
        has it."""
        self.values()
        ahead = standing(self._calm, self.thought.teams, seat)
        return [(text(f"jiangshan-why-{name}"), points) for name, points in zip(REASONS, ahead, strict=True)]

    def risked(self, team: int) -> float:
        """What a team loses by the captures that pay."""
        found = self.values()[team] + self.charged[team]
        return 0.0 if self._calm is self.board else appraisal.values(self.board, self.thought.teams)[team] - found

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        found: list[tuple[float, int, Act, Position]] = []
        likely, others = self._likely(width + MORE)
        for number, act in enumerate(chain(likely, others)):
            if number >= len(likely) and found[0][0] > -DEFEATED / 2:
                break
            end = self._followed(act, self.charged, self._above(found[-1][0] if len(found) == width else -math.inf))
            found = nlargest(width, [*found, (end.values()[self.mover], -number, act, end)])
        return [(act, end) for _, _, act, end in found]

    def after(self, act: Hashable) -> Position:
        """What follows an order and, as long as the turn goes on, the best of the next ones."""
        assert isinstance(act, Act), act
        return self._followed(act, self.charged, self.thought.open)

    def _followed(self, act: Act, charged: Values, floors: Values) -> Position:
        board = self.board
        end = Position(closed(board, act), self.thought, charged, floors)
        while end.board.active == board.active and end.board.round == board.round and not end.over:
            end = end.best()
        return end

    def best(self) -> Position:
        """What follows the order that is best at once."""
        (first, *others), _ = self._likely(WIDE * self.board.ap)
        if self.thought.ends == self.board.active:
            others.append(END)
        best = Position(closed(self.board, first), self.thought, self.charged, self.floors)
        for act in others:
            floors = self._above(max(self.floors[self.mover], best.values()[self.mover]))
            end = Position(closed(self.board, act), self.thought, self.charged, floors)
            best = max(best, end, key=lambda each: each.values()[self.mover])
        return best

    def _above(self, floor: float) -> Values:
        """Floors for whoever looks for something better than that for the mover."""
        return tuple([floor if team == self.mover else -math.inf for team in range(len(self.thought.open))])

    def _likely(self, count: int) -> tuple[list[Act], list[Act]]:
        """The orders that look best before they are carried out, and every one that takes something; and all others,
        for whoever is lost otherwise."""
        board = self.board
        if not board.ap:
            return [END], []
        lay = Lay(board, recalls=True)
        danger = endangered(board)
        pull = appraisal.pull(board, self.thought.teams, self.mover)
        locked = bits(at for at in cells(lay.foes) if at in board.units and board.units[at].chaos)
        found = [
            (_looks(board, act, danger, pull, locked), -number, act)
            for number, act in enumerate(dict.fromkeys(_orders(lay, locked)))
        ]
        ranked = [act for _, _, act in sorted(found, reverse=True)] or [END]
        likely = [*ranked[:count], *(act for act in ranked[count:] if prize(board, act))]
        return likely, [act for act in ranked[count:] if not prize(board, act)]


def _orders(lay: Lay, locked: int) -> Iterator[Act]:
    yield from acts.captures(lay)
    yield from acts.rides(lay)
    for act in acts.marches(lay):
        yield act
        if locked & _strikes(lay.board, act):
            yield from acts.turned(lay.board, act)
    yield from acts.commands(lay)
    yield from acts.shots(lay)
    yield from acts.supports(lay)


class Danger(NamedTuple):
    """What the next side may do, were nothing to change: the cells that it may strike at, of these those where a strike
    decides the game, and where its units stand that may."""

    feared: int
    vital: int
    strikers: int


def endangered(board: Field) -> Danger:
    """What the active side has to fear."""
    mover = board.active
    seats = len(board.teams)
    following = (Seat((mover + step) % seats) for step in range(1, seats + 1))
    board.active = next(seat for seat in following if not board.sides[seat].defeated)
    feared = vital = strikers = 0
    for act in acts.captures(Lay(board, recalls=True)):
        feared |= BIT[act.end]
        if prize(board, act) >= WIN:
            vital |= BIT[act.end]
            strikers |= BIT[act.start]
    board.active = mover
    return Danger(feared, vital, strikers)


def deceived(board: Field, seat: Seat) -> bool:
    """Whether the active side may defeat a seat by one action more than it has, by Deception: a first one clears the
    way to the King, or meets its substitute."""
    if board.result is not None or not acts.affordable(board, EXTRA.name):
        return False
    if not board.ap:
        again = done(board, EXTRA)
        last = acts.captures(Lay(again, recalls=True))
        return any(done(again, act).sides[seat].defeated for act in last if prize(again, act) >= WIN)
    lay = Lay(board, recalls=True)
    kings = [at for at, unit in board.units.items() if unit.kind.king and unit.owner == seat]
    if not any(acts.threatened(board.land, unit.kind.drawn, here) & bits(kings) for here, unit in lay.men):
        return False
    aside = {
        act.start: act
        for act in acts.marches(lay)
        for x, y in kings
        if act.start[0] == x != act.end[0] or act.start[1] == y != act.end[1]
    }
    return any(deceived(done(board, act), seat) for act in (*acts.captures(lay), *aside.values()))


def covered(board: Field, known: Container[Cell] = ()) -> int:
    """Where enemies of the active side may shoot who have drawn their bows, or are `known` and draw them when they see
    somebody."""
    return bits(
        end
        for here, unit in board.units.items()
        if unit.kind.archer and (unit.battle or here in known) and not unit.chaos
        if board.hostile(unit.owner, board.active)
        for facing in ((unit.facing,) if unit.battle else unit.kind.stances)
        for end in aims(board.land, unit.kind.bow(facing), here)
    )


def _strikes(board: Field, act: Act) -> int:
    """Where a unit could strike at after a march, were nothing between."""
    return acts.threatened(board.land, board.units[act.start].kind.drawn, act.end)


def _looks(board: Field, act: Act, danger: Danger, pull: Pulls, locked: int) -> float:
    """What an order promises: what it takes, where it leads, who gets out of danger or into it, what it saves, and
    whether it strikes at somebody who is `locked` in chaos."""
    saves = danger.strikers & BIT[act.end] or (danger.vital & BIT[act.end] and act.end in board.tiles)
    saved = DANGER * KING if saves else 0.0
    if act.name == "support":
        return 0.5 + saved
    unit = board.units[act.start]
    worth = KING if unit.kind.king else unit.kind.worth
    if act.name == "shoot":
        victim = board.units[act.end]
        return saved + (victim.kind.worth if victim.chaos else 0.4)
    found = pull[act.end] - pull[act.start] + prize(board, act) + saved
    if locked & _strikes(board, act):
        found += DANGER
    if danger.feared & BIT[act.start]:
        found += DANGER * worth
    if danger.feared & BIT[act.end] and act.end not in board.tiles:
        found -= DANGER * worth
    return found


def prize(board: Field, act: Act) -> float:
    """What a capture takes."""
    victim = board.units.get(act.end)
    if not act.captures:
        return 0.0
    if victim is None:
        tile = board.tiles.get(act.end)
        return _loot(board, tile) if tile is not None and tile.owner != board.active else 0.0
    seen = victim.place is OPEN or (victim.place is UNDER and (victim.marked or act.end in board.entered))
    if not seen or board.teams[victim.owner] == board.teams[board.active]:
        return 0.0
    return WIN if victim.kind.king else victim.kind.worth


def _loot(board: Field, tile: Tile) -> float:
    """What it takes to take a tile: an army that loses its capital or its last morale is beaten."""
    loss = board.terms.setback(tile)
    return WIN if loss is None or loss > board.sides[tile.owner].morale else 2 * CITY


def standing(board: Field, teams: Sequence[int], team: int) -> tuple[float, ...]:
    """Of each of the `REASONS` what a team has, or what the others lack on the average."""
    terms = appraisal.terms(board, teams)
    return tuple(chain(*((points[team], (points[team] - sum(points)) / (len(points) - 1)) for points in terms)))


def done(board: Field, act: Act) -> Field:
    """The board after an order."""
    after = board.copy()
    if act != END:
        acts.carry_out(after, act)
    return after


def closed(board: Field, act: Act) -> Field:
    """The same and, if no action is left, the end of the turn."""
    after = done(board, act)
    if after.result is None and (after.ap <= 0 or act == END):
        turns.end(after)
    return after


def forced(board: Field, act: Act) -> bool:
    """Whether an order that ends the turn lets the next side give one, if but a quiet one, after which the game is lost
    by the next capture whatever is done."""
    after = closed(board, act)
    if after.result is not None or after.active == board.active:
        return False
    return any(_falls(closed(after, reply), board.active) for reply in _orders(Lay(after, recalls=True), 0))


def _falls(board: Field, seat: Seat) -> bool:
    """Whether a seat loses by the next capture of others, whatever it orders before: stratagems aside."""
    if board.result is not None:
        return seat not in board.result.winners
    lay = Lay(board, recalls=True)
    if board.active != seat:
        return any(prize(board, act) >= WIN for act in acts.captures(lay))
    return bool(endangered(board).vital) and all(_falls(closed(board, act), seat) for act in _orders(lay, 0))


def settled(board: Field, thought: Thought, depth: int, floors: Values) -> tuple[Values, Field]:
    """What a board is worth when captures that pay are made in turn, and the board then. Between two teams, only as far
    as it lies within what is sure to each."""
    thought.meter.spend(1)
    best = stand = _stands(board, thought.teams)
    calm = board
    if board.result is not None or not depth:
        return best, calm
    mover = thought.teams[board.active]
    two = len(floors) == 2
    enough = -floors[1 - mover] if two else math.inf
    if best[mover] >= enough:
        return best, calm
    low = max(floors[mover], best[mover])
    takes = [(prize(board, act), -number, act) for number, act in enumerate(acts.captures(Lay(board, recalls=True)))]
    for taken, _, act in sorted(takes, reverse=True):
        if stand[mover] + taken + SLACK <= low:
            break
        sure = ((low, floors[1]) if mover == 0 else (floors[0], low)) if two else floors
        found, after = settled(closed(board, act), thought, depth - 1, sure)
        if found[mover] > best[mover]:
            best, calm = found, after
            low = max(low, best[mover])
            if best[mover] >= enough:
                break
    return best, calm


def _stands(board: Field, teams: Sequence[int]) -> Values:
    """What a board is worth before any capture. Whoever is struck at in chaos cannot get away."""
    found, mover = appraisal.values(board, teams), teams[board.active]
    caught = disordered(board, mover, teams) if board.result is None else 0
    if not caught:
        return found
    lost = PINNED * sum(board.units[at].kind.worth for at in cells(caught & endangered(board).feared))
    return tuple([points - (lost if team == mover else -lost / (len(found) - 1)) for team, points in enumerate(found)])


def disordered(board: Field, team: int, teams: Sequence[int]) -> int:
    """The units of a team in chaos."""
    return bits(at for at, unit in board.units.items() if unit.chaos and teams[unit.owner] == team)


def _plainly(act: Act) -> tuple[Order, bool]:
    """The order of an act, whichever sign it is written with, and whether the unit turns up for it: on a tile where a
    world has a hidden enemy, the same order is an attack."""
    return acts.order(act._replace(attack=False)), act.battle


class Root(Position):
    """Where an order is given: everything that may be ordered but what is hardly ever worth a look, such as how to face
    after a capture; of that what is `given`."""

    def __init__(self, board: Field, thought: Thought, given: Act | None = None) -> None:
        Position.__init__(self, board, thought)
        self.given = given

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        mover = self.mover
        every = list(dict.fromkeys(self._every()))
        if self.given is not None and _plainly(self.given) not in map(_plainly, every):
            every.append(self.given)
        return sorted([(act, self.after(act)) for act in every], key=lambda each: -each[1].values()[mover])

    def after(self, act: Hashable) -> Position:
        assert isinstance(act, Act), act
        end = self._followed(act, self._charged(act), self.thought.open)
        more = DECEIVED if deceived(end.board, self.board.active) else 0.0
        if act.name == "shoot":
            more += self._stale(act, end.board)
        return Position(end.board, self.thought, self._charged(act, more)) if more else end

    def _stale(self, act: Act, after: Field) -> float:
        """What more a shot costs that only disorders; one that keeps somebody from getting away costs nothing."""
        if self.board.units[act.end].chaos or self.thought.strikers & BIT[act.end]:
            return 0.0
        return -LEAST if endangered(after).feared & BIT[act.end] else self.thought.stale

    def _charged(self, act: Act, more: float = 0.0) -> Values:
        board, thought = self.board, self.thought
        victim, unit = board.units.get(act.end), board.units.get(act.start)
        cost = more + (FEINT * COSTS[act.name] if act.name in COSTS else LEAST if act.name in acts.FREE else 0.0)
        if acts.undoes(board, act.start, act.end):
            cost += BACK
        cost -= TAKEN * bool(prize(board, act))
        if unit is not None and victim is None and not unit.kind.heavy:
            steps = bool(thought.covered & BIT[act.end]) - bool(thought.covered & BIT[act.start])
            cost += AIMED * unit.kind.worth * steps
        if thought.leaning & BIT.get(act.end, 0):
            cost -= LEANING
        count = len(thought.open)
        return tuple([cost if team == self.mover else -cost / (count - 1) for team in range(count)])

    def _every(self) -> Iterator[Act]:
        board = self.board
        lay = Lay(board, recalls=True)
        if board.ap:
            yield from acts.captures(lay)
            yield from acts.rides(lay)
            for act in chain(acts.marches(lay), acts.commands(lay)):
                yield act
                yield from acts.turned(board, act)
            for each in (acts.supports, acts.swaps, acts.sailings):
                yield from each(lay)
            yield from acts.rebuildings(lay)
        if self.thought.ends == board.active:
            yield END
        for each in (acts.shots, acts.conjurings, acts.fires, acts.flips):
            yield from each(lay)
        yield from acts.recruits(board)
        if acts.affordable(board, "extra"):
            yield EXTRA


class Pause(Position):
    """Where a seat answers a melee."""

    def __init__(self, board: Field, thought: Thought, seat: Seat, strike: Attack, answers: Sequence[Act]) -> None:
        Position.__init__(self, board, thought)
        self.mover = thought.teams[seat]
        self.seat = seat
        self.strike = strike
        self.answers = answers

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        mover = self.mover
        found = [(act, self.after(act)) for act in self.answers]
        return sorted(found, key=lambda each: -each[1].values()[mover])

    def after(self, act: Hashable) -> Position:
        assert isinstance(act, Act), act
        board = self.board.copy()
        if act != REFUSED:
            combat.substitute(board, self.seat, (act.start, act.end))
        combat.strike(board, self.strike)
        if board.result is None and board.ap <= 0:
            turns.end(board)
        return Position(board, self.thought)


def follows(board: Field, act: Act, spare: Set[Act]) -> bool:
    """Whether anything is left to do in the turn after an order that is among the root's, and was not before."""
    if act == END:
        return False
    after = done(board, act)
    if after.result is not None or (act.captures and acts.affordable(after, "extra")):
        return True
    return not spared(after) <= spare


def spared(board: Field) -> Set[Act]:
    """The shots and recruits there are."""
    return {*acts.shots(Lay(board)), *acts.recruits(board)}
