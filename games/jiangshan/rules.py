"""Jiangshan on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core import CHANCE, Batch, Chance, Choice, Event, Faults, Move, Outcome, Preview, Seat, Text, Window, text
from games.jiangshan import guess, preview, prospect, reaction, reversible, stratagems, views, witness
from games.jiangshan.offer import choices, labels, notation, parsing, refusals
from games.jiangshan.options import PRESETS, Options
from games.jiangshan.play import execution, setup
from games.jiangshan.state import Phase, State, View


class Jiangshan:
    """Jiangshan 1 to 9."""

    name: ClassVar[str] = "jiangshan"
    version: ClassVar[int] = 2
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.ORDERED

    def seats(self, options: Options) -> range:
        count = setup.players(options)
        return range(count, count + 1)

    def problem(self, options: Options) -> Text | Faults | None:
        return setup.problem(options)

    def setup(self, options: Options, seats: int) -> State:
        return setup.setup(options)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        return choices.asked(state)

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        return choices.choice(view, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return setup.facts(state, path)

    def default(self, state: State, seat: Seat) -> Move:
        """The usual stratagems, the standing order, the end of the turn or else the first order on offer."""
        if state.phase is Phase.PICK:
            return stratagems.usual(state.terms)
        if state.phase is Phase.REACT:
            return _reaction(state)
        return choices.default(views.view(state, seat))

    def refusal(self, view: View, path: Move) -> Text | None:
        if view.viewer is None:
            return text("jiangshan-refusal-spectator")
        if not path:
            return None if choices.choice(view) else refusals.out_of_turn(view)
        for length, token in enumerate(path):
            choice = choices.choice(view, path[:length])
            if choice is None or token not in (*choice.tokens, *choice.open):
                return refusals.refusal(view, path, notation.format(path), choice)
        return None

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
        return setup.roll(state, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        story: list[Event] = []
        if seat == CHANCE:
            return setup.happened(state, move, story), story
        return execution.carry_out(state, seat, move, story), story

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def witness(self, view: View) -> str:
        return witness.witness(view)

    def guess(self, view: View, chance: Chance) -> State:
        return guess.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None if state.sides[seat].defeated or state.phase in (Phase.MAP, Phase.OVER) else ("resign",)

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        return parsing.parse(view, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)


def _reaction(state: State) -> Move:
    """Silence is the standing order (Jiangshan 6.5)."""
    attack = state.attack
    assert attack is not None, state.phase
    if attack.blind:
        return reaction.SETTLE
    side = state.sides[state.units[attack.target].owner]
    return reaction.answer(reaction.reply(state.units, attack, side))
