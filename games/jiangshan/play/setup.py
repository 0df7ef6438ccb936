"""Before the first turn, and whatever chance brings: the map, stratagems, weather (Jiangshan 8.1)."""

from __future__ import annotations

from collections import Counter

from games.core import Chance, Choice, Event, Faults, Move, Seat, Text, text
from games.jiangshan.board import FOREST
from games.jiangshan.options import Options
from games.jiangshan.play import turns
from games.jiangshan.play.field import Field
from games.jiangshan.scenario import generator, shipped
from games.jiangshan.scenario.reader import TOPIC
from games.jiangshan.scenario.shipped import BadScenario, Scenario
from games.jiangshan.state import (
    INSIDE,
    OPEN,
    STRATAGEMS,
    UNDER,
    Chart,
    Phase,
    Side,
    Standing,
    State,
    Unit,
    usual_standing,
)
from games.parts import listed
from games.replacing import replace


def players(options: Options) -> int:
    """How many play; two where the user's file cannot be read."""
    if (name := options.scenario.removeprefix("random:")) in generator.KINDS:
        return len(generator.KINDS[name].teams)
    try:
        return len(chosen(options).armies)
    except BadScenario:
        return 2


def chosen(options: Options) -> Scenario:
    """The scenario that the options name.

    :raises BadScenario: the user's file is faulty.
    """
    return shipped.read(options.scenario_file) if options.scenario == "file" else shipped.built_in(options.scenario)


def problem(options: Options) -> Text | Faults | None:
    """Everything that is wrong with the user's file, at once."""
    if options.scenario != "file":
        return text("jiangshan-scenario-unused") if options.scenario_file else None
    if not options.scenario_file:
        return text("jiangshan-scenario-needed")
    try:
        shipped.read(options.scenario_file)
    except BadScenario as bad:
        return listed(TOPIC, bad.faults)
    return None


def setup(options: Options, seats: int) -> State:
    """The armies as the scenario lists them; a random map is drawn by chance first."""
    if options.scenario.startswith("random:"):
        empty = laid(options, generator.fallback(options.scenario.removeprefix("random:")))
        return replace(empty, phase=Phase.MAP, units=Chart(), tiles=Chart())
    return begun(laid(options, chosen(options)))


def laid(options: Options, plan: Scenario) -> State:
    """The layout procedure (Jiangshan 8.1, 1 and 2)."""
    tiles = {
        at: tile for seat, army in enumerate(plan.armies) for at, tile in shipped.buildings(army, Seat(seat)).items()
    }
    units = {}
    for seat, army in enumerate(plan.armies):
        for code, at in army.units:
            place = INSIDE if at in tiles else UNDER if plan.ground.terrain(at) == FOREST else OPEN
            kind = plan.terms.units[code[0]]
            units[at] = Unit(Seat(seat), kind, at, place=place, face=code[1:] or "i", began=at)
    sides = tuple(_side(plan, army) for army in plan.armies)
    names = tuple(army.name for army in plan.armies)
    terms = replace(plan.terms, fallen="box") if options.fallen == "box" else plan.terms
    return State(options, plan.ground, terms, names, sides, Chart(units), Chart(tiles), Chart(plan.fires))


def _side(plan: Scenario, army: shipped.Army) -> Side:
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
        standing=usual_standing(plan.terms.units),
    )


def begun(state: State) -> State:
    """Past the choice of stratagems, where there is none."""
    if any(side.held is None for side in state.sides):
        return replace(state, phase=Phase.PICK)
    field = Field(state, [])
    turns.begin(field)
    return field.state()


def pick(field: Field, seat: Seat, chosen_: Move, guard: Standing | None) -> None:
    """A seat has chosen its stratagems; the game begins with the last one (Jiangshan 6.2)."""
    held = tuple(each for each in STRATAGEMS if each in (*field.terms.fixed, *chosen_))
    field.change(seat, held=held, standing=field.sides[seat].standing if guard is None else guard)
    names = tuple(text(f"jiangshan-stratagem-{each}") for each in held)
    field.whisper(seat, "picked", stratagems=names)
    begin_if_picked(field)


def begin_if_picked(field: Field) -> None:
    """The first turn, as soon as everybody who plays has chosen."""
    if all(side.held is not None or side.defeated for side in field.sides):
        if field.sides[field.active].defeated:
            turns.pass_on(field)
        else:
            turns.begin(field)


# Chance


def roll(state: State, chance: Chance) -> Move | None:
    """The map to draw or the weather, as a line of chance; None where neither is due."""
    if state.phase is Phase.MAP:
        return ("map", *(f"{chance.below(16):x}" for _ in range(16)))
    if state.phase is Phase.WEATHER:
        return ("weather", state.terms.weather[chance.below(6)])
    return None


def facts(state: State, path: Move = ()) -> Choice | None:
    """What chance may add to a path."""
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
    """The state after a line of chance."""
    if move[0] == "map":
        plan = generator.generate(int("".join(move[1:]), 16), state.options.scenario.removeprefix("random:"))
        story.append(Event(text("jiangshan-event-map", seed="".join(move[1:])), reveals=True))
        return begun(laid(state.options, plan))
    field = Field(state, story)
    turns.weather(field, move[1])
    return field.state()
