"""The baseline opponent (Cacao 15)."""

from __future__ import annotations

from functools import cache

import pytest

from games import moves
from games.cacao import choices, notation, turns
from games.cacao.players.scratch import scratch
from games.cacao.state import Phase, State
from games.cacao.tiles import Jungle
from games.cacao.village import Orders
from games.core import CHANCE, Chance, Seat
from tests.games.cacao import greedy
from tests.games.cacao.greedy import greedy_1, random_1
from tests.support import cacao
from tests.support.tables import some_tables

RULES = cacao.RULES


def opening(head: str):
    return cacao.position(head)


def value(state) -> int:
    return scratch(state, greedy.WORTH).value(Seat(0))


def test_value_adds_gold_fruit_track_sun_and_temples():
    own = "R: gold=3 cacao=2 water=4 sun=1 hand=A left=1"
    head = f"seats: R P\n{own}\nP: gold=1 water=0\ngrid from N1:\n  r0130 .\n  TM    p1111"
    assert value(opening(head)) == 30 + 2 * 18 + 40 + 12 + 60 - (10 + 30)


def test_a_fruit_is_worth_less_near_the_end():
    head = "seats: R P\nR: cacao=1 hand={} water=0\nP: water=0\ngrid from 00:\n  C1"
    assert [value(opening(head.format(hand))) for hand in ("AAA", "AA", "A", "-")] == [18, 18, 9, 0]


def after(state, seat, turn):
    """The position after phase 4 by the rules, where unknown tiles are blank."""
    state = turns.place(state, seat, turn, [])
    while state.table.turn == seat and (due := turns.due(state))[1]:
        state, _ = turns.happen(state, (*due[0], due[1][0]))
    return state


def blank(state):
    """Everything that the mover cannot know made blank, with default orders (Cacao 15, 1 and 2)."""
    piles = tuple(("A",) * len(pile) for pile in state.piles)
    orders = (Orders(),) * len(state.orders)
    state = turns.change(state, options=RULES.presets["standard"])
    return State(state.table, state.hands, piles, (Jungle.BLANK,) * len(state.jungle), orders)


@cache
def some():
    return [table.settled() for table in some_tables(RULES, 24, stride=11)]


@pytest.mark.parametrize("number", range(24))
def test_the_quick_model_agrees_with_the_rules(number):
    """Every placement is found, brings everybody the same, and is judged alike but for what all placements share."""
    table = some()[number]
    seat, state = table.state.table.turn, table.state
    if state.table.phase is not Phase.PLACE:
        return
    found = {one.turn: one for one in scratch(state, greedy.WORTH).placements(seat)}
    differences, known = set(), blank(state)
    for move in greedy.placements(known, seat):
        start = choices.turn(known.table, seat, known.hands[seat])
        turn = choices.follow(start, move)
        assert isinstance(turn, choices.Turn)
        assert notation.path(start, turn) == move
        end, one = after(known, seat, turn), found.pop(turn)
        assert one.purses == tuple((each.gold, each.cacao, each.water, each.sun) for each in end.table.villages), move
        differences.add(scratch(end, greedy.WORTH).value(seat) - one.score)
    assert (found, len(differences)) == ({}, 1)


def test_the_best_placement_sells_at_the_dearer_market():
    state = opening(
        "seats: R P\nR: cacao=1 hand=C\nP: gold=0\ngrid from 00:\n  M2 .\n  .  M4\ndisplay: G1 G2\npile: + 3"
    )
    move = greedy_1(RULES, RULES.view(state, Seat(0)), Seat(0), Chance(b"x", 0), 1.0)
    after, _ = moves.play(RULES, state, Seat(0), move)
    assert after.table.villages[0].gold == 4


def test_ties_go_to_the_smallest_text():
    state = opening("seats: R P\nR: hand=A\nP: gold=0\ngrid from 00:\n  TM .\n  .  TM\ndisplay: G1 G2\npile: + 3")
    scored = [(-one.score, greedy.canonical(one.turn)) for one in scratch(state, greedy.WORTH).placements(Seat(0))]
    assert [score for score, _ in scored].count(min(scored)[0]) > 1
    move = greedy_1(RULES, RULES.view(state, Seat(0)), Seat(0), Chance(b"x", 0), 1.0)
    turn = choices.meaning(RULES.view(state, Seat(0)), move)
    assert greedy.canonical(turn) == min(scored)[1]


def test_the_choice_does_not_depend_on_what_is_hidden():
    state = opening(
        "seats: R P\nR: hand=ABC next=D left=5\nP: gold=0\ngrid from 00:\n  C1 .\n  .  M2\n"
        "display: M3 TM\npile: WT G1 G2"
    )
    other = turns.State(state.table, state.hands, state.piles, tuple(reversed(state.jungle)), state.orders)
    picks = {greedy_1(RULES, RULES.view(each, Seat(0)), Seat(0), Chance(b"x", 3), 1.0) for each in (state, other)}
    assert len(picks) == 1


def test_greedy_beats_random():
    assert sum(_match(seed) for seed in range(4)) == 4


def _match(seed: int) -> bool:
    players = (greedy_1, random_1) if seed % 2 else (random_1, greedy_1)
    state = RULES.setup(RULES.presets["standard"], 2)
    line = 0
    while (outcome := RULES.outcome(state)) is None:
        chance = Chance(b"match%d" % seed, line)
        line += 1
        if fact := RULES.roll(state, chance):
            state, _ = moves.play(RULES, state, CHANCE, fact)
            continue
        seat = state.table.turn
        state, _ = moves.play(RULES, state, seat, players[seat](RULES, RULES.view(state, seat), seat, chance, 1.0))
    return outcome.winners == (Seat(seed % 2 ^ 1),)
