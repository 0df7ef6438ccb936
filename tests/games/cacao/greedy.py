"""The baseline opponent: one ply, every placement, unknown tiles blank (Cacao 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.cacao import board, choices, notation
from games.cacao.choices import Meaning, Step, Turn
from games.cacao.guess import guess
from games.cacao.players.scratch import Prices, Worth, scratch
from games.cacao.state import Phase, State, View
from games.cacao.village import STORE, SUNS, TRACK
from games.core import Chance, Move, Rules, Seat

WORTH: Worth = tuple(
    Prices(
        tuple(fruit * held for held in range(STORE + 1)),
        tuple(10 * gold for gold in TRACK),
        tuple(12 * held for held in range(SUNS + 1)),
        10,
    )
    for fruit in (0, 9, 18)
)
"""Cacao 15, 3."""


def greedy_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The best placement at once, ties to the smallest text; asked for its contacts, the automatic resolver."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    state = guess(view, chance)
    every = scratch(state, WORTH).placements(seat)
    best = min(every, key=lambda one: (-one.score, canonical(one.turn)))
    return notation.path(choices.turn(view.table, seat, view.hand), best.turn)


def random_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Any placement, each as likely as the others."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    every = list(placements(guess(view, chance), seat))
    return every[chance.below(len(every))]


def placements(state: State, seat: Seat) -> Iterator[Move]:
    """Every distinct tile, rotation, cell and filling, and every overbuild; the activation left to the resolver."""
    yield from _paths(choices.turn(state.table, seat, state.hands[seat]), ())


def _paths(here: Step | Meaning, path: Move) -> Iterator[Move]:
    if not isinstance(here, Step):
        yield path
        return
    for token in ("auto",) if "auto" in here.tokens else here.tokens:
        yield from _paths(here.after(token), (*path, token))


def canonical(turn: Turn) -> str:
    """`[over ]form cell[ fill cell=tile ...]`, the filling by row and column (Cacao 15, 5)."""
    items = (f"{board.name(cell)}={tile}" for cell, tile in sorted(turn.fill))
    words = ("over",) if turn.over else ()
    fill = ("fill", *items) if turn.fill else ()
    return " ".join((*words, turn.form, board.name(turn.at), *fill))
