"""Koxinga on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from games.core import CHANCE, Batch, Chance, Choice, Event, Move, Outcome, Seat, Text, Window, text
from games.koxinga import board, choices, notation, preview, turns, views, witness
from games.koxinga.outcome import outcome
from games.koxinga.players.original import sensible
from games.koxinga.preview import Preview
from games.koxinga.state import Options, Phase, Player, State, View

PRESETS: Mapping[str, Options] = MappingProxyType(
    {"standard": Options(), "original": Options(end_after="pass", setup_distribution="wrap")}
)
_ANY = Chance(b"koxinga", 0)
"""Fills what a view hides where the answer cannot depend on it."""


class Koxinga:
    """Koxinga 1 to 8."""

    name: ClassVar[str] = "koxinga"
    version: ClassVar[int] = 1
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.ORDERED

    def seats(self, options: Options) -> range:
        return range(2, 7)

    def problem(self, options: Options) -> Text | None:
        return None

    def setup(self, options: Options, seats: int) -> State:
        return State(options, (Player(),) * seats, (None,) * board.BLOCKS)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        return {seat: choices.window(state, seat) for seat in sorted(choices.asked(state))}

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        return None if view.viewer is None else choices.choice(views.guess(view, _ANY), view.viewer, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return choices.choice(state, CHANCE, path)

    def default(self, state: State, seat: Seat) -> Move:
        return sensible(state, seat)

    def refusal(self, view: View, path: Move) -> Text | None:
        state, seat = views.guess(view, _ANY), view.viewer
        if seat is None:
            return text("koxinga-refusal-spectator")
        if not path:
            return None if choices.choice(state, seat, ()) else text("koxinga-refusal-wait")
        for length, token in enumerate(path):
            offered = choices.choice(state, seat, path[:length])
            if offered is None or token not in (*offered.tokens, *offered.open):
                return _reason(state, seat, path[:length], token, offered)
        return None

    def label(self, view: View, path: Move) -> Text:
        return _label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return preview.preview(view, move)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return ()

    def roll(self, state: State, chance: Chance) -> Move | None:
        if state.phase is Phase.ITEMS and state.options.setup_distribution == "wrap":
            draw = choices.due(state)
            free = choices.facts(state)
            return free[chance.below(draw.last - draw.first + 1) % len(free)]
        facts = choices.facts(state)
        return facts[chance.below(len(facts))] if facts else None

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        story: list[Event] = []
        return choices.apply(state, seat, move, story), story

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def witness(self, view: View) -> str:
        return witness.witness(view)

    def guess(self, view: View, chance: Chance) -> State:
        return views.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        cabins = view.players[view.viewer].cabins if view.viewer is not None else ()
        return notation.parse(cabins, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)


def _reason(state: State, seat: Seat, path: Move, token: str, offered: Choice | None) -> Text:
    if offered is None:
        over = state.phase is Phase.OVER
        return text("koxinga-refusal-long") if path else text("koxinga-refusal-over") if over else text("koxinga-refusal-wait")
    legal = tuple(_literal(notation.format((*path, each))) for each in (*offered.tokens, *offered.open))
    return text("koxinga-refusal-choice", typed=notation.format((*path, token)), legal=legal)


def _literal(words: str) -> Text:
    return text("koxinga-literal", words=words)


def _label(view: View, path: Move) -> Text:
    """Cards by their two actions, cabins by what is in them, everything else by its word."""
    token = path[-1]
    if path == ("card",):
        return text("koxinga-label-play")
    if path[0] == "card":
        return text(
            "koxinga-label-card", card=token, first=text(f"koxinga-card-{token}-1"), second=text(f"koxinga-card-{token}-2")
        )
    if path[0] == "loot" and token[0] == "c":
        return text("koxinga-label-cabin", number=token[1:], stack=_cabin(view, token))
    if path[0] == "plan" and len(path) > 1:
        return text("koxinga-plan-" + "-".join(path[1:]))
    if token.isdecimal() or ":" in token:
        return text("koxinga-label-cannons", amount=int(token.rpartition(":")[2]), cabin=token[1] if ":" in token else "0")
    return text(f"koxinga-label-{token}")


def _cabin(view: View, token: str) -> Text:
    battle = view.battle
    assert battle is not None, view.phase
    duel = battle.duels[battle.looted]
    loser = duel.defender if view.viewer == battle.attacker else battle.attacker
    stack = view.players[loser].cabins[int(token[1]) - 1]
    assert stack is not None, token
    return text("koxinga-stack", amount=stack.amount, kind=turns.kind(stack.kind, stack.amount))


__all__ = ["CHANCE", "Koxinga"]
