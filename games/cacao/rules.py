"""Cacao on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.cacao import (
    choices,
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
from games.cacao.options import PRESETS, Options
from games.cacao.preview import Preview
from games.cacao.state import State, View
from games.core import CHANCE, Batch, Chance, Choice, Event, Move, Outcome, Seat, Text, Window


class Cacao:
    """`games.core.Rules` for Cacao 2 to 11."""

    name: ClassVar[str] = "cacao"
    version: ClassVar[int] = 1
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.ORDERED

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def problem(self, options: Options) -> Text | None:
        return None

    def setup(self, options: Options, seats: int) -> State:
        return turns.setup(options, seats)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        return choices.asked(state.table)

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        return choices.choice(view, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return turns.facts(state, path)

    def default(self, state: State, seat: Seat) -> Move:
        return choices.default(views.view(state, seat))

    def refusal(self, view: View, path: Move) -> Text | None:
        return refusals.refusal(view, path)

    def label(self, view: View, path: Move) -> Text:
        return labels.label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return preview.preview(view, move)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return ()

    def reversible(self, view: View, move: Move) -> bool:
        return reversible.reversible(view, move)

    def ahead(self, view: View) -> View | None:
        return prospect.ahead(view)

    def condition(self, view: View, typed: str) -> str:
        return prospect.condition(view, typed)

    def roll(self, state: State, chance: Chance) -> Move | None:
        return turns.roll(state, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        if seat == CHANCE:
            return turns.happen(state, move)
        return turns.play(state, seat, choices.meaning(views.view(state, seat), move))

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state.table)

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def witness(self, view: View) -> str:
        return witness.witness(view)

    def guess(self, view: View, chance: Chance) -> State:
        return guess.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        return notation.parse(view, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)
