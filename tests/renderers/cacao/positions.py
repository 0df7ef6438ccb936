"""Cacao positions for pictures: whole games laid at random, and moments of them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from games import moves
from games.cacao import turns
from games.cacao.options import Options
from games.cacao.rules import RULES
from games.cacao.state import Phase, State, View
from games.cacao.village import Orders, Village
from games.core import CHANCE, Move, Seat
from tests.support.cacao import facts

NAMES = ("Anna", "周子瑜", "Dmitri", "小林さくら")
TALLEST, WIDEST, LARGEST = (3, 349), (3, 64), (4, 629)
"""Seats and seeds of the maps with the most rows, the most columns and the most cells among a thousand games."""


@lru_cache(maxsize=8)
def game(seats: int, seed: int) -> tuple[State, ...]:
    """The positions of a game in which somebody is to move, and its end."""
    random, state, told = Random(seed), RULES.setup(Options(), seats), []
    while True:
        if due := facts(state):
            state, _ = RULES.apply(state, CHANCE, due[random.randrange(len(due))])
            continue
        told.append(state)
        if state.table.phase is Phase.OVER:
            return tuple(told)
        seat = state.table.turn
        path: Move = ()
        while (choice := moves.choice(RULES, state, seat, path)) is not None:
            path = (*path, "auto" if "auto" in choice.tokens else random.choice(choice.tokens))
        state, _ = RULES.apply(state, seat, path)


def seen(state: State, *, viewer: int | None = None) -> View:
    return RULES.view(state, None if viewer is None else Seat(viewer))


def mine(state: State) -> View:
    """What the seat whose turn it is sees."""
    return RULES.view(state, state.table.turn)


def dealing() -> View:
    return seen(RULES.setup(Options(), 4))


def rich() -> View:
    """Numbers as long as they get, orders as long as they get."""
    state = game(4, 1)[20]
    full = (Village(118, 5, 8, 3), Village(104, 5, 0, 3), Village(100, 0, 8, 0), Village(199, 5, 2, 3))
    orders = (Orders(None, 5),) * 4
    return mine(replace(turns.change(state, villages=full), orders=orders))


def open_hands() -> State:
    state = game(4, 2)[18]
    return turns.change(state, options=Options(hands="open"))


def held() -> State:
    """Somebody laid a tile and decides now."""
    state = game(2, 5)[9]
    seat = state.table.turn
    move = next(move for move in moves.moves(RULES, state, seat) if "act" in move)
    laid = (*move[: move.index("act")], "hold")
    return RULES.apply(state, seat, laid)[0]


def covering() -> State:
    """A tile may be covered."""
    return next(state for state in game(4, 1) if "over" in _tokens(state))


def _tokens(state: State) -> tuple[str, ...]:
    choice = moves.choice(RULES, state, state.table.turn)
    return choice.tokens if choice is not None else ()


def views() -> dict[str, View]:
    """Every kind of position, by name."""
    return {
        "dealing": dealing(),
        "opening": mine(game(2, 1)[0]),
        "opening-four": seen(game(4, 1)[0]),
        "middle-two": mine(game(2, 1)[12]),
        "middle-three": seen(game(3, 1)[17], viewer=1),
        "middle-four": seen(game(4, 1)[22]),
        "rich": rich(),
        "open-hands": mine(open_hands()),
        "open-hands-spectator": seen(open_hands()),
        "deciding": mine(held()),
        "covering": mine(covering()),
        "last-turn": mine(game(4, 1)[-2]),
        "end-two": seen(game(2, 1)[-1]),
        "end-three": seen(game(3, 1)[-1], viewer=0),
        "end-four": seen(game(4, 1)[-1]),
        "tallest": mine(game(*TALLEST)[-2]),
        "tallest-end": seen(game(*TALLEST)[-1]),
        "widest": mine(game(*WIDEST)[-2]),
        "widest-end": seen(game(*WIDEST)[-1]),
        "largest": mine(game(*LARGEST)[-2]),
        "largest-end": seen(game(*LARGEST)[-1]),
    }
