"""The rules of CardGO on the contract of `games.core`. A move is a card's value, its effect, a column and a row:

>>> from functools import partial
>>> from games.core import Chance
>>> from games.moves import settle
>>> state = settle(RULES, RULES.setup(PRESETS["quick"], 2), partial(Chance, b"seed"), 1).state
>>> view = RULES.view(state, Seat(0))
>>> RULES.choice(view).tokens
('3', 'pass')
>>> RULES.parse(view, "3@D5")
(('3', 'e0', 'D', '5'),)
>>> RULES.refusal(view, ("3", "e0", "D", "9")).key
'cardgo-refusal-off-board'
"""

from __future__ import annotations

from games.cardgo import (
    choices,
    deck,
    game_file,
    labels,
    notation,
    options,
    preview,
    prospect,
    refusals,
    threats,
    turns,
    views,
)
from games.cardgo.guess import guess
from games.cardgo.options import PRESETS, Options, seats
from games.cardgo.outcome import outcome
from games.cardgo.players.advise import advise
from games.cardgo.players.values import rated
from games.cardgo.reversible import reversible
from games.cardgo.state import State, View
from games.cardgo.stock import stock
from games.cardgo.witness import witness
from games.core import Batch, Faults, Foresee, Move, Plan, Resign, Rules, Seat, Text, Think, Undo, Upgrade, Warn


def problem(chosen: Options) -> Text | Faults | None:
    """Of the options among themselves, of the file, of the deck: whatever is wrong first."""
    return options.problem(chosen) or game_file.problem(chosen) or deck.problem(chosen)


def default(state: State, seat: Seat) -> Move:
    """Declines an extra right, else passes."""
    return (choices.PASS if state.extra is None else choices.END,)


def retire(state: State, seat: Seat) -> Move | None:
    """Whenever a card is waited for."""
    return (choices.RESIGN,) if state.waiting else None


RULES: Rules[Options, State, View] = Rules(
    name="cardgo",
    version=1,
    options=Options,
    problem=problem,
    presets=PRESETS,
    batch=Batch.WHOLE,
    setup=turns.setup,
    seats=seats,
    asked=choices.asked,
    choice=choices.choice,
    facts=turns.facts,
    apply=turns.apply,
    roll=turns.roll,
    view=views.view,
    outcome=outcome,
    default=default,
    refusal=refusals.refusal,
    label=labels.label,
    in_words=labels.in_words,
    parse=notation.parse,
    format=notation.format,
    foresee=Foresee(preview=preview.preview, follow=preview.follow),
    warn=Warn(threats=threats.threats, traceable=True),
    undo=Undo(reversible=reversible),
    plan=Plan(ahead=prospect.ahead, condition=prospect.condition),
    upgrade=Upgrade(witness=witness),
    resign=Resign(retire=retire),
    think=Think(
        guess=guess,
        advise=advise,
        levels=rated,
        stock=stock,
    ),
)
