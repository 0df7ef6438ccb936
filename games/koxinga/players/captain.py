"""The strong player: plays each card through, and then a turn more with whatever dice and card may come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from games.core import Chance, Move, Rules, Seat
from games.koxinga import board
from games.koxinga.actions import fight
from games.koxinga.cabins import Good, Stack, put, take, thrift, total
from games.koxinga.choices import ballast, volley
from games.koxinga.guess import guess
from games.koxinga.state import ACTIONS, Phase, Player, State, View
from games.koxinga.voyage import (
    TREASURE,
    Ship,
    Waters,
    ahead,
    arrived,
    ends,
    guard,
    landings,
    loaded,
    odds,
    prize,
    sailed,
    ship,
    waters,
    worth,
)
from games.replacing import replace

SAFE = 0.8
"""Of the time given, so that the answer is never late."""
DICE = tuple((left, (left + shift) % 6 + 1) for shift in (0, 3) for left in range(1, 7))
"""Twelve of the 36 pairs that the next turn may roll: each face twice on either die."""
SOON = 3.0
"""Being home this turn rather than the next: meanwhile others may get home too, or a treasure may be lost."""
DEFENCE = 8
"""Cannons a defender is expected to commit at most."""


class Prospect(NamedTuple):
    """A decision, where it may leave the ship, and what the next turn may be played with: the cards kept, and one of
    `pool`."""

    move: Move
    ship: Ship
    kept: tuple[int, ...]
    pool: tuple[int, ...]


def captain(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The decision that leaves the ship best off a turn later. Its work is bound by count, and by `seconds`."""
    until = time.monotonic() + SAFE * seconds
    state = guess(view, chance)
    match state.phase:
        case Phase.SWAP:
            return best(_swaps(state, seat), waters(state, seat), until)
        case Phase.CARDS:
            assert state.dice is not None, state.phase
            return best(_cards(state, seat, state.dice), waters(state, seat), until)
        case Phase.FORK | Phase.BACK:
            return best(_branches(state, seat), waters(state, seat), until)
        case Phase.ATTACK:
            return _fire(state, seat, _attack)
        case Phase.DEFEND:
            return _fire(state, seat, _defence)
        case Phase.DROP:
            return best(_thrown(state, seat), waters(state, seat), until)
        case _:
            return _loot(state, seat)


def best(prospects: Iterable[Prospect], around: Waters, until: float) -> Move:
    """The move of the prospect with the best next turn. All are judged by the same dice, the first pair in any case."""
    found = tuple(dict.fromkeys(prospects))
    values = [0.0] * len(found)
    for number, dice in enumerate(DICE):
        if number and time.monotonic() >= until:
            break
        values = [value + _next_turn(each, dice, around) for value, each in zip(values, found, strict=True)]
    return found[values.index(max(values))].move


def _next_turn(prospect: Prospect, dice: tuple[int, int], around: Waters) -> float:
    """The worth of the ship after the best card of the next turn, averaged over the card to be drawn."""
    if prospect.ship.finished:
        return worth(prospect.ship) + SOON
    kept = max((_played(prospect.ship, card, dice, around) for card in prospect.kept), default=float("-inf"))
    drawn = [max(kept, _played(prospect.ship, card, dice, around)) for card in prospect.pool]
    return sum(drawn) / len(drawn) if drawn else kept


def _played(ship: Ship, card: int, dice: tuple[int, int], around: Waters) -> float:
    return max(map(worth, ends(ship, card, dice, around)))


def _swaps(state: State, seat: Seat) -> Iterator[Prospect]:
    """Keeping and swapping, each with every card that may follow."""
    assert state.dice is not None, state.phase
    left, right = state.dice
    for move, dice in ((("keep",), (left, right)), (("swap",), (right, left))):
        yield from (each._replace(move=move) for each in _cards(state, seat, dice))


def _cards(state: State, seat: Seat, dice: tuple[int, int]) -> Iterator[Prospect]:
    player, around = state.players[seat], waters(state, seat)
    for card in player.hand:
        kept = tuple(each for each in player.hand if each != card)
        pool = player.deck or tuple(sorted((*player.played, card)))
        yield from (
            Prospect(("card", str(card)), end, kept, pool) for end in ends(ship(state, seat), card, dice, around)
        )


def _branches(state: State, seat: Seat) -> Iterator[Prospect]:
    """Both ways, each with every end of the move and of the card's second action if that is still to come."""
    player, around = state.players[seat], waters(state, seat)
    assert state.actor is not None, state.phase
    assert state.dice is not None, state.phase
    assert player.card is not None, player
    second = ACTIONS[player.card][1]
    for way, stop in ((board.INNER, 1), (board.OUTER, 0)):
        for landed in _onward(state, seat, stop, around):
            last = landings(landed, second, state.dice[1], around) if state.actor[1] == 0 else [landed]
            yield from (Prospect((way,), end, player.hand, _pool(player)) for end in last)


def _pool(player: Player) -> tuple[int, ...]:
    return player.deck or player.played


def _onward(state: State, seat: Seat, stop: int, around: Waters) -> list[Ship]:
    """Where the ship may come to rest if it takes the branch's first block now."""
    now = ship(state, seat)
    if state.phase is Phase.BACK:
        return [arrived(now._replace(block=board.MERGES[now.block][stop]), around)]
    return [sailed(now, block, around) for block in ahead(board.FORKS[now.block][stop], state.steps - 1)]


def _thrown(state: State, seat: Seat) -> Iterator[Prospect]:
    """Each cabin that may be emptied, with every end of what is left of the own action and card. Whoever has won a
    battle as its attacker has to pay where he is."""
    player, around, cargo = state.players[seat], waters(state, seat), state.cargo
    assert cargo is not None, state.phase
    now = ship(state, seat)
    calm = replace(around, rivals={})
    for cabin in ballast(player.cabins, cargo):
        aboard = now._replace(cabins=put(now.cabins, int(cabin[1:]) - 1, cargo.stack))
        if state.battle is not None and state.battle.attacker == seat:
            aboard = arrived(aboard, calm)
        yield from (
            Prospect(("drop", cabin), end, player.hand, _pool(player)) for end in _onward_from(state, seat, aboard)
        )


def _onward_from(state: State, seat: Seat, here: Ship) -> list[Ship]:
    """The ends of what is still to come of the card of this turn."""
    card, around = state.players[seat].card, waters(state, seat)
    if (seat, 1) not in state.agenda or card is None or state.dice is None:
        return [here]
    if (seat, 0) in state.agenda:
        return ends(here, card, state.dice, around)
    return landings(here, ACTIONS[card][1], state.dice[1], around)


def _fire(state: State, seat: Seat, outlook: Callable[[State, Seat, int], float]) -> Move:
    """The number of cannons with the best outlook, the fewest of equals."""
    stock = total(state.players[seat].cabins, Good.CANNON)
    values = [outlook(state, seat, cannons) for cannons in range(stock + 1)]
    return ("fire", *volley(stock, values.index(max(values))))


def _spent(state: State, seat: Seat, cannons: int) -> Ship:
    now = ship(state, seat)
    return now._replace(cabins=take(now.cabins, thrift(now.cabins, Good.CANNON, cannons)))


def _attack(state: State, seat: Seat, cannons: int) -> float:
    """What the ship and the loot of all duels are worth if it attacks with so many."""
    after = _spent(state, seat, cannons)
    mine = _prize(state, seat)
    value = worth(after)
    for defender in fight(state).defenders:
        won, lost = odds(cannons - min(total(state.players[defender].cabins, Good.CANNON), DEFENCE))
        value += won * _prize(state, defender) - lost * mine
    return value


def _defence(state: State, seat: Seat, cannons: int) -> float:
    battle = fight(state)
    won, lost = guard(cannons - battle.strength)
    return worth(_spent(state, seat, cannons)) + won * _prize(state, battle.attacker) - lost * _prize(state, seat)


def _prize(state: State, seat: Seat) -> float:
    player = state.players[seat]
    return prize(player.cabins, laden=bool(player.treasures))


def _loot(state: State, seat: Seat) -> Move:
    """Whatever leaves the ship worth most."""
    battle = fight(state)
    loser = state.players[battle.prize[1]]
    now, around = ship(state, seat), waters(state, seat)
    values = {
        f"c{number}": _worth_with(now, stack, around)
        for number, stack in enumerate(loser.cabins, start=1)
        if stack is not None
    }
    if loser.treasures:
        values["treasure"] = worth(now) + TREASURE
    return ("loot", max(values, key=lambda token: values[token]))


def _worth_with(now: Ship, stack: Stack, around: Waters) -> float:
    return max(worth(now._replace(cabins=cabins)) for cabins in loaded(now.cabins, stack, around))
