"""Positions from games played at random, the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from bot.messages.i18n import Voice
from games import moves
from games.core import Chance, Move, Rules, Seat

GAME = "cardgo"
"""The game whose moves are measured where one stands for all."""
LARGEST = "jiangshan"
"""The game with the most to choose from in a turn."""

SEED = b"the same games every time"
VOICE = Voice("en", ("Ada", "王小明", "Charlotte", "陈晨", "Eve", "F"))
"""Whose pictures are drawn."""


def playout(rules: Rules[Any, Any, Any], options: Any, game: int = 0) -> Iterator[tuple[Any, int]]:
    """The states of a random game among as few as may play, each with the number of lines so far."""
    seats = rules.seats(options)[0]
    seed = SEED + game.to_bytes(4, "big")
    dice, players = partial(Chance, seed), partial(Chance, seed, purpose="players")
    step = moves.settle(rules, rules.setup(options, seats), dice, 1)
    state, lines = step.state, len(step.lines)
    while waiting := moves.acting(rules, state):
        yield state, lines
        state, _ = moves.play(rules, state, waiting[0], random_move(rules, state, waiting[0], players(lines)))
        step = moves.settle(rules, state, dice, lines + 2)
        state, lines = step.state, lines + 1 + len(step.lines)
    yield state, lines


def filled(rules: Rules[Any, Any, Any], options: Any, game: int, begin: int) -> Iterator[Any]:
    """The states of a random game in which nobody ends it, from the one after `begin` moves on, half as many again; the
    last one alone of a game that is over before."""
    seed = SEED + game.to_bytes(4, "big")
    dice, players = partial(Chance, seed), partial(Chance, seed, purpose="players")
    state = moves.settle(rules, rules.setup(options, rules.seats(options)[0]), dice, 1).state
    for number in range(begin + begin // 2 + 1):
        if number >= begin:
            yield state
        seat = moves.acting(rules, state)[0]
        tries = (
            moves.play(rules, state, seat, random_move(rules, state, seat, players(99 * number + n)))[0]
            for n in range(9)
        )
        after = next((each for each in tries if rules.outcome(each) is None), None)
        if after is None:
            break
        state = moves.settle(rules, after, dice, 99 * number + 2).state
    else:
        return
    if number < begin:
        yield state


def random_move(rules: Rules[Any, Any, Any], state: Any, seat: Seat, chance: Chance) -> Move:
    """A legal move for an owed choice: at each step any token, the last one (which often passes) only if there is no
    other."""
    view = rules.view(state, seat)
    path: Move = ()
    while (choice := rules.choice(view, path)) is not None:
        tokens = choice.tokens
        path += (tokens[chance.below(max(1, len(tokens) - (not path)))],)
    return path
