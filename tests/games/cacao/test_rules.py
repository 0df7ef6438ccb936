"""Cacao, rule by rule, and what holds in every game (Cacao 14, 16)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import moves
from games.cacao import choices, tiles, turns
from games.cacao.outcome import awards
from games.cacao.state import Phase
from games.cacao.tiles import Jungle
from games.cacao.village import STORE, SUNS, TRACK, Orders, Use, Village, resolve, work
from games.core import CHANCE, Chance, IllegalMove, Seat
from tests.support import cacao
from tests.support.counts import count

RULES = cacao.RULES
SIZES = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES = given(seed=st.integers(0, 2**32 - 1), preset=st.sampled_from(["standard", "careful"]))
MANY = settings(max_examples=count(7, full=500))


def played(seed: int, seats: int, preset: str):
    """Every state of a random game."""
    state = RULES.setup(RULES.presets[preset], seats)
    chance = Chance(seed.to_bytes(4, "big"), 0)
    yield state
    while RULES.outcome(state) is None:
        fact = RULES.roll(state, chance)
        asked = [seat for seat in map(Seat, range(seats)) if choices.owed(state.table, seat)]
        seat = CHANCE if fact else asked[chance.below(len(asked))]
        state, _ = moves.play(RULES, state, seat, fact or _random(state, seat, chance))
        yield state


def _random(state, seat, chance):
    path = ()
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path


@SIZES
@MANY
@GAMES
def test_invariants_of_every_game(seed, seats, preset):
    water = [0] * seats
    gold = [0] * seats
    for state in played(seed, seats, preset):
        table = state.table
        assert all(tiles.even(at) for at in table.jungle)
        assert not any(tiles.even(at) for at in table.workers)
        covered = sum(tile.covers for tile in table.workers.values())
        held = sum(map(len, (*state.hands, *state.piles)))
        assert len(table.workers) + covered + held == seats * sum(tiles.WORKERS[seats].values())
        assert len(table.jungle) + len(table.display) + len(state.jungle) == len(tiles.jungle(seats)) + len(tiles.START)
        assert table.pile == len(state.jungle)
        for seat, village in enumerate(table.villages):
            assert 0 <= village.cacao <= STORE
            assert 0 <= village.sun <= SUNS
            assert (village.water, village.gold) >= (water[seat], 0)
            assert village.gold >= gold[seat]
            water[seat], gold[seat] = village.water, village.gold
        if table.phase is Phase.PLACE:
            assert len(table.display) == tiles.SHOWN or not table.pile
            assert tiles.open_cells(table.jungle, table.workers)
            assert not table.display or not _gaps(table)
    assert table.number == seats * sum(tiles.WORKERS[seats].values())


def _gaps(table):
    return [gap for at in table.workers for gap in tiles.gaps(table.jungle, table.workers, at)]


@SIZES
@MANY
@GAMES
def test_every_worker_edge_acts_at_most_once(seed, seats, preset):
    acted: Counter = Counter()
    last = None
    for state in played(seed, seats, preset):
        if state.table.last is not None and state.table.last is not last and state.table.phase in (Phase.PLACE, Phase.OVER):
            last = state.table.last
            covering = state.table.workers[last.placed].covers
            for use in last.uses:
                acted[use.contact.name, covering and use.contact.worker == last.placed] += 1
    assert max(acted.values(), default=1) == 1


@pytest.mark.parametrize(("form", "turned"), [("1210", "0121"), ("1300", "0130"), ("0310", "0031")])
def test_a_quarter_turn_moves_the_last_digit_to_the_front(form, turned):
    assert turned in tiles.FORMS[tiles.TYPES[form]]


def test_the_thirteen_oriented_forms_differ():
    assert len(tiles.TYPES) == 13


def test_the_water_track_has_nine_fields():
    """Cacao 2.4, field by field."""
    village, fields = Village(), [TRACK[0]]
    for _ in range(10):
        village = work(village, Jungle.WATER, 1)
        fields.append(TRACK[village.water])
    assert fields == [-10, -4, -1, 0, 2, 4, 7, 11, 16, 16, 16]


@pytest.mark.parametrize(
    ("present", "prizes"),
    [
        ({}, {}),
        ({0: 1}, {0: 6}),
        ({0: 2, 1: 1}, {0: 6, 1: 3}),
        ({0: 2, 1: 1, 2: 1}, {0: 6, 1: 1, 2: 1}),
        ({0: 3, 1: 1, 2: 1, 3: 1}, {0: 6, 1: 1, 2: 1, 3: 1}),
        ({0: 1, 1: 1}, {0: 3, 1: 3}),
        ({0: 2, 1: 2, 2: 1}, {0: 3, 1: 3}),
        ({0: 1, 1: 1, 2: 1}, {0: 2, 1: 2, 2: 2}),
        ({0: 1, 1: 1, 2: 1, 3: 1}, {0: 1, 1: 1, 2: 1, 3: 1}),
    ],
)
def test_10_what_a_temple_gives(present, prizes):
    assert awards({Seat(seat): count for seat, count in present.items()}) == prizes


def asked(text: str):
    given_, grid = cacao._fields(text)
    return cacao.position(given_, grid)


CAREFUL = """seats: R P W
R: hand=A
P: cacao=2
W: cacao=4
grid from N1:
  p1111 .  .
  C1    .  .
  .     M2 w1111
display: M3 M4
pile: + 9"""


def ask_state():
    state = asked(CAREFUL)
    return turns.change(state, options=RULES.presets["careful"])


def test_owners_with_a_real_decision_are_asked_and_nobody_else():
    state = ask_state()
    (move,) = RULES.parse(RULES.view(state, Seat(0)), "1111 E1 fill N1E1=M3 E2=M4")
    state, _ = moves.play(RULES, state, Seat(0), move)
    assert state.table.answering == (Seat(1), Seat(2))
    choice = moves.choice(RULES, state, Seat(1))
    assert (choice.tokens, choice.window) == (("auto", "act"), 12)


def test_a_message_can_hold_and_decide_after_filling():
    state = ask_state()
    (move,) = RULES.parse(RULES.view(state, Seat(0)), "1111 E1 fill N1E1=M3 E2=M4 hold")
    state, _ = moves.play(RULES, state, Seat(0), move)
    assert Seat(0) in state.table.answering
    (answer,) = RULES.parse(RULES.view(state, Seat(0)), "act 00:1 N1E1:0")
    state, _ = moves.play(RULES, state, Seat(0), answer)
    assert Seat(0) not in state.table.answering


def test_standing_orders_are_set_one_by_one_and_only_when_they_change():
    state = ask_state()
    message = RULES.parse(RULES.view(state, Seat(1)), "orders min=3 keep=2")
    for move in message:
        state, _ = moves.play(RULES, state, Seat(1), move)
    assert state.orders[1] == Orders(3, 2)
    with pytest.raises(IllegalMove):
        moves.play(RULES, state, Seat(1), message[0])


def test_a_private_view_names_no_tile_of_another_hand():
    for state in played(5, 3, "standard"):
        seen = RULES.view(state, Seat(0))
        assert seen.hands[1:] == ((None, None) if state.table.phase is not Phase.OVER else state.hands[1:])
        assert seen.orders[1:] == (None, None)


def test_8_5_standing_orders_begin_with_min_2_and_keep_0():
    assert RULES.setup(RULES.options(), 3).orders == (Orders(2, 0),) * 3


def test_8_4_a_plantation_is_harvested_with_all_workers_even_if_fruits_are_lost():
    """Cacao 8.5, 2."""
    contact = tiles.Contact(Seat(0), (0, 1), (0, 0), 2)
    assert resolve(Village(cacao=STORE), {(0, 0): Jungle.SINGLE_PLANTATION}, (contact,), Orders()) == (Use(contact, 2),)


@pytest.mark.parametrize(("display", "pile", "allowed"), [("-", "-", True), ("G1", "-", False), ("-", "G1", False)])
def test_6_2_covering_waits_until_display_and_pile_are_empty(display, pile, allowed):
    state = asked(f"seats: R P\nR: sun=1 hand=A\nP: gold=0\ngrid from 00:\n  C1 r1111\ndisplay: {display}\npile: {pile}")
    assert ("over" in moves.choice(RULES, state, Seat(0)).tokens) == allowed


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_8_5_both_standing_orders_are_set_at_once_whoever_s_turn_it_is(seat):
    state = moves.settle(RULES, RULES.setup(RULES.presets["standard"], 2), lambda line: Chance(b"orders", line), 0).state
    message = RULES.parse(RULES.view(state, seat), "orders min=3 keep=2")
    step, dropped = moves.submit(RULES, state, seat, message, lambda line: Chance(b"orders", line), line=9, seats=2)
    assert dropped is None
    assert step.state.orders[seat] == Orders(3, 2)
