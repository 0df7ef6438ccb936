"""A line is told in one world that shows the view, as far as it can be played there."""

from __future__ import annotations

from functools import partial

from games.cardgo.rules import RULES as CARDGO
from games.core import Chance, Seat
from games.foretelling import foretold
from games.jiangshan.rules import RULES as JIANGSHAN
from games.koxinga.rules import RULES as KOXINGA
from games.moves import acting, moves, play, settle


def test_a_line_is_foretold_up_to_the_move_that_cannot_be_played() -> None:
    state = settle(CARDGO, CARDGO.setup(CARDGO.presets["quick"], 2), partial(Chance, b"line"), 0).state
    view, world = CARDGO.view(state, Seat(0)), Chance(b"world", 0)
    own = CARDGO.format(next(moves(CARDGO, state, Seat(0))))
    line = [(Seat(0), own), (Seat(1), "pass"), (Seat(0), own), (Seat(1), "pass")]
    told = [[event.text.key for event in events] for _, events in foretold(CARDGO, view, line, world)]
    assert told == [["cardgo-event-place"], ["cardgo-event-pass"]], "the cell is taken"
    late = [[event.text.key for event in events] for _, events in foretold(CARDGO, view, [(Seat(1), "pass")], world)]
    assert late == [["cardgo-event-pass"]], "whose turn it was has done what is done for the absent"


def test_between_ones_own_moves_others_do_what_is_done_for_the_absent() -> None:
    """In Koxinga all choose their cards at once and in secret; a search follows one's own cards alone."""
    state = settle(KOXINGA, KOXINGA.setup(KOXINGA.presets["standard"], 3), partial(Chance, b"abc"), 0).state
    seat, *_ = acting(KOXINGA, state)
    view, world = KOXINGA.view(state, seat), Chance(b"world", 0)
    own, later = next(moves(KOXINGA, state, seat)), ("card", str(state.players[seat].hand[-1]))
    line = [(seat, KOXINGA.format(each)) for each in (own, later)]
    told = list(foretold(KOXINGA, view, line, world))
    assert len(told) == len(line)
    assert [event.to for event in told[-1][1]] == [frozenset({seat})]


def test_whoever_left_their_turn_open_ends_it_in_what_is_foretold() -> None:
    """An order in Jiangshan may leave the turn open; the line that a search found goes on without it."""
    rules = JIANGSHAN
    state = settle(rules, rules.setup(rules.presets["first-array"], 2), partial(Chance, b"line"), 0).state
    seat = acting(rules, state)[0]
    view, order = rules.view(state, seat), next(each for each in moves(rules, state, seat) if "wait" in each)
    after, _ = play(rules, state, seat, order)
    assert acting(rules, after) == (seat,), "it is not the other's turn yet"
    after = settle(rules, rules.apply(after, seat, rules.default(after, seat))[0], partial(Chance, b"line"), 9).state
    reply = next(moves(rules, after, Seat(1 - seat)))
    line = [(seat, rules.format(order)), (Seat(1 - seat), rules.format(reply))]
    assert len(list(foretold(rules, view, line, Chance(b"world", 0)))) == 2
