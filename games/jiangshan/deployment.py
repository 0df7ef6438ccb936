"""Before the first turn, and whatever chance brings: the map, stratagems, weather; typed messages (Jiangshan 8.1, 9.2)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from games.core import Chance, Choice, Event, IllegalMove, Move, Seat, Text, text
from games.jiangshan import generator, legality, offers, orders, scenario, turn
from games.jiangshan.board import FOREST
from games.jiangshan.field import Field
from games.jiangshan.orders import Command, Conjure, Go, Preset, Rebuild, Sail, Support, Swap, Word
from games.jiangshan.scenario import BadScenario, Scenario
from games.jiangshan.state import STRATAGEMS, Chart, Options, Phase, Place, Side, State, Unit, View

_TEST = re.compile(r"\s*test\s+", re.IGNORECASE)
_SPENDING = (Go, Sail, Command, Support, Rebuild, Swap)


def players(options: Options) -> int:
    """How many play; two where the user's file cannot be read."""
    if options.scenario.startswith("random:"):
        return 4 if options.scenario.endswith("quad") else 2
    try:
        return len(chosen(options).armies)
    except BadScenario:
        return 2


def chosen(options: Options) -> Scenario:
    """The scenario that the options name.

    :raises BadScenario: the user's file is faulty.
    """
    return scenario.read(options.scenario_file) if options.scenario == "file" else scenario.built_in(options.scenario)


def problem(options: Options) -> Text | None:
    """Everything that is wrong with the user's file, at once."""
    if options.scenario_file and options.scenario != "file":
        return text("jiangshan-scenario-unused")
    if options.scenario != "file":
        return None
    try:
        scenario.read(options.scenario_file)
    except BadScenario as bad:
        return text("jiangshan-scenario-faults", faults=bad.faults[:20], count=len(bad.faults))
    return None


def setup(options: Options) -> State:
    """The armies as the scenario lists them; a random map is drawn by chance first."""
    if options.scenario.startswith("random:"):
        empty = laid(options, generator.fallback(options.scenario.removeprefix("random:")))
        return replace(empty, phase=Phase.MAP, units=Chart(), tiles=Chart())
    return begun(laid(options, chosen(options)))


def laid(options: Options, plan: Scenario) -> State:
    """The layout procedure (Jiangshan 8.1, 1 and 2)."""
    tiles = {at: tile for seat, army in enumerate(plan.armies) for at, tile in scenario.buildings(army, Seat(seat)).items()}
    units = {}
    for seat, army in enumerate(plan.armies):
        for code, at in army.units:
            place = Place.TILE if at in tiles else Place.FOREST if plan.ground.terrain(at) == FOREST else Place.OPEN
            units[at] = Unit(Seat(seat), code[0], at, place=place, face="h" if code == "Sh" else "i")
    sides = tuple(_side(plan, army) for army in plan.armies)
    names = tuple(army.name for army in plan.armies)
    return State(options, plan.ground, plan.terms, names, sides, Chart(units), Chart(tiles), Chart(plan.fires))


def _side(plan: Scenario, army: scenario.Army) -> Side:
    box = Counter(dict(army.box))
    box.subtract((*(code[0] for code, _ in army.units), *army.reserve))
    return Side(
        team=army.team,
        morale=army.morale,
        supply=army.supply,
        merit=army.merit,
        reserve=tuple(sorted(army.reserve)),
        box=tuple(sorted((+box).elements())),
        held=None if plan.terms.pick else plan.terms.fixed,
    )


def begun(state: State) -> State:
    """Past the choice of stratagems, where there is none."""
    if any(side.held is None for side in state.sides):
        return replace(state, phase=Phase.PICK)
    field = Field(state, [])
    turn.begin(field)
    return field.state()


def pick(field: Field, seat: Seat, chosen_: Move) -> None:
    held = tuple(each for each in STRATAGEMS if each in (*field.terms.fixed, *chosen_))
    field.change(seat, held=held)
    names = tuple(text(f"jiangshan-stratagem-{each}") for each in held)
    field.whisper(seat, "picked", stratagems=names)
    begin_if_picked(field)


def begin_if_picked(field: Field) -> None:
    if all(side.held is not None or side.defeated for side in field.sides):
        if field.sides[field.active].defeated:
            turn.pass_on(field)
        else:
            turn.begin(field)


# Chance


def roll(state: State, chance: Chance) -> Move | None:
    if state.phase is Phase.MAP:
        return ("map", *(f"{chance.below(16):x}" for _ in range(16)))
    if state.phase is Phase.WEATHER:
        return ("weather", state.terms.weather[chance.below(6)])
    return None


def chance(state: State, path: Move) -> Choice | None:
    prompt = text("jiangshan-prompt-chance")
    if state.phase is Phase.MAP:
        if not path:
            return Choice(prompt, ("map",))
        return Choice(prompt, tuple("0123456789abcdef")) if path[0] == "map" and len(path) <= 16 else None
    if state.phase is Phase.WEATHER:
        if not path:
            return Choice(prompt, ("weather",))
        return Choice(prompt, ("cloud", "sun", "rain")) if path == ("weather",) else None
    return None


def happened(state: State, move: Move, story: list[Event]) -> State:
    if move[0] == "map":
        plan = generator.generate(int("".join(move[1:]), 16), state.options.scenario.removeprefix("random:"))
        story.append(Event(text("jiangshan-event-map", seed="".join(move[1:])), reveals=True))
        return begun(laid(state.options, plan))
    field = Field(state, story)
    turn.weather(field, move[1])
    return field.state()


# Typed messages


def parse(view: View, typed: str) -> tuple[Move, ...]:
    """The orders of a message; one that spends every action point closes the turn, unless it ends with `wait`.

    :raises IllegalMove: an order cannot be read.
    """
    if (match := _TEST.match(typed)) is not None:
        _tested(view, typed[match.end() :])
    words = [part.strip() for part in typed.split(";") if part.strip()]
    waits = bool(words) and words[-1].lower() == "wait"
    words = words[:-1] if waits else words
    if not words:
        raise IllegalMove(rejection("E_SYNTAX", typed.strip()))
    read = [_order(view, part) for part in words]
    moves = tuple(move for _, move in read)
    return moves if waits or not _closes(view, [order for order, _ in read]) else (*moves, ("end",))


def _tested(view: View, typed: str) -> None:
    """`test` checks the first order and plays nothing.

    :raises IllegalMove: always, with what is to be said of the order.
    """
    first = typed.split(";")[0].strip()
    order = orders.read(first)
    code = "E_SYNTAX" if order is None else legality.problem(view, order)
    raise IllegalMove(text("jiangshan-test-fine", typed=first) if code is None else rejection(code, first))


def rejection(code: str, typed: str) -> Text:
    """A code of the rules as a sentence (Jiangshan 9.2)."""
    return text("jiangshan-refusal-" + code.lower().replace("_", "-"), typed=typed)


def _order(view: View, typed: str) -> tuple[orders.Order | None, Move]:
    path = tuple(typed.lower().split())
    if path[0] == "standing":
        return None, offers.standing_path(typed.split())
    if path[0] == "pick":
        return None, ("pick", *sorted(path[1:], key=lambda each: STRATAGEMS.index(each) if each in STRATAGEMS else -1))
    if path[0] in ("decoy", "refuse"):
        return None, path
    order = orders.read(typed)
    if order is None:
        raise IllegalMove(rejection("E_SYNTAX", typed))
    return order, offers.path(view, order)


def _closes(view: View, read: list[orders.Order | None]) -> bool:
    """Whether the orders spend all action points, so that the turn ends by itself (Jiangshan 9.2)."""
    if view.phase is not Phase.ACTION or view.viewer != view.active or None in read:
        return False
    spent = sum(isinstance(order, _SPENDING) for order in read)
    spent += sum(isinstance(order, Conjure) and legality.side_costs_ap(view) for order in read)
    gained = sum(order == Word("extra") for order in read)
    closing = any(isinstance(order, Word) and order.word in ("end", "resign", "draw") for order in read)
    acts = any(not isinstance(order, Preset) for order in read)
    return acts and spent >= view.ap + gained and not closing
