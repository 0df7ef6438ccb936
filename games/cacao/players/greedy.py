"""The baseline opponent: one ply, every placement, unknown tiles blank (Cacao 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.cacao import choices, notation, tiles
from games.cacao.players.scratch import Ground, Worth
from games.cacao.state import Phase, State, View
from games.core import Chance, Move, Rules, Seat

WORTH = Worth(fruit=(0, 9, 18), sun=(12,))
"""Cacao 15, 3."""


def greedy_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The best placement at once, ties to the smallest text; asked for its contacts, the automatic resolver."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    state = rules.guess(view, chance)
    every = Ground(state, WORTH).placements(seat)
    best = min(every, key=lambda one: (-one.score, canonical(one.turn)))
    return notation.tokens(view.table, state.hands[seat], seat, best.turn)


def random_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Any placement, each as likely as the others."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    every = list(placements(rules.guess(view, chance), seat))
    return every[chance.below(len(every))]


def placements(state: State, seat: Seat) -> Iterator[Move]:
    """Every distinct tile, rotation, cell and filling, and every overbuild; the activation left to the resolver."""
    yield from _paths(state, seat, ())


def _paths(state: State, seat: Seat, path: Move) -> Iterator[Move]:
    _, step = choices.walk(choices.grammar(state.table, state.hands[seat], seat), path)
    if not isinstance(step, choices.Step):
        yield path
        return
    for token in ("auto",) if "auto" in step.tokens else step.tokens:
        yield from _paths(state, seat, (*path, token))


def canonical(turn: choices.Turn) -> str:
    """`[over ]form cell[ fill cell=tile ...]`, the filling by row and column (Cacao 15, 5)."""
    items = (f"{tiles.cell_name(cell)}={tile}" for cell, tile in sorted(turn.fill))
    words = ("over",) if turn.over else ()
    fill = ("fill", *items) if turn.fill else ()
    return " ".join((*words, turn.form, tiles.cell_name(turn.at), *fill))
