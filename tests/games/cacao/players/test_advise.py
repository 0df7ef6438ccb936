"""What a computer thinks of Cacao's moves, and the player that plays the best of them."""

from __future__ import annotations

import math
import pickle
from dataclasses import replace
from functools import partial

import pytest

from benchmarks.opponents import contest, level
from games.cacao import choices, notation
from games.cacao.choices import Turn
from games.cacao.players import standing
from games.cacao.players.advise import advise
from games.cacao.turns import without
from games.cacao.village import Orders
from games.core import Budget, Chance, Seat
from games.moves import legal, play, settle
from games.search import LEVELS
from tests.games.cacao.greedy import greedy_1, random_1
from tests.support import cacao
from tests.support.counts import LONG, count
from tests.support.tables import some_tables, walked

RULES = cacao.RULES
planter = level("expert")
PLAYERS = (random_1, greedy_1, planter)
KEY = bytes(range(32))


@pytest.mark.parametrize("player", PLAYERS)
def test_every_level_plays_legal_moves(player):
    for table in (table.settled() for table in some_tables(RULES, count(12, full=200), stride=9)):
        for seat in table.acting:
            move = player(RULES, RULES.view(table.state, seat), seat, table.chance("player"), 0.01)
            assert legal(RULES, table.state, seat, move), (table, move)


@pytest.mark.parametrize("player", PLAYERS[:2])
def test_every_level_can_be_sent_to_another_process(player):
    assert pickle.loads(pickle.dumps(player)) is player


def test_all_that_is_advised_is_legal_and_the_best_comes_first():
    for table in (table.settled() for table in some_tables(RULES, count(12, full=200), stride=7)):
        for seat in table.acting:
            view = RULES.view(table.state, seat)
            found = advise(view, seat, KEY, Budget(300))
            assert found == advise(view, seat, KEY, Budget(300))
            assert all(legal(RULES, table.state, seat, each.move) for each in found)
            assert all(0.0 <= each.value <= 1.0 for each in found)
            assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
            assert any(each.sound for each in found)


def test_every_tile_in_hand_is_among_it():
    state = cacao.position(
        "seats: R P\nR: hand=ACD sun=1\nP: hand=A\ngrid from N1:\n  .  r1111 .  .\n  p1111  C1 .  .\n  .  .  M2 ."
    )
    found = advise(RULES.view(state, Seat(0)), Seat(0), KEY, Budget(300))
    assert {each.move[0] for each in found} == {"A", "C", "D", "over"}


def test_it_takes_a_win():
    """With its last tile Red needs every gold it can get: two sales at 4, not at 2."""
    head = "seats: R P\nR: cacao=2 hand=D water=0\nP: gold=7 water=0 hand=-\ngrid from 00:\n  M2 .\n  .  M4"
    state = cacao.position(head)
    best = advise(RULES.view(state, Seat(0)), Seat(0), KEY, Budget(300))[0]
    assert (best.value, best.sound) == (1.0, True)
    assert play(RULES, state, Seat(0), best.move)[0].table.villages[0].gold == 8


def test_in_a_lost_game_it_still_earns_what_it_can():
    head = "seats: R P\nR: cacao=2 hand=D water=0\nP: gold=70 water=0 hand={}\ngrid from 00:\n  M2 .\n  .  M4"
    for others in ("-", "A", "AB"):
        state = cacao.position(head.format(others))
        best = advise(RULES.view(state, Seat(0)), Seat(0), KEY, Budget(3_000))[0]
        assert (best.value, best.sound) == (0.0, True)
        assert play(RULES, state, Seat(0), best.move)[0].table.villages[0].gold == 8


def test_a_finished_game_is_worth_everything_to_whoever_has_most():
    """More tiles mean more to come: what is ahead by a little is likelier to win with fewer of them left."""
    head = "seats: R P\nR: gold=4 hand=A left={0}\nP: hand=A left={0}\ngrid from 00:\n  C1 .\n  .  M2"
    early, late = (
        advise(RULES.view(cacao.position(head.format(left)), Seat(0)), Seat(0), KEY, Budget(1))[0].value
        for left in (9, 2)
    )
    assert 0.5 < early < late


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_reviews_a_game_that_has_just_begun_sees_nobody_ahead(seats):
    """Whoever lays last in what is looked at holds a tile's gold more, which is theirs for that time alone."""
    for number in range(count(2, full=20)):
        state = settle(RULES, RULES.setup(RULES.presets["standard"], seats), partial(Chance, bytes([number])), 0).state
        view, seat = RULES.view(state, state.table.turn), state.table.turn
        best = advise(view, seat, KEY, Budget(4_000, told=True))[0]
        odds = best.value * (seats - 1) / (1 - best.value)
        assert math.exp(-1) < odds < math.exp(1), (number, best)


def test_a_review_holds_no_lead_for_sure_that_many_tiles_can_still_turn():
    """A lead of fifteen gold with eight tiles to come stood as good as won, and could not be seen to fall later."""
    head = "seats: R P\nR: gold={} hand=A left=8\nP: hand=A left=8\ngrid from 00:\n  C1 .\n  .  M2"
    stood = []
    for gold in (0, 6, 9, 15):
        state = cacao.position(head.format(gold))
        stood.append(advise(RULES.view(state, Seat(0)), Seat(0), KEY, Budget(400, told=True))[0].value)
    assert stood == sorted(set(stood)), stood
    assert stood[-1] < 0.95, stood


def test_what_a_position_is_worth_does_not_depend_on_the_move_that_is_asked_about():
    """It depends on whether people are told, and that alone changes it."""
    head = "seats: R P\nR: gold=9 hand=AB left=5\nP: hand=AB left=6\ngrid from 00:\n  C1 .\n  .  M2"
    view = RULES.view(cacao.position(head), Seat(0))
    found = advise(view, Seat(0), KEY, Budget(400))
    worth = [(each.move, each.value) for each in found]
    for told in found[1:3]:
        beside = advise(view, Seat(0), KEY, Budget(400, beside=told.move))
        assert [(each.move, each.value) for each in beside] == worth, told.move
    assert advise(view, Seat(0), KEY, Budget(400, told=True))[0].value != found[0].value


def test_a_turn_that_is_asked_about_is_found_as_it_was_typed_under_a_standing_order():
    """With the standing order of that table the resolver does not do what is best, so the same turn had other words."""
    options = RULES.options(offturn="auto", hands="closed")
    table = walked(RULES, options, 4, b"6\x0cO\xa5", 52).settled()
    (seat,) = table.acting
    view = RULES.view(table.state, seat)
    (move,) = RULES.parse(view, "0121 E3")
    found = advise(view, seat, KEY, Budget(400, beside=move))
    assert "act" in RULES.format(next(each.move for each in found if RULES.format(each.move).startswith("0130 E3")))
    assert move in [each.move for each in found]


def test_the_best_move_is_not_compared_with_its_mirror_image():
    """A hint told of E1 what it does, and by comparison of S1 the same."""
    for number in range(count(4, full=40)):
        state = settle(RULES, RULES.setup(RULES.presets["standard"], 2), partial(Chance, bytes([number])), 0).state
        view = RULES.view(state, Seat(0))
        found = advise(view, Seat(0), KEY, Budget(2_000))
        moves = [each for each in (found[0].move, found[0].beside) if each]
        ends = [play(RULES, state, Seat(0), each)[0].table.villages for each in moves]
        assert len(ends) < 2 or ends[0] != ends[1], found[0]


def _asked_about(orders: str, typed: str) -> float:
    head = f"seats: R P\nR: cacao=2 hand=B left=6 {orders}\nP: hand=A left=6\ngrid from 00:\n  G1 .\n  .  M4"
    view = RULES.view(cacao.position(head), Seat(0))
    (move,) = RULES.parse(view, typed)
    found = advise(view, Seat(0), KEY, Budget(400, beside=move, told=True))
    (value,) = (each.value for each in found if each.move == move)
    return value


def test_a_turn_that_is_asked_about_is_worth_what_its_workers_really_do():
    """A review judged whoever let no worker sell, by word or by a standing order, as if all had sold."""
    whole, same = _asked_about("", "1012 E1"), _asked_about("", "1012 E1 act S1E1:1 00")
    assert _asked_about("keep=2", "1012 E1 hold") == whole, "it is told later"
    unsold = [_asked_about("", "1012 E1 act S1E1:0 00"), _asked_about("keep=2", "1012 E1")]
    assert whole == same > max(unsold), (whole, same, unsold)


def test_it_beats_greedy_1_at_every_size(monkeypatch):
    """In the long run it wins far more than an even share; here it must be above that."""
    monkeypatch.setattr("games.cacao.players.values.COUNTS", (600,) * len(LEVELS))
    sizes = RULES.seats(RULES.options())
    for seats in sizes if LONG else sizes[:1]:
        games = count(4, full=60)
        won = sum(_score(number, seats) for number in range(games))
        assert won > games / seats, seats


def _score(number: int, seats: int) -> float:
    players = [greedy_1] * seats
    players[number % seats] = planter
    return contest(RULES, RULES.options(), players, number, seconds=60.0).score(Seat(number % seats))


def test_without_time_it_still_plays():
    (table,) = some_tables(RULES, 1, stride=1)
    state = table.settled().state
    seat = state.table.turn
    move = planter(RULES, RULES.view(state, seat), seat, Chance(b"quick", 0), 0.0)
    assert legal(RULES, state, seat, move)


def test_what_is_hidden_makes_no_difference():
    """Two worlds that look alike to the mover get the same advice."""
    head = "seats: R P\nR: hand=ABC next=D left=5\nP: hand=AAB next=B left=4\ngrid from 00:\n  C1 .\n  .  M2"
    state = cacao.position(f"{head}\ndisplay: M3 TM\npile: WT G1")
    other = replace(state, hands=(state.hands[0], ("A", "A", "A")), piles=(state.piles[0], ("A", "B", "B", "A")))
    one, two = (advise(RULES.view(each, Seat(0)), Seat(0), KEY, Budget(2_000)) for each in (state, other))
    assert one == two


def _asked_again(state, seat):
    """Its moves until it has laid a tile, and the position before that."""
    found = []
    while not found or found[-1][0] == "orders":
        if found:
            state, events = play(RULES, state, seat, found[-1])
            assert {event.to for event in events} == {frozenset({seat})}
        found.append(planter(RULES, RULES.view(state, seat), seat, Chance(b"orders", 1), 0.0))
    return found, state


CHEAP = (
    "seats: R P\nR: cacao={} hand=AAA left=6\nP: hand=AAB next=A left=6\ngrid from W1:\n  .  M4 .  .\n  .  r1111 .  ."
)
"""Red sells at the market for 4 now, and could again next turn; Purple can make a worker sell for 2 meanwhile."""


def _cheap(cacao_held, orders=""):
    return cacao.position(f"{CHEAP.format(cacao_held)}\ndisplay: M2 WT\npile: + 9".replace("R: ", f"R: {orders}"))


def test_it_gives_its_workers_orders_for_others_turns_and_then_lays():
    before, seat = _cheap(2), Seat(0)
    found, state = _asked_again(before, seat)
    assert found[:-1] == [("orders", "min=3")]
    assert state.orders[seat] == Orders(least=3)
    for viewer in (None, Seat(1)):
        assert RULES.view(state, viewer) == RULES.view(before, viewer), "nobody else can tell"
    assert _asked_again(state, seat)[0] == found[-1:], "orders that it wants are not given again"


def test_where_its_fruits_are_more_than_it_can_sell_it_sells_at_any_price():
    found, state = _asked_again(_cheap(5, "min=3 keep=1 "), Seat(0))
    assert found[:-1] == [("orders", "min=2"), ("orders", "keep=0")]
    assert state.orders[0] == Orders()


def test_what_others_hold_and_order_makes_no_difference_to_its_orders():
    state = _cheap(2)
    pile = tuple(sorted((*without(state.piles[1], "A"), "B")))
    hands, piles = (state.hands[0], ("A", "A", "A")), (state.piles[0], pile)
    other = replace(state, hands=hands, piles=piles, orders=(Orders(), Orders(None, 5)))
    views = [RULES.view(each, Seat(0)) for each in (state, other)]
    assert views[0] == views[1]
    assert len({standing.wanted(view, Seat(0)) for view in views}) == 1


def test_in_its_own_turn_it_sells_as_it_foresaw_whatever_its_orders_are():
    head = "seats: R P\nR: cacao=2 hand=B left=9 min=3\nP: gold=0\ngrid from 00:\n  G1 .\n  .  M2"
    state = cacao.position(f"{head}\ndisplay: G1 G2\npile: + 9")
    seat = Seat(0)
    turn = Turn("1012", (0, 1), over=False)
    start = choices.turn(state.table, seat, state.hands[seat])
    path = notation.path(start, turn)
    told = standing.by_word(RULES.view(state, seat), seat, turn, path)
    assert legal(RULES, state, seat, told)
    by_orders, by_word = (play(RULES, state, seat, move)[0].table.villages[seat] for move in (path, told))
    assert (by_orders.cacao, by_word.cacao) == (2, 1)
    assert by_word.gold == by_orders.gold + 2
