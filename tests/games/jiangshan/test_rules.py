"""Jiangshan: what holds in every game, scenarios and random maps (Jiangshan 3, 6, 8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import moves
from games.core import CHANCE, Chance, Seat, Window
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.play.check import check
from games.jiangshan.play.field import Field
from games.jiangshan.rules import RULES
from games.jiangshan.scenario import generator, shipped
from games.jiangshan.state import Phase, Place
from tests.support.jiangshan import stood

STEPS = 60


def played(preset: str, seed: int):
    """The states of the first steps of a random game."""
    options = RULES.presets[preset]
    seats = RULES.seats(options)[0]
    state = RULES.setup(options, seats)
    chance = Chance(seed.to_bytes(4, "big"), 0)
    yield state
    for _ in range(STEPS):
        if RULES.outcome(state) is not None:
            return
        fact = RULES.roll(state, chance)
        asked = moves.acting(RULES, state)
        seat = CHANCE if fact else asked[chance.below(len(asked))]
        state, _ = moves.play(RULES, state, seat, fact or _random(state, seat, chance))
        yield state


def _random(state, seat, chance):
    path = ()
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path


@given(seed=st.integers(0, 2**32 - 1), preset=st.sampled_from(sorted(RULES.presets)))
def test_invariants_of_every_game(seed, preset):
    armies: dict[int, Counter[str]] = {}
    for state in played(preset, seed):
        if state.phase in (Phase.MAP, Phase.OVER):
            continue
        for at, unit in state.units.items():
            assert unit.cell == at
            assert (unit.place is Place.TILE) == (at in state.tiles)
            assert unit.place is Place.TILE or (unit.place is Place.FOREST) == (state.ground.terrain(at) == "*")
            assert (unit.facing is None) or (unit.battle and unit.kind.infantry)
        for seat, side in enumerate(state.sides):
            assert -1 <= side.morale <= 9
            assert 0 <= side.supply <= 3
            assert side.merit <= side.earned
            if not side.defeated:
                held = [unit.kind for unit in state.units.values() if unit.owner == seat]
                lost = [kind for owner, kind in state.dead if owner == seat]
                army = Counter((*held, *lost, *side.reserve, *side.box))
                assert army == armies.setdefault(seat, army), "what an army began with"


@given(seed=st.integers(0, 2**32 - 1), preset=st.sampled_from(sorted(RULES.presets)))
def test_nothing_that_happens_by_itself_is_left_undone(seed, preset):
    for state in played(preset, seed):
        if state.phase is Phase.ACTION:
            field = Field(state, [])
            check(field)
            assert (field.state(), field.story) == (state, [])
        for unit in state.units.values():
            assert not unit.marked or unit.place is not Place.OPEN
            assert not unit.commanded or unit.owner == state.active or state.phase is Phase.OVER


@given(seed=st.integers(0, 2**32 - 1), preset=st.sampled_from(sorted(RULES.presets)))
def test_views_tell_neither_types_nor_places_that_are_hidden(seed, preset):
    for state in played(preset, seed):
        if state.phase in (Phase.MAP, Phase.OVER):
            continue
        for viewer in (None, *map(Seat, range(len(state.sides)))):
            seen = RULES.view(state, viewer)
            for at, unit in state.units.items():
                if unit.owner == viewer:
                    continue
                shown = seen.units.get(at)
                if unit.place is not Place.OPEN:
                    assert shown is None or (shown.marked and shown.kind is None and shown.mark == "?")
                elif not unit.battle and not unit.tracked:
                    assert shown is not None
                    assert (shown.kind, shown.preset) == (None, None)
            others = [side for seat, side in enumerate(seen.sides) if seat != viewer]
            assert all((side.reserve, side.box, side.held, side.standing) == (None,) * 4 for side in others)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_of_ours_is_valid(name):
    assert shipped.problems(shipped.built_in(name)) == ()


@pytest.mark.parametrize("symmetry", ["lr", "rot", "quad"])
def test_random_maps_are_valid_fair_and_the_same_for_a_seed(symmetry):
    for seed in range(12):
        plan = generator.generate(seed, symmetry)
        assert plan.symmetry == symmetry
        assert shipped.problems(plan) == ()
        assert generator.generate(seed, symmetry) == plan


def document() -> str:
    return resources.files("games.jiangshan.scenario").joinpath("maps/a_first_array.toml").read_text(encoding="utf-8")


def test_a_file_of_ones_own_is_played():
    options = Options(scenario="file", scenario_file=document())
    assert RULES.problem(options) is None
    assert RULES.setup(options, 2).units == RULES.setup(Options(), 2).units


@pytest.mark.parametrize(
    ("typed", "paths"),
    [
        ("d6-e6/e", [("d6", "-e6", "/e", "end")]),
        ("d6-e6/e; end", [("d6", "-e6", "/e", "end")]),
        ("d6-e6; wait", [("d6", "-e6", "/-", "wait")]),
        ("d6-e6; ^d4/n", [("d6", "-e6", "/-", "wait"), ("preset", "d4", "/n"), ("end",)]),
        ("d6-e6; d4-e4", [("d6", "-e6", "/-", "wait"), ("d4", "-e4", "/-", "end")]),
        ("d6-e6; #extra", [("d6", "-e6", "/-", "wait"), ("#extra",)]),
        ("^d4/n", [("preset", "d4", "/n")]),
        ("d6-e6; resign", [("d6", "-e6", "/-", "wait"), ("resign",)]),
        ("standing ask protect qk", [("standing", "mode", "ask"), ("standing", "protect", "KQ")]),
    ],
)
def test_a_message_that_spends_the_action_closes_the_turn_unless_it_waits(typed, paths):
    state = RULES.setup(Options(), 2)
    assert list(RULES.parse(RULES.view(state, Seat(0)), typed)) == paths


def test_a_reaction_is_asked_where_its_owner_wants_to_be_asked():
    state = RULES.setup(Options(), 2)
    state, _ = moves.play(RULES, state, Seat(1), ("standing", "mode", "ask"))
    king, general = state.units[10, 4], state.units[9, 4]
    blade = replace(state.units[3, 5], cell=(9, 5), battle=True, facing="s")
    placed = {at: unit for at, unit in state.units.items() if at not in {(3, 5), (9, 4)}}
    placed |= {(9, 5): blade, (9, 4): replace(general, battle=True), (10, 4): replace(king, battle=True)}
    sides = (state.sides[0], replace(state.sides[1], morale=3))
    state = replace(state, units=placed, sides=sides)
    (attack, *_) = RULES.parse(RULES.view(state, Seat(0)), "j6xj5; wait")
    state, _ = moves.play(RULES, state, Seat(0), attack)
    assert state.phase is Phase.REACT
    choice = moves.choice(RULES, state, Seat(1))
    assert choice is not None
    assert (choice.tokens, choice.window) == (("refuse", "decoy"), Window(12))
    assert moves.choice(RULES, state, Seat(0)).tokens == ()
    pair = moves.choice(RULES, state, Seat(1), ("decoy",)).tokens[0]
    after, _ = moves.play(RULES, state, Seat(1), ("decoy", pair))
    assert (Seat(1), "G") not in after.dead
    refused, _ = moves.play(RULES, state, Seat(1), ("refuse",))
    assert (Seat(1), "G") in refused.dead


@pytest.mark.parametrize(
    ("typed", "logged"),
    [
        ("!b2/n; b2-b3/e", [("b2", "deploy", "/n"), ("b2", "-b3", "/e", "end")]),
        ("b2*b4; a2xb4", [("b2", "*b4"), ("a2", "-b4", "end")]),
    ],
)
def test_later_orders_of_a_message_are_read_where_they_stand(typed, logged):
    """On b4 stands a unit that the first order shows or kills."""
    state = stood("4 . bDs! . .\n3 . . . .\n2 rH? rA? . .\n1 . . . rK?")
    message = RULES.parse(RULES.view(state, Seat(0)), typed)
    step, dropped = moves.submit(RULES, state, Seat(0), message, lambda line: Chance(b"", line), line=0)
    assert dropped is None
    assert [line.move for line in step.lines] == logged
