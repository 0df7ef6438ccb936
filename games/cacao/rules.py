"""Cacao 2 to 11 on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.cacao import (
    choices,
    labels,
    notation,
    outcome,
    preview,
    prospect,
    refusals,
    threats,
    turns,
    views,
)
from games.cacao.guess import guess
from games.cacao.options import PRESETS, Options, seats
from games.cacao.players.advise import advise
from games.cacao.players.values import rated
from games.cacao.reversible import reversible
from games.cacao.state import State, View
from games.cacao.stock import stock
from games.cacao.witness import witness
from games.core import (
    CHANCE,
    Event,
    Foresee,
    Move,
    Outcome,
    Plan,
    Rules,
    Seat,
    Think,
    Undo,
    Upgrade,
    Warn,
    Window,
    any_options,
)


def asked(state: State) -> Mapping[Seat, Window | None]:
    """What the table alone tells."""
    return choices.asked(state.table)


def apply(state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
    """What a seat means by a path is read from its view."""
    if seat == CHANCE:
        return turns.happen(state, move)
    return turns.play(state, seat, choices.meaning(views.view(state, seat), move))


def ended(state: State) -> Outcome | None:
    """What the table alone tells."""
    return outcome.outcome(state.table)


def default(state: State, seat: Seat) -> Move:
    """The first placement on offer, the activation left to the automatic resolver."""
    return choices.default(views.view(state, seat))


RULES: Rules[Options, State, View] = Rules(
    name="cacao",
    version=1,
    options=Options,
    problem=any_options,
    presets=PRESETS,
    setup=turns.setup,
    seats=seats,
    asked=asked,
    choice=choices.choice,
    facts=turns.facts,
    apply=apply,
    roll=turns.roll,
    view=views.view,
    outcome=ended,
    default=default,
    refusal=refusals.refusal,
    label=labels.label,
    parse=notation.parse,
    format=notation.format,
    in_words=labels.in_words,
    foresee=Foresee(preview=preview.preview),
    warn=Warn(threats=threats.threats),
    undo=Undo(reversible=reversible),
    plan=Plan(ahead=prospect.ahead, condition=prospect.condition),
    upgrade=Upgrade(witness=witness),
    think=Think(
        guess=guess,
        advise=advise,
        levels=rated,
        stock=stock,
    ),
)
