"""The rules of CardGO on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.cardgo import (
    choices,
    deck,
    game_file,
    guess,
    labels,
    notation,
    outcome,
    preview,
    prospect,
    refusals,
    reversible,
    turns,
    views,
    witness,
)
from games.cardgo.options import PRESETS, Options, problem
from games.cardgo.state import State, View
from games.core import Batch, Chance, Choice, Event, Faults, Move, Outcome, Preview, Seat, Text, Window


class CardGo:
    """`games.core.Rules` for CardGO. A move is a card's value, its effect, a column and a row:

    >>> from functools import partial
    >>> from games.moves import settle
    >>> rules = CardGo()
    >>> state = settle(rules, rules.setup(PRESETS["quick"], 2), partial(Chance, b"seed"), 1).state
    >>> view = rules.view(state, Seat(0))
    >>> rules.choice(view).tokens
    ('2', '3', '5', '6', 'pass')
    >>> rules.parse(view, "3@D5")
    (('3', 'e0', 'D', '5'),)
    >>> rules.refusal(view, ("3", "e0", "D", "9")).key
    'cardgo-refusal-off-board'
    """

    name: ClassVar[str] = "cardgo"
    version: ClassVar[int] = 1
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.WHOLE

    def seats(self, options: Options) -> range:
        return range(2, 3)

    def problem(self, options: Options) -> Text | Faults | None:
        return problem(options) or game_file.problem(options) or deck.problem(options)

    def setup(self, options: Options, seats: int) -> State:
        assert seats in self.seats(options), seats
        return turns.setup(options)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        return choices.asked(state)

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        return choices.choice(view, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return turns.facts(state, path)

    def default(self, state: State, seat: Seat) -> Move:
        """Declines an extra right, else passes."""
        return (choices.PASS if state.extra is None else choices.END,)

    def refusal(self, view: View, path: Move) -> Text | None:
        return refusals.refusal(view, path)

    def label(self, view: View, path: Move) -> Text:
        return labels.label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return preview.preview(view, move)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return preview.follow(view, move)

    def reversible(self, view: View, move: Move) -> bool:
        return reversible.reversible(view, move)

    def ahead(self, view: View) -> View | None:
        return prospect.ahead(view)

    def condition(self, view: View, typed: str) -> str:
        return prospect.condition(view, typed)

    def roll(self, state: State, chance: Chance) -> Move | None:
        return turns.roll(state, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        return turns.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def witness(self, view: View) -> str:
        return witness.witness(view)

    def guess(self, view: View, chance: Chance) -> State:
        return guess.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return (choices.RESIGN,) if state.waiting else None

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        return notation.parse(view, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)
