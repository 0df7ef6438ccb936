"""The original's computer player, quirks as stated (Koxinga 9), and what an absent seat does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.koxinga import board
from games.koxinga.actions import SURE, fight
from games.koxinga.cabins import Good, smallest, spare, total
from games.koxinga.choices import volley
from games.koxinga.guess import guess
from games.koxinga.holds import change
from games.koxinga.state import ACTIONS, Phase, Player, State, View
from games.replacing import replace

TREASURE_WORTH = 7
PRIZED = frozenset({6, 7, 8, 9})
"""An owner of all these treasure cards prefers goods (Koxinga 9.5)."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A card, the branches stored for its two actions, and what the evaluation thought of it."""

    card: int
    forks: tuple[str, str]
    best: int


@dataclass(frozen=True, slots=True)
class _Landing:
    """Where a move may end: the block, its worth, and the totals left after paying."""

    block: int
    worth: int
    food: int
    gold: int

    @property
    def affordable(self) -> bool:
        return self.food >= 0 and self.gold >= 0


def original(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The original's player: forward one turn in three, else after resources (Koxinga 9.1)."""
    forward = chance.named(f"mode:{view.turn}:{int(seat)}").below(3) == 0
    return decide(guess(view, chance), seat, forward=forward)


def evaluate(state: State, seat: Seat, dice: tuple[int, int], *, forward: bool) -> Pick:
    """Koxinga 9.3, with the leak of quirk Q1."""
    who = state.players[seat]
    best = Pick(min(who.hand), (board.OUTER, board.OUTER), 0)
    leftover = 0
    for card in range(1, 11):
        if card not in who.hand:
            leftover = 0
            continue
        found, value, forks = _measure(state, who, card, dice, forward=forward, start=leftover)
        leftover = 0 if found or forward else value
        if found and value > best.best:
            best = Pick(card, forks, value)
    return best


def _measure(
    state: State, who: Player, card: int, dice: tuple[int, int], *, forward: bool, start: int
) -> tuple[bool, int, tuple[str, str]]:
    """Whether the card can be evaluated to the end, its measure so far, and its branches."""
    value, block = start, who.block
    food, gold = total(who.cabins, Good.FOOD), total(who.cabins, Good.GOLD)
    forks = [board.OUTER, board.OUTER]
    for index, (action, die) in enumerate(zip(ACTIONS[card], dice, strict=True)):
        if action.load is not None:
            value += 0 if forward else die
            food += die * (action.load is Good.FOOD)
            gold += die * (action.load is Good.GOLD)
            continue
        steps = die + action.offset
        landings = [_landing(state, end, food, gold) for end in look_ahead(block, steps)]
        way = _branch(landings, forward=forward)
        if way is None:
            return False, value, (forks[0], forks[1])
        landing = landings[way]
        forks[index] = board.INNER if way else board.OUTER
        block = landing.block
        value += steps if forward else landing.worth
        if not forward:
            food, gold = landing.food, landing.gold
    return True, value, (forks[0], forks[1])


def _branch(landings: list[_Landing], *, forward: bool) -> int | None:
    """0 for outer, 1 for inner, None where neither can be paid."""
    payable = [way for way, landing in enumerate(landings) if landing.affordable]
    if len(payable) < 2:
        return payable[0] if payable else None
    return 1 if forward or landings[1].worth > landings[0].worth else 0


def look_ahead(block: int, steps: int) -> tuple[int, ...]:
    """The outer result and, where a branch was chosen on the way, the inner one; nobody goes on from home (Koxinga
    9.2)."""
    ends = [block]
    for step in range(abs(steps)):
        home = [step > 0 and end == board.GOAL for end in ends]
        ways = [board.after(end) if steps > 0 else board.before(end) for end in ends]
        onward = [(board.GOAL,) if done or not each else each for done, each in zip(home, ways, strict=True)]
        branched = next((ways for ways in onward if len(ways) == 2), None)
        ends = list(branched) if branched and len(ends) == 1 else [ways[0] for ways in onward]
    return tuple(ends)


def _landing(state: State, block: int, food: int, gold: int) -> _Landing:
    item = state.items[block] if block != board.GOAL else None
    if item is None:
        return _Landing(block, 0, food, gold)
    if item.kind is None:
        return _Landing(block, TREASURE_WORTH, food, gold)
    cost_food = item.amount * (item.kind is Good.FOOD)
    return _Landing(block, -item.amount, food - cost_food, gold - (item.amount - cost_food))


def swaps(state: State, seat: Seat, *, forward: bool) -> bool:
    """Whether the starter swaps: keeps the rolled order only if it is strictly better (Koxinga 9.4), or nothing but the
    same."""
    assert state.dice is not None, state.phase
    left, right = state.dice
    if left == right:
        return False
    kept = evaluate(state, seat, (left, right), forward=forward).best
    return kept <= evaluate(state, seat, (right, left), forward=forward).best


def decide(state: State, seat: Seat, *, forward: bool) -> Move:
    """The original's decision in whatever `seat` owes."""
    who = state.players[seat]
    match state.phase:
        case Phase.SWAP:
            return ("swap",) if swaps(state, seat, forward=forward) else ("keep",)
        case Phase.CARDS:
            assert state.dice is not None, state.phase
            return ("card", str(evaluate(state, seat, state.dice, forward=forward).card))
        case Phase.FORK | Phase.BACK:
            return (_stored_branch(state, seat, forward=forward),)
        case Phase.ATTACK:
            battle = fight(state)
            rivals = max(total(state.players[each].cabins, Good.CANNON) for each in battle.defenders)
            return ("fire", *_cannons(who, SURE + rivals))
        case Phase.DEFEND:
            return ("fire", *_cannons(who, fight(state).strength))
        case Phase.DROP:
            return ("drop", _ballast(state, who))
        case _:
            return ("loot", _loot(state, seat))


def sensible(state: State, seat: Seat) -> Move:
    """What an absent seat does: the original's choice in resource mode."""
    return decide(state, seat, forward=False)


def _cannons(who: Player, limit: int) -> Move:
    """All up to the limit, else one more than it: a sure win but for a flame (Koxinga 9.5)."""
    stock = total(who.cabins, Good.CANNON)
    return volley(stock, min(stock, limit + 1))


def _ballast(state: State, who: Player) -> str:
    """The smallest stack of another kind, as the original's rules throw overboard (Koxinga 5.1)."""
    assert state.cargo is not None, state.phase
    return f"c{smallest(who.cabins, spare(who.cabins, state.cargo.stack.kind)) + 1}"


def _loot(state: State, seat: Seat) -> str:
    battle = fight(state)
    loser = state.players[battle.prize[1]]
    owned = {each.points for each in state.players[seat].treasures}
    stacks = [(-stack.amount, number) for number, stack in enumerate(loser.cabins, start=1) if stack is not None]
    if not stacks or (loser.treasures and not owned >= PRIZED):
        return "treasure"
    return f"c{min(stacks)[1]}"


def _stored_branch(state: State, seat: Seat, *, forward: bool) -> str:
    """The branch stored for this action when the card was chosen; outer in a retreat (Koxinga 9.5)."""
    if state.steps == 0:
        return board.OUTER
    assert state.before is not None, state.phase
    assert state.dice is not None, state.phase
    assert state.actor is not None, state.phase
    who = state.players[seat]
    assert who.card is not None, who
    block, cabins = state.before.places[seat]
    then = replace(who, block=block, cabins=cabins, hand=tuple(sorted((*who.hand, who.card))))
    pick = evaluate(change(replace(state, items=state.before.items), seat, then), seat, state.dice, forward=forward)
    return pick.forks[state.actor[1]] if pick.card == who.card else board.OUTER
