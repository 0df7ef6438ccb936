"""The strong level: it imagines the hidden armies, tries its orders on a scratch board and answers them for the enemy.

Like greedy-1 it sees a View only. It counts the positions it looks at, so that it plays as well on a busy machine, and
watches the clock, so that it is never late.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.jiangshan import legality, reaction, stratagems
from games.jiangshan.board import FOREST, WATER
from games.jiangshan.guess import guess
from games.jiangshan.offer import choices
from games.jiangshan.orders import Word
from games.jiangshan.players import scratch_evaluation, scratch_orders
from games.jiangshan.players.evaluation import CITY, MERIT, RESERVE, WIN
from games.jiangshan.players.scratch import ROW, Act, Scratch, scratch, spot
from games.jiangshan.players.scratch_evaluation import value
from games.jiangshan.players.scratch_orders import Lay
from games.jiangshan.state import Phase, SeenSide, State, View
from games.jiangshan.units import MOST_MORALE, Roster

PREFERRED = ("extra", "decoy")
"""The stratagems it likes to have wherever it plays, the most useful first."""
SWAPS, SCOUTS, FORESTS, WATERS = 4, 1, 2, 6
"""How likely Array and Conjuring are besides; how many forests raise Wildfire by one, and how many waters Crossing."""
SCARCE, PLENTY = 5, 7
"""Substitution protects the King alone below so much morale, and more from so much on."""
PACE = 16_000
"""Positions looked at in a second of thinking; a machine at rest is quicker."""
SAFE = 0.7
"""Of the time given, so that the answer is never late."""
WORLDS, PER_WORLD = 8, 0.1
"""Armies imagined at most, and the seconds that each of them takes."""
WIDTH = 10
"""Orders whose answers are all looked at."""
DEEP, DEEPER = 3, 2
"""Captures in a row that are looked at after an order, and after its answer."""
MARGIN = 1.0
"""In one of several worlds an order is given up when it is so much worse than the best one."""
LEAST, FEINT = 0.05, 0.4
"""What a free order must gain, and a stratagem beyond what it costs."""
DANGER, CLOSE = 1.0, 2
"""A loss that a stratagem may prevent; how near a unit that does not charge must be to strike at a King."""
PAIRED = 0.6
"""What the search for a victory by two actions leaves of the work."""


@dataclass(slots=True)
class Thought:
    """One decision in the making: for which team, how many positions may still be looked at, and until when. `killer`
    is the answer that was best last."""

    team: int
    count: int
    deadline: float
    killer: Act | None = None

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

    def ours(self, board: Scratch) -> bool:
        return board.teams[board.active] == self.team

    def settled(self, board: Scratch, low: float, high: float, depth: int) -> float:
        """The value of a board when captures that pay are made in turn, as far as it lies between `low` and `high`."""
        best = value(board, self.team)
        if board.winners is not None or not depth:
            return best
        ours = self.ours(board)
        low, high = (max(low, best), high) if ours else (low, min(high, best))
        if low >= high:
            return best
        for act in sorted(scratch_orders.captures(Lay(board)), key=lambda act: -_prize(board, act)):
            found = self.settled(self.closed(board, act), low, high, depth - 1)
            best = max(best, found) if ours else min(best, found)
            low, high = (max(low, best), high) if ours else (low, min(high, best))
            if low >= high:
                break
        return best

    def answered(self, board: Scratch, low: float) -> float:
        """The value of a board after the best answer to it; one not above `low` is as good as any other."""
        if board.winners is not None or self.ours(board):
            return self.settled(board, low, 2 * WIN, DEEP)
        best = 2 * WIN
        for act in self._answers(board):
            found = self.settled(self.closed(board, act), low, best, DEEPER)
            if found < best:
                best, self.killer = found, act
                if best <= low:
                    break
        return best if best <= WIN else self.settled(board, low, 2 * WIN, DEEP)

    def _answers(self, board: Scratch) -> Iterator[Act]:
        """Captures and marches, first the one that was best against another order."""
        lay = Lay(board)
        found = dict.fromkeys(chain(scratch_orders.captures(lay), scratch_orders.marches(lay)))
        if self.killer in found:
            yield self.killer
            del found[self.killer]
        yield from found


def _prize(board: Scratch, act: Act) -> float:
    """What a capture takes, less a little of what it risks."""
    victim = board.men.get(act.end)
    taken = (
        (CITY if act.end in board.tiles else 0.0) if victim is None else WIN if victim.kind.king else victim.kind.worth
    )
    return taken - 0.1 * board.men[act.start].kind.worth


def strategist(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The order after which the armies imagined stand best. Its work is bound by count, and by `seconds`."""
    thought = Thought(view.sides[seat].team, int(PACE * seconds), time.monotonic() + SAFE * seconds)
    state = guess(view, chance)
    if view.phase is Phase.PICK:
        return picked(state, chance)
    if view.phase is Phase.REACT:
        return (
            rules.default(state, seat) if view.attack is None or view.attack.blind else _reaction(thought, state, seat)
        )
    if (wish := _standing(view, view.sides[seat])) is not None:
        return wish
    more = (guess(view, chance) for _ in range(1, min(WORLDS, int(seconds / PER_WORLD))))
    worlds = [scratch(each) for each in chain((state,), more)]
    act = _decided(thought, worlds)
    if act is None:
        ends = legality.problem(view, Word("end")) is None
        return choices.path(view, Word("end")) if ends else rules.default(state, seat)
    order = scratch_orders.order(act)
    assert legality.problem(view, order) is None, order
    return choices.path(view, order, closes=_is_last(worlds[0], act))


def picked(state: State, chance: Chance) -> Move:
    """The stratagems it likes best, then some that suit the land; which, nobody can tell beforehand."""
    offered = stratagems.offered(state.terms)
    liked = [each for each in PREFERRED if each in offered][: state.terms.pick]
    rest = [each for each in offered if each not in liked]
    while rest and len(liked) < state.terms.pick:
        likely = _suited(state)
        liked.append(rest.pop(chance.weighted([likely.get(each, 1) for each in rest])))
    return stratagems.move(state.terms, liked, str(state.terms.units.king))


def _suited(state: State) -> dict[str, int]:
    """How likely each stratagem is taken for the land's sake."""
    land = "".join(state.ground.rows)
    forests, waters = land.count(FOREST) // FORESTS, land.count(WATER) // WATERS
    return {"swap": SWAPS, "scout": SCOUTS, "fire": 1 + forests, "sneak": 1 + waters}


def _standing(view: View, side: SeenSide) -> Move | None:
    """The standing order for Substitution, where it had better be another: with morale to spare it protects more than
    the King. A list of somebody's own is left alone."""
    few, many = str(view.terms.units.king), _many(view.terms.units)
    if "decoy" not in (side.held or ()) or side.standing is None or side.standing.protect not in (few, many):
        return None
    wish = many if side.morale >= PLENTY else few if side.morale < SCARCE else side.standing.protect
    return ("standing", "protect", wish) if wish != side.standing.protect else None


def _many(units: Roster) -> str:
    """Whom Substitution protects where there is morale to spare: the most of what it is asked before the game."""
    return max(stratagems.guards(units).values(), key=lambda standing: len(standing.protect)).protect


def _reaction(thought: Thought, state: State, seat: Seat) -> Move:
    """Substitution or not, whichever leaves the better board."""
    attack = state.attack
    assert attack is not None, state.phase
    board = scratch(state)
    strike = Act("go", spot(attack.start), spot(attack.target), drawn=attack.drawn, turn=attack.facing)
    values: dict[Move, float] = {}
    for pair in (None, *attack.pairs):
        after = board.copy()
        if pair is not None:
            after.substitute(int(seat), spot(pair[0]), spot(pair[1]))
        after.strike(strike)
        if after.winners is None and not after.ap:
            after.finish()
        values[reaction.answer(pair)] = thought.settled(after, -2 * WIN, 2 * WIN, DEEP)
    return max(values, key=lambda move: values[move])


# A turn


def _decided(thought: Thought, worlds: list[Scratch]) -> Act | None:
    """The next order; None for the end of the turn."""
    board = worlds[0]
    lay = Lay(board)
    recruit = _recruit(board)
    if recruit is not None:
        return recruit
    if not board.ap:
        return _afterwards(thought, board, lay)
    ranked = _ranked(thought, board, _spending(lay)) or _ranked(thought, board, scratch_orders.rebuildings(lay))
    if not ranked:
        return _afterwards(thought, board, lay)
    return _first(thought, board, lay, ranked) or _chosen(thought, ranked, worlds)


def _is_last(board: Scratch, act: Act) -> bool:
    """Whether nothing is left to do in the turn after an order. A victory may yet prove none."""
    after = board.copy()
    after.carry_out(act)
    if after.winners is not None:
        return False
    more = scratch_orders.affordable(after, "extra") or _recruit(after) is not None
    return not more and next(scratch_orders.shots(Lay(after)), None) is None


def _recruit(board: Scratch) -> Act | None:
    """The unit that is worth most beyond its price."""
    kinds = ((board.terms.units[act.kind], act) for act in scratch_orders.recruits(board))
    gains = [(RESERVE * kind.worth - MERIT * kind.price, act) for kind, act in kinds]
    best = max(gains, key=lambda each: each[0], default=None)
    return best[1] if best is not None and best[0] > LEAST else None


def _spending(lay: Lay) -> Iterator[Act]:
    """Every order that costs the action and may be worth it."""
    yield from scratch_orders.captures(lay)
    yield from scratch_orders.rides(lay)
    for act in chain(scratch_orders.marches(lay), scratch_orders.commands(lay)):
        yield act
        yield from _turned(lay.board, act)
    yield from scratch_orders.supports(lay)
    yield from scratch_orders.swaps(lay)
    yield from scratch_orders.sailings(lay)


def _turned(board: Scratch, act: Act) -> Iterator[Act]:
    """The same, facing the nearest enemy afterwards."""
    man = board.men[act.start]
    if man.kind.infantry and man.battle and act.end not in board.tiles and not board.land.forest >> act.end & 1:
        facing = board.default_facing(act.end, man.owner)
        if facing != man.facing:
            yield act._replace(turn=facing)


def _ranked(thought: Thought, board: Scratch, acts: Iterable[Act]) -> list[tuple[float, Act]]:
    """Orders by what they are worth when the captures that follow are made, the best first; exact for the best few.
    Those that there is no time for are left out, the least promising first."""
    tried: list[tuple[Scratch, Act]] = []
    for act in acts:
        tried.append((thought.closed(board, act), act))
        if len(tried) >= WIDTH and thought.is_over:
            break
    rough = sorted(((value(after, thought.team), -number) for number, (after, _) in enumerate(tried)), reverse=True)
    found: list[tuple[float, int]] = []
    for rank, (_, number) in enumerate(rough):
        if rank >= WIDTH and thought.is_over:
            break
        low = found[WIDTH - 1][0] if len(found) >= WIDTH else -2 * WIN
        settled = thought.settled(tried[-number][0], low, 2 * WIN, DEEP)
        if settled > low or len(found) < WIDTH:
            found = sorted([*found, (settled, number)], reverse=True)
    return [(settled, tried[-number][1]) for settled, number in found]


def _chosen(thought: Thought, ranked: list[tuple[float, Act]], worlds: list[Scratch]) -> Act:
    """The best of the first few after the best answers, in as many worlds as there is time for."""
    acts = [act for _, act in ranked[:WIDTH]]
    if ranked[0][0] >= WIN or len(acts) < 2:
        return acts[0]
    totals: list[float] = []
    for world in worlds:
        found = _compared(thought, acts, world)
        if not totals:
            totals = found
        elif len(found) == len(totals):
            totals = [total + each for total, each in zip(totals, found, strict=True)]
        if thought.is_over:
            break
    return acts[totals.index(max(totals))]


def _compared(thought: Thought, acts: list[Act], world: Scratch) -> list[float]:
    """What orders are worth after the best answers in one world, as many as there is time for."""
    found: list[float] = []
    for act in acts:
        best = max(found, default=-2 * WIN)
        found.append(thought.answered(thought.closed(world, act), best - MARGIN))
        if thought.is_over:
            break
    return found


# Free orders and stratagems


def _first(thought: Thought, board: Scratch, lay: Lay, ranked: list[tuple[float, Act]]) -> Act | None:
    """What had better come before the best order, or makes another one better."""
    best, acts = ranked[0][0], [act for _, act in ranked[:WIDTH]]
    if best >= WIN:
        return None
    if (pair := _paired(thought, board, ranked)) is not None:
        return pair
    found = None
    for free, least in _free(board, lay, best, value(board, thought.team)):
        after = thought.done(board, free)
        following = [act for act in acts if act.start != free.start and (act.end != free.end or act.end in board.men)]
        gained = WIN if after.winners is not None else _best(thought, after, following)
        if gained > best + least:
            best, found = gained, free
        if thought.is_over:
            break
    return found


def _best(thought: Thought, board: Scratch, acts: list[Act]) -> float:
    return max((thought.settled(thought.closed(board, act), -2 * WIN, 2 * WIN, DEEP) for act in acts), default=-2 * WIN)


def _free(board: Scratch, lay: Lay, best: float, now: float) -> Iterator[tuple[Act, float]]:
    """Shots; scouts and fires where something is about to be lost, where somebody hides or morale is plenty. Each with
    what it must gain."""
    yield from ((shot, LEAST) for shot in scratch_orders.shots(lay))
    threatened = best < now - DANGER or board.purses[board.active].morale == MOST_MORALE
    if threatened:
        yield from ((act, FEINT) for act in scratch_orders.conjurings(lay))
    for act in scratch_orders.fires(lay):
        if threatened or act.end in board.men:
            yield act, FEINT


def _paired(thought: Thought, board: Scratch, ranked: list[tuple[float, Act]]) -> Act | None:
    """The order to begin with if Deception's second action wins the game, or saves what one action cannot."""
    lost = ranked[0][0] < -WIN / 2
    if not scratch_orders.affordable(board, "extra") or not (lost or _beset(board, thought.team)):
        return None
    least = int(thought.count * PAIRED)
    for _, act in ranked:
        once = thought.done(board, act)
        if once.winners is not None or not scratch_orders.affordable(once, "extra"):
            continue
        again = thought.done(once, Act("extra"))
        lay = Lay(again)
        for second in _spending(lay) if lost else scratch_orders.captures(lay):
            after = thought.closed(again, second)
            if after.winners is not None and value(after, thought.team) >= WIN:
                return act
            if lost and thought.settled(after, -WIN, 2 * WIN, DEEP) > -WIN / 2:
                return act
        if thought.is_over or (not lost and thought.count < least):
            break
    return None


def _beset(board: Scratch, team: int) -> bool:
    """Whether an enemy King is within the reach of a team's units, were nothing between."""
    kings = [here for here, man in board.men.items() if man.kind.king and board.teams[man.owner] != team]
    mine = [(here, man.kind.raiding) for here, man in board.men.items() if board.teams[man.owner] == team]
    return any(
        _aims(here, king) if raids else scratch_evaluation.distance(here, king) <= CLOSE
        for here, raids in mine
        for king in kings
    )


def _aims(here: int, king: int) -> bool:
    """Whether two spots share a line."""
    across, up = abs(here % ROW - king % ROW), abs(here // ROW - king // ROW)
    return not across or not up or across == up


def _afterwards(thought: Thought, board: Scratch, lay: Lay) -> Act | None:
    """With no action left: shots that gain, another action by Deception, or None."""
    ended = board.copy()
    ended.finish()
    best, found = thought.settled(ended, -2 * WIN, 2 * WIN, DEEP), None
    for shot in scratch_orders.shots(lay):
        gained = thought.settled(thought.closed(board, shot), -2 * WIN, 2 * WIN, DEEP)
        if gained > best + LEAST:
            best, found = gained, shot
    if found is None and scratch_orders.affordable(board, "extra"):
        again = thought.done(board, Act("extra"))
        ranked = _ranked(thought, again, _spending(Lay(again)))
        if ranked and ranked[0][0] > best + FEINT:
            return Act("extra")
    return found
