"""The baseline opponent (Cacao 15)."""

from __future__ import annotations

from games import moves
from games.cacao import flow, greedy, offers
from games.cacao.greedy import greedy_1, random_1
from games.core import CHANCE, Chance, Seat
from tests.support import cacao

RULES = cacao.RULES


def opening(head: str):
    return cacao.position(*cacao._fields(head))


def test_value_adds_gold_fruit_track_sun_and_temples():
    state = opening(
        "seats: R P\nR: gold=3 cacao=2 water=4 sun=1 hand=A left=1\nP: gold=0\ngrid from N1:\n  r0130 .\n  TM    p1111"
    )
    assert greedy.value(state, Seat(0)) == 30 + 2 * 18 + 40 + 12 + 60


def test_a_fruit_is_worth_less_near_the_end():
    head = "seats: R P\nR: cacao=1 hand={} water=0\nP: gold=0\ngrid from 00:\n  C1"
    assert [greedy.value(opening(head.format(hand)), Seat(0)) for hand in ("AA", "A", "-")] == [18, 9, 0]


def test_the_best_placement_sells_at_the_dearer_market():
    state = opening("seats: R P\nR: cacao=1 hand=C\nP: gold=0\ngrid from 00:\n  M2 .\n  .  M4\ndisplay: G1 G2\npile: + 3")
    move = greedy_1(RULES, RULES.view(state, Seat(0)), Seat(0), Chance(b"x", 0), 1.0)
    after, _ = moves.play(RULES, state, Seat(0), move)
    assert after.table.villages[0].gold == 4


def test_ties_go_to_the_smallest_text():
    state = opening("seats: R P\nR: hand=A\nP: gold=0\ngrid from 00:\n  TM .\n  .  TM\ndisplay: G1 G2\npile: + 3")
    scored = [
        (-greedy.score(after, Seat(0)), text) for _, text, after in greedy.outcomes(greedy.known(state, Seat(0)), Seat(0))
    ]
    move = greedy_1(RULES, RULES.view(state, Seat(0)), Seat(0), Chance(b"x", 0), 1.0)
    _, turn = offers.walk(offers.grammar(state.table, state.hands[0], Seat(0)), move)
    assert greedy.canonical(turn) == min(scored)[1]


def test_the_choice_does_not_depend_on_what_is_hidden():
    state = opening(
        "seats: R P\nR: hand=ABC next=D left=5\nP: gold=0\ngrid from 00:\n  C1 .\n  .  M2\ndisplay: M3 TM\npile: WT G1 G2"
    )
    other = flow.State(state.table, state.hands, state.piles, tuple(reversed(state.jungle)), state.orders)
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
