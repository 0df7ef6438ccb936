"""The strong level: it imagines the hidden army, tries its orders on a scratch board, and answers them for the enemy.

Like greedy-1 it sees a View only. It counts the positions it looks at, so that it plays as well on a busy machine, and watches
the clock, so that it is never late.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.jiangshan import legality, offers, tactics
from games.jiangshan.orders import Word
from games.jiangshan.rules import default_pick
from games.jiangshan.scratch import OPEN, WIDTH, Act, Scratch, scratch, spots
from games.jiangshan.state import Phase, State, View
from games.jiangshan.tactics import Lay
from games.jiangshan.units import PRICES

WORTH = {"D": 1.0, "P": 1.0, "A": 2.0, "J": 2.2, "H": 3.0, "L": 3.2, "G": 4.5, "B": 3.4, "R": 5.0, "Q": 8.5, "K": 0.0, "S": 0.3}
CITY, CAMP = 4.0, 3.5
MORALE = (0.0, 1.2, 2.0, 2.7, 3.3, 3.8, 4.2, 4.5, 4.75, 4.9)
"""Of each morale: the first ones keep the army in the field."""
SUPPLY, MERIT = 0.1, 0.5
RESERVE, CHAOS = 0.6, 0.75
DISTANCE, NEAR_KING, STEP = 0.12, 3, 0.1
HIDDEN_KING = 1.5
WIN = 1_000.0

PACE = 12_000
"""Positions looked at in a second of thinking; a machine at rest is quicker."""
SAFE = 0.7
"""Of the time given, so that the answer is never late."""
WIDTHS = 8
"""Orders whose answers are all looked at."""
DEEP = 3
"""Captures in a row that are looked at."""
LEAST = 0.05
"""A free order must gain so much."""
FEINT = 0.4
"""Deception must gain so much beyond what it costs."""


@lru_cache(maxsize=1 << 12)
def _pulls(goals: int, kings: int, height: int) -> tuple[float, ...]:
    """What it is worth to stand on each spot: near the enemy's tiles and Kings."""
    aims, heads = list(spots(goals | kings)), list(spots(kings))
    found = []
    for here in range(WIDTH * height):
        pull = -DISTANCE * min((_far(here, aim) for aim in aims), default=0)
        near = min((_far(here, head) for head in heads), default=NEAR_KING + 1)
        found.append(pull + STEP * max(0, NEAR_KING + 1 - near))
    return tuple(found)


def _far(one: int, other: int) -> int:
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


def value(board: Scratch, team: int) -> float:
    """The lead of a team over all others together."""
    if board.winners is not None:
        return (WIN if team in board.winners else -WIN) if board.winners else 0.0
    kings = [0] * len(board.teams)
    for here, man in board.men.items():
        if man.kind == "K":
            kings[man.owner] |= 1 << here
    lead = 0.0
    pulls = []
    for seat, (side, purse) in enumerate(zip(board.teams, board.purses, strict=True)):
        foes = [other for other, theirs in enumerate(board.teams) if theirs != side]
        goals, heads = 0, 0
        for other in foes:
            goals |= board.held[other]
            heads |= kings[other]
        pulls.append(_pulls(goals, heads, board.land.ground.height))
        worth = _stock(board, seat) if not purse.defeated else -10.0
        lead += worth if side == team else -worth
    for here, man in board.men.items():
        if man.kind == "K":
            worth = 0.0 if man.place == OPEN else -HIDDEN_KING
        else:
            worth = WORTH[man.kind] * (CHAOS if man.chaos else 1.0) + pulls[man.owner][here]
        lead += worth if board.teams[man.owner] == team else -worth
    return lead


def _stock(board: Scratch, seat: int) -> float:
    """What a side has beside its men on the board."""
    purse = board.purses[seat]
    stock = sum([WORTH[kind] for kind in purse.reserve])
    tiles = sum([CAMP if board.tiles[here].camp else CITY for here in spots(board.held[seat])])
    return MORALE[purse.morale] + SUPPLY * purse.supply + MERIT * purse.merit + RESERVE * stock + tiles


@dataclass(slots=True)
class Thought:
    """One decision in the making: for which team, how many positions may still be looked at, and until when."""

    team: int
    count: int
    deadline: float

    @property
    def is_over(self) -> bool:
        return self.count <= 0 or time.monotonic() >= self.deadline

    def done(self, board: Scratch, act: Act) -> Scratch:
        self.count -= 1
        after = board.copy()
        after.carry_out(act)
        return after

    def closed(self, board: Scratch, act: Act) -> Scratch:
        """The board after an order and, if no action is left, the end of the turn."""
        after = self.done(board, act)
        if after.winners is None and after.ap <= 0:
            after.finish()
        return after

    def settled(self, board: Scratch, low: float, high: float, depth: int) -> float:
        """The value of a board when all captures that pay are made in turn, as far as it lies between `low` and `high`."""
        best = value(board, self.team)
        if board.winners is not None or not depth:
            return best
        mine = board.teams[board.active] == self.team
        if (best >= high) if mine else (best <= low):
            return best
        lay = Lay(board)
        for act in sorted(tactics.captures(lay), key=lambda act: -_prize(board, act)):
            found = self.settled(self.closed(board, act), low, high, depth - 1)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best

    def answered(self, board: Scratch, low: float, high: float, depth: int) -> float:
        """The value of a board after the best answer to it, captures or not."""
        if board.winners is not None:
            return value(board, self.team)
        mine = board.teams[board.active] == self.team
        best = -2 * WIN if mine else 2 * WIN
        for after in self._ordered(board, mine=mine):
            found = self.settled(after, low, high, depth)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                return best
        return best if abs(best) <= WIN else self.settled(board, low, high, depth)

    def _ordered(self, board: Scratch, *, mine: bool) -> list[Scratch]:
        lay = Lay(board)
        found = [self.closed(board, act) for act in chain(tactics.captures(lay), tactics.marches(lay))]
        valued = sorted(((value(after, self.team), number) for number, after in enumerate(found)), reverse=mine)
        return [found[number] for _, number in valued]


def _prize(board: Scratch, act: Act) -> float:
    """What a capture takes, less a little of what it risks."""
    victim = board.men.get(act.end)
    taken = (CITY if act.end in board.tiles else 0.0) if victim is None else WIN if victim.kind == "K" else WORTH[victim.kind]
    return taken - 0.1 * WORTH[board.men[act.start].kind]


def strategist(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The order after which the armies imagined stand best."""
    state = rules.guess(view, chance)
    if view.phase is not Phase.ACTION:
        return _picked(state) if view.phase is Phase.PICK else _reaction(rules, state, seat)
    thought = Thought(view.sides[seat].team, int(PACE * seconds), time.monotonic() + SAFE * seconds)
    act = _decided(thought, scratch(state), (scratch(rules.guess(view, chance)) for _ in range(100)))
    if act is None:
        return offers.path(view, Word("end"))
    order = tactics.order(act)
    if legality.problem(view, order) is not None:
        return rules.default(state, seat)
    return offers.path(view, order)


def _decided(thought: Thought, board: Scratch, worlds: Iterable[Scratch]) -> Act | None:
    """The next order; None for the end of the turn."""
    lay = Lay(board)
    recruit = _recruit(board)
    if recruit is not None:
        return recruit
    if not board.ap:
        return _afterwards(thought, board, lay)
    ranked = _ranked(thought, board, _spending(lay))
    if not ranked:
        return _afterwards(thought, board, lay)
    best = ranked[0][0]
    for shot in tactics.shots(lay):
        after = thought.done(board, shot)
        if after.winners is None:
            shooting = _ranked(thought, after, [act for _, act in ranked[:20] if act.start != shot.start])
            if shooting and shooting[0][0] > best + LEAST:
                return shot
    return _chosen(thought, ranked, worlds, board)


def _spending(lay: Lay) -> Iterator[Act]:
    yield from tactics.captures(lay)
    yield from tactics.rides(lay)
    for act in chain(tactics.marches(lay), tactics.commands(lay)):
        yield act
        yield from _turned(lay.board, act)
    yield from tactics.supports(lay)
    yield from tactics.swaps(lay)
    yield from tactics.sailings(lay)


def _turned(board: Scratch, act: Act) -> Iterator[Act]:
    """The same, facing the nearest enemy afterwards."""
    man = board.men[act.start]
    if man.kind in "DPAJ" and man.battle and act.end not in board.tiles and not board.land.forest >> act.end & 1:
        facing = board.default_facing(act.end, man.owner)
        if facing != man.facing:
            yield act._replace(turn=facing)


def _ranked(thought: Thought, board: Scratch, acts: Iterable[Act]) -> list[tuple[float, Act]]:
    """Orders by what they are worth when the captures that follow are made, the best first. Only the best are exact."""
    tried = [(thought.closed(board, act), act) for act in acts]
    rough = sorted(((value(after, thought.team), number) for number, (after, _) in enumerate(tried)), reverse=True)
    found: list[tuple[float, Act]] = []
    lows: list[float] = []
    for _, number in rough:
        after, act = tried[number]
        low = sorted(lows)[-WIDTHS] if len(lows) >= WIDTHS else -2 * WIN
        settled = thought.settled(after, low, 2 * WIN, DEEP)
        lows.append(settled)
        found.append((settled, act))
    return sorted(found, key=lambda each: -each[0])


def _chosen(thought: Thought, ranked: list[tuple[float, Act]], worlds: Iterable[Scratch], board: Scratch) -> Act:
    """The best of the first few after the best answers, in as many worlds as there is time for."""
    best = ranked[:WIDTHS]
    if best[0][0] > WIN / 2 or len(best) < 2:
        return best[0][1]
    totals = [0.0] * len(best)
    for number, world in enumerate(chain((board,), worlds)):
        if number and thought.is_over:
            break
        low = -2 * WIN
        for index, (_, act) in enumerate(best):
            found = thought.answered(thought.closed(world, act), low if number == 0 else -2 * WIN, 2 * WIN, 1)
            low = max(low, found)
            totals[index] += found
            if thought.is_over and number == 0:
                return best[max(range(index + 1), key=lambda each: totals[each])][1]
    return best[totals.index(max(totals))][1]


def _recruit(board: Scratch) -> Act | None:
    """The unit that is worth most beyond its price."""
    gains = [(RESERVE * WORTH[act.kind] - MERIT * PRICES[act.kind], act) for act in tactics.recruits(board)]
    best = max(gains, key=lambda each: each[0], default=None)
    return best[1] if best is not None and best[0] > LEAST else None


def _afterwards(thought: Thought, board: Scratch, lay: Lay) -> Act | None:
    """With no action left: shots that gain, another action by Deception, or None."""
    ended = board.copy()
    ended.finish()
    best = thought.settled(ended, -2 * WIN, 2 * WIN, DEEP)
    found = None
    for shot in tactics.shots(lay):
        after = thought.closed(board, shot)
        gained = thought.settled(after, best + LEAST, 2 * WIN, DEEP)
        if gained > best + LEAST:
            best, found = gained, shot
    if found is not None:
        return found
    if tactics.affordable(board, "extra"):
        again = thought.done(board, Act("extra"))
        ranked = _ranked(thought, again, _spending(Lay(again)))
        if ranked and ranked[0][0] > best + FEINT:
            return Act("extra")
    return None


def _picked(state: State) -> Move:
    return default_pick(state)


def _reaction(rules: Rules[Any, Any, View], state: State, seat: Seat) -> Move:
    return rules.default(state, seat)
