"""The baseline opponent: one ply, every placement, unknown tiles blank (Cacao 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.cacao import flow, offers, scoring, tiles
from games.cacao.state import Phase, State, View
from games.cacao.tiles import Jungle
from games.cacao.village import TRACK, Orders
from games.core import Chance, Move, Rules, Seat

FRUIT = (0, 9, 18)
"""Worth of a fruit with no, one, or more worker tiles left, in tenths of gold."""
SUN = 12


def greedy_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The best placement by `score`; asked for its contacts, the automatic resolver."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    state = known(rules.guess(view, chance), seat)
    _, _, best = min((-score(after, seat), text, move) for move, text, after in outcomes(state, seat))
    return best


def random_1(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Any placement, each as likely as the others."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    every = list(placements(rules.guess(view, chance), seat))
    return every[chance.below(len(every))]


def known(state: State, seat: Seat) -> State:
    """The state with everything that `seat` cannot know made blank, and default orders (Cacao 15, 1 and 2)."""
    blank = (Jungle.BLANK,) * len(state.jungle)
    piles = tuple(("A",) * len(pile) for pile in state.piles)
    return State(state.table, state.hands, piles, blank, (Orders(),) * len(state.orders))


def placements(state: State, seat: Seat) -> Iterator[Move]:
    """Every distinct tile, rotation, cell and filling, and every overbuild; the activation left to the resolver."""
    yield from _paths(state, seat, ())


def _paths(state: State, seat: Seat, path: Move) -> Iterator[Move]:
    _, step = offers.walk(offers.grammar(state.table, state.hands[seat], seat), path)
    if not isinstance(step, offers.Step):
        yield path
        return
    for token in ("auto",) if "auto" in step.tokens else step.tokens:
        yield from _paths(state, seat, (*path, token))


def outcomes(state: State, seat: Seat) -> Iterator[tuple[Move, str, State]]:
    """Each placement with its canonical text and the position after phase 4."""
    for move in placements(state, seat):
        _, turn = offers.walk(offers.grammar(state.table, state.hands[seat], seat), move)
        assert isinstance(turn, offers.Turn), move
        after = flow.place(state, seat, turn, [])
        while after.table.turn == seat and (facts := flow.facts(after)):
            after = flow.happened(after, facts[0], [])
        yield move, canonical(turn), after


def canonical(turn: offers.Turn) -> str:
    """`[over ]form cell[ fill cell=tile ...]`, the filling by row and column (Cacao 15, 5)."""
    items = (f"{tiles.cell_name(cell)}={tile}" for cell, tile in sorted(turn.fill))
    words = ("over",) if turn.over else ()
    fill = ("fill", *items) if turn.fill else ()
    return " ".join((*words, turn.form, tiles.cell_name(turn.at), *fill))


def score(state: State, seat: Seat) -> int:
    """The mover's value against everybody else's (Cacao 15, 4)."""
    values = [value(state, Seat(each)) for each in range(len(state.hands))]
    return len(values) * values[seat] - sum(values)


def value(state: State, seat: Seat) -> int:
    """Cacao 15, 3."""
    village = state.table.villages[seat]
    left = min(2, len(state.hands[seat]) + len(state.piles[seat]))
    temples = sum(each.get(seat, 0) for each in scoring.temples(state.table).values())
    return 10 * (village.gold + TRACK[village.water] + temples) + FRUIT[left] * village.cacao + SUN * village.sun
