"""Koxinga on the contract of `games.core`."""

from __future__ import annotations

from games.core import Foresee, Plan, Rules, Think, Undo, Upgrade, Warn, any_options
from games.koxinga import choices, labels, notation, preview, prospect, refusals, threats, turns, views
from games.koxinga.guess import guess
from games.koxinga.options import PRESETS, Options, seats
from games.koxinga.outcome import outcome
from games.koxinga.players.advise import advise
from games.koxinga.players.original import sensible
from games.koxinga.players.values import rated
from games.koxinga.reversible import reversible
from games.koxinga.state import State, View
from games.koxinga.stock import stock
from games.koxinga.witness import witness

RULES: Rules[Options, State, View] = Rules(
    name="koxinga",
    version=1,
    options=Options,
    problem=any_options,
    presets=PRESETS,
    setup=turns.setup,
    seats=seats,
    asked=choices.asked,
    choice=choices.choice,
    facts=turns.facts,
    apply=turns.apply,
    roll=turns.roll,
    view=views.view,
    outcome=outcome,
    default=sensible,
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
