"""Jiangshan 1 to 9 on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import (
    CHANCE,
    Advice,
    Budget,
    Event,
    Foresee,
    Move,
    Outcome,
    Plan,
    Resign,
    Rules,
    Seat,
    Standing,
    Think,
    Undo,
    Upgrade,
    Warn,
)
from games.jiangshan import preview, prospect, reaction, stratagems, threats, views
from games.jiangshan.guess import guess
from games.jiangshan.offer import choices, labels, notation, parsing, refusals
from games.jiangshan.options import PRESETS, Options
from games.jiangshan.play import execution, setup
from games.jiangshan.players.values import rated, team_count
from games.jiangshan.reversible import reversible
from games.jiangshan.state import Phase, State, View
from games.jiangshan.witness import witness


def seats(options: Options) -> range:
    """As many as the scenario has armies."""
    count = setup.players(options)
    return range(count, count + 1)


def apply(state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
    """Orders and facts add to one story."""
    story: list[Event] = []
    if seat == CHANCE:
        return setup.happened(state, move, story), story
    return execution.carry_out(state, seat, move, story), story


def outcome(state: State) -> Outcome | None:
    """The state holds it."""
    return state.result


def default(state: State, seat: Seat) -> Move:
    """The usual stratagems, the standing order, the end of the turn or else the first order on offer."""
    if state.phase is Phase.PICK:
        return stratagems.usual(state.terms)
    if state.phase is Phase.REACT:
        return _reaction(state)
    return choices.default(views.view(state, seat))


def _reaction(state: State) -> Move:
    """Silence is the standing order (Jiangshan 6.5)."""
    attack = state.attack
    assert attack is not None, state.phase
    if attack.blind:
        return reaction.SETTLE
    side = state.sides[state.units[attack.target].owner]
    return reaction.answer(reaction.reply(state.units, attack, side))


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """What it takes is three megabytes large, and imported where somebody thinks."""
    from games.jiangshan.players.advise import advise

    return advise(view, seat, key, budget)


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """As large as what it takes to advise."""
    from games.jiangshan.stock import stock

    return stock(view, seat, later)


def retire(state: State, seat: Seat) -> Move | None:
    """As long as the seat is not beaten."""
    return None if state.sides[seat].defeated or state.phase in (Phase.MAP, Phase.OVER) else ("resign",)


RULES: Rules[Options, State, View] = Rules(
    name="jiangshan",
    version=2,
    options=Options,
    problem=setup.problem,
    presets=PRESETS,
    setup=setup.setup,
    seats=seats,
    asked=choices.asked,
    choice=choices.choice,
    facts=setup.facts,
    apply=apply,
    roll=setup.roll,
    view=views.view,
    outcome=outcome,
    default=default,
    refusal=refusals.refusal,
    label=labels.label,
    parse=parsing.parse,
    format=notation.format,
    foresee=Foresee(preview=preview.preview, follow=preview.follow, moot=preview.moot),
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
        teams=team_count,
    ),
)
