"""One ship's voyage, played through in mind: where actions take it, what meets it there, and what its place and load
are worth.

Numbers are points at the end of the game, as rough experience has them. Other ships stay where they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.core import Seat
from games.koxinga import board
from games.koxinga.cabins import Cabins, Good, Stack, load, pay, put, smallest, spare, total
from games.koxinga.state import ACTIONS, FLAME, Action, SeenPlayer, State, View

FOOD = ((3, 0.85), (3, 0.6), (6, 0.3))
"""A piece of the first three food, of the next three, of the next six: a landing costs 2 to 4, and a store saves
retreats."""
CANNONS = ((4, 0.45), (8, 0.2))
"""A cannon of the first four, of the next eight: more would hardly change a battle."""
MOST_IDLE = 2
"""Empty cabins that are worth having: the next load throws nothing overboard."""
TREASURE = 5.0
"""A treasure card of unknown value: eight of ten carry 44 points, two carry 7 goods."""
FIGHT = 0.7
"""How much the loot that a battle may bring counts when a card is chosen: others may sail elsewhere, and cannons are
used up. What may be lost counts whole."""
LOOT = {Good.GOLD: 1.0, Good.FOOD: 0.6, Good.CANNON: 0.15}
"""One piece of each good in a battle's loot."""
GUNS = 8
"""Cannons beyond these are not expected to be committed in a battle."""
FACES = (FLAME, *range(11))


class Ship(NamedTuple):
    """`prize` is worth from treasure cards and expected loot."""

    block: int
    cabins: Cabins
    finished: bool
    prize: float


@dataclass(frozen=True, slots=True)
class Waters:
    """What a ship may meet: what the blocks cost, and on them the others, each with its cannons and the best loot it
    carries. `laden`: the ship's owner has treasure cards to lose. `once`: a retreat costs nothing more. `choose`: the
    owner chooses what goes overboard."""

    items: tuple[board.Item | None, ...]
    rivals: dict[int, tuple[tuple[int, float], ...]]
    laden: bool
    once: bool = False
    choose: bool = False


def ship(state: State, seat: Seat) -> Ship:
    player = state.players[seat]
    return Ship(player.block, player.cabins, player.finished, float(sum(each.points for each in player.treasures)))


def waters(state: State, seat: Seat) -> Waters:
    rivals: dict[int, tuple[tuple[int, float], ...]] = {}
    for other, player in enumerate(state.players):
        if other != seat and player.block != board.GOAL:
            met = (total(player.cabins, Good.CANNON), prize(player.cabins, laden=bool(player.treasures)))
            rivals[player.block] = (*rivals.get(player.block, ()), met)
    options = state.options
    return Waters(
        state.items,
        rivals,
        bool(state.players[seat].treasures),
        once=options.retreat == "once",
        choose=options.overboard == "choose",
    )


def seen(who: SeenPlayer) -> Ship:
    """As everybody sees it."""
    return Ship(who.block, who.cabins, finished=who.finished, prize=0.0)


def calm(view: View) -> Waters:
    """Without anybody else."""
    return Waters(view.items, {}, laden=False, once=view.options.retreat == "once")


def graded(amount: int, grades: tuple[tuple[int, float], ...]) -> float:
    value = 0.0
    for many, each in grades:
        value += each * min(amount, many)
        amount = max(amount - many, 0)
    return value


@lru_cache(maxsize=1 << 10)
def distance(block: int) -> int:
    """Steps to the goal by the inner branches."""
    steps = 0
    while block != board.GOAL or not steps:
        block, steps = board.after(block)[-1], steps + 1
    return steps


def ends(ship: Ship, card: int, dice: tuple[int, int], waters: Waters) -> list[Ship]:
    """Where the card's two actions may leave the ship, by the branches it may take."""
    return [
        end
        for middle in landings(ship, ACTIONS[card][0], dice[0], waters)
        for end in landings(middle, ACTIONS[card][1], dice[1], waters)
    ]


def landings(ship: Ship, action: Action, die: int, waters: Waters) -> list[Ship]:
    """Where one action may leave the ship."""
    if ship.finished:
        return [ship]
    if action.load is not None:
        return [ship._replace(cabins=cabins) for cabins in loaded(ship.cabins, Stack(action.load, die), waters)]
    steps = die + action.offset
    if steps < 0:
        return [arrived(ship._replace(block=block), waters) for block in board.before(ship.block)] or [ship]
    return [sailed(ship, block, waters) for block in ahead(ship.block, steps)] if steps else [ship]


def loaded(cabins: Cabins, stack: Stack, waters: Waters) -> list[Cabins]:
    """What the cabins may hold after a load; of two stacks of a kind nobody would give up the larger."""
    offered = spare(cabins, stack.kind) if waters.choose else ()
    if not offered:
        return [load(cabins, stack)]
    kinds: dict[Good, list[int]] = {}
    for index in offered:
        if (held := cabins[index]) is not None:
            kinds.setdefault(held.kind, []).append(index)
    return [put(cabins, smallest(cabins, indexes), stack) for indexes in kinds.values()]


def sailed(ship: Ship, block: int, waters: Waters) -> Ship:
    """The ship after a move forward to `block`, which may be the goal."""
    return arrived(ship._replace(block=block, finished=block == board.GOAL), waters)


@lru_cache(maxsize=1 << 10)
def ahead(block: int, steps: int) -> tuple[int, ...]:
    """The blocks that many steps forward; the goal stops any move."""
    found = {block}
    for step in range(steps):
        found = {onward for at in found for onward in ((at,) if step and at == board.GOAL else board.after(at))}
    return tuple(sorted(found))


def reached(block: int, steps: int) -> tuple[int, ...]:
    """The blocks that many steps on, or behind for a step back."""
    return ahead(block, steps) if steps > 0 else board.before(block)


def arrived(ship: Ship, waters: Waters) -> Ship:
    """After fighting whoever is there and paying, retreats included; battles by their odds (Koxinga 4.5)."""
    block, cabins, finished, value = ship
    retreats = False
    while block != board.GOAL:
        value += battles(cabins, waters.rivals.get(block, ()), laden=waters.laden)
        item = waters.items[block]
        if item is None:
            break
        if item.kind is None:
            value += TREASURE
            break
        if retreats and waters.once:
            break
        cabins, paid = pay(cabins, item.kind, item.amount)
        if paid == item.amount:
            break
        block, retreats = board.before(block)[-1], True
    return Ship(block, cabins, finished, value)


def battles(cabins: Cabins, rivals: tuple[tuple[int, float], ...], *, laden: bool) -> float:
    """The loot to be expected from attacking these, all cannons committed, less what may be lost."""
    if not rivals:
        return 0.0
    mine, guns = prize(cabins, laden=laden), min(total(cabins, Good.CANNON), GUNS)
    fights = [(odds(guns - min(theirs, GUNS)), loot) for theirs, loot in rivals]
    return sum(FIGHT * won * loot - lost * mine for (won, lost), loot in fights)


def prize(cabins: Cabins, *, laden: bool) -> float:
    """The best that a victor could take."""
    stacks = [stack.amount * LOOT[stack.kind] for stack in cabins if stack is not None]
    return max((*stacks, TREASURE if laden else 0.0))


@lru_cache(maxsize=1 << 10)
def odds(ahead: int) -> tuple[float, float]:
    """The chances that an attacker with so many more cannons wins and loses (Koxinga 6.4)."""
    won = sum(
        attack == FLAME or (defence != FLAME and attack + ahead > defence) for attack in FACES for defence in FACES
    )
    lost = sum(
        attack != FLAME and (defence == FLAME or attack + ahead < defence) for attack in FACES for defence in FACES
    )
    return won / len(FACES) ** 2, lost / len(FACES) ** 2


def guard(ahead: int) -> tuple[float, float]:
    """The chances that a defender wins and loses, so far ahead of the attacker before their own die."""
    won = sum(roll == FLAME or roll + ahead > 0 for roll in FACES)
    lost = sum(roll != FLAME and roll + ahead < 0 for roll in FACES)
    return won / len(FACES), lost / len(FACES)
