"""Positions as the search looks at them: the quick board of a world, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import TypeVar

from games.cacao.choices import Turn
from games.cacao.guess import guess
from games.cacao.players.scratch import Placement, Purse, Scratch, scratch
from games.cacao.players.values import SPREAD, TILE, WIDER, WIN, WORTH
from games.cacao.state import View
from games.core import Chance, Seat, Text, text
from games.replacing import replace
from games.search import ALL, Act, Meter, Node

T = TypeVar("T")

TERMS = ("gold", "cacao", "water", "sun", "temple", "rivals")
WIDE = 40
"""Placements that are looked at of all that the root has."""


class Position:
    """What follows when the seat before `mover` lays `placed`; with none placed, the root, where the turn `given` is
    looked at, too, with what everybody holds once its workers have done what they were told. Where it is `told` how a
    position stands, what a tile is worth that somebody has not laid yet counts, as others may have laid one more, and
    leads are read more carefully."""

    def __init__(
        self,
        board: Scratch,
        mover: Seat,
        meter: Meter,
        placed: Placement | None = None,
        *,
        given: tuple[Turn, tuple[Purse, ...]] | None = None,
        told: bool = False,
    ) -> None:
        self.mover = mover
        self.over = not board.hands[mover]
        self._board = board
        self._placed = placed
        self._meter = meter
        self._given = given
        self._told = told
        self._values: tuple[float, ...] = ()

    def values(self) -> tuple[float, ...]:
        if not self._values:
            self._values = self._valued()
        return self._values

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        board = self._laid()
        others = [sum(board.terms(each)) for each in range(len(board.purses)) if each != seat]
        terms = (*board.terms(seat), -max(others, default=0))
        return [(text(f"cacao-why-{name}"), points) for name, points in zip(TERMS, terms, strict=True)]

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        every = list(self._laid().placements(self.mover))
        self._meter.spend(len(every))
        best = nlargest(min(width, WIDE), every, key=_score)
        if width == ALL:
            best += _missing(best, every)
        if width == ALL and self._given is not None:
            turn, purses = self._given
            best += {each._replace(purses=purses) for each in every if each.turn == turn}.difference(best)
        return [(placed, self.after(placed)) for placed in best]

    def after(self, act: Act) -> Node:
        assert isinstance(act, Placement)
        return Position(self._laid(), self._next(), self._meter, act, told=self._told)

    def _next(self) -> Seat:
        return Seat((self.mover + 1) % len(self._board.purses))

    def _laid(self) -> Scratch:
        if self._placed is not None:
            self._board = self._board.copy()
            self._board.lay(Seat((self.mover - 1) % len(self._board.purses)), self._placed)
            self._placed = None
        return self._board

    def _valued(self) -> tuple[float, ...]:
        board = self._laid()
        points = [sum(board.terms(seat)) for seat in range(len(board.purses))]
        if self.over:
            ends = [(each, purse.cacao) for each, purse in zip(points, board.purses, strict=True)]
            return tuple([WIN * (end == max(ends)) for end in ends])
        points = [each + self._told * TILE * board.left(seat) for seat, each in enumerate(points)]
        spread = SPREAD[min(board.left(self.mover), len(SPREAD) - 1)] * (WIDER if self._told else 1)
        middle = sum(points) / len(points)
        return tuple([(each - middle) / spread for each in points])


def imagined(view: View, chance: Chance) -> Scratch:
    """A world that the view's owner may be in, its piles shuffled."""
    state = guess(view, chance)
    piles = tuple(_shuffled(pile, chance) for pile in state.piles)
    return scratch(replace(state, piles=piles, jungle=_shuffled(state.jungle, chance)), WORTH)


def _shuffled(pile: tuple[T, ...], chance: Chance) -> tuple[T, ...]:
    rest = list(pile)
    return tuple([rest.pop(chance.below(len(rest))) for _ in pile])


def _score(placed: Placement) -> int:
    return placed.score


def _missing(best: list[Placement], every: list[Placement]) -> list[Placement]:
    """The best placement of each tile that none of `best` lays, and the best that covers."""
    kinds = {(each.turn.form, each.turn.over) for each in best}
    others: dict[tuple[str, bool], Placement] = {}
    for each in sorted(every, key=_score, reverse=True):
        kind = each.turn.form, each.turn.over
        if kind not in kinds:
            others.setdefault(kind, each)
    return list(others.values())
