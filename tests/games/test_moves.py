"""What follows from any game's choices, shown on the toy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from games.core import CHANCE, Batch, Chance, IllegalMove, Move, Seat, text
from games.moves import Step, acting, completions, foresee, judge, legal, moves, play, settle, submit
from tests.support.planted import planted
from tests.support.toy import TOY, Options, State, View

A, B, C = Seat(0), Seat(1), Seat(2)
SEED = b"seed"


def dealt(*cards: int, prize: int = 2, **others: Any) -> State:
    """A round in which everybody has a card and nobody has bid."""
    return replace(TOY.setup(Options(), len(cards)), cards=cards, prize=prize, **others)


def sent(state: State, seat: Seat, *message: Move, rules: Any = TOY) -> tuple[Step[State], Any]:
    return submit(rules, state, seat, message, partial(Chance, SEED), line=10)


def whole(members: Mapping[str, Any]) -> Any:
    """The toy with messages judged as a whole."""
    return planted(TOY, {"batch": Batch.WHOLE, **members})


def test_those_with_an_owed_choice_act() -> None:
    assert acting(TOY, dealt(3, 4, 5)) == (A, B, C)
    assert acting(TOY, dealt(3, 4, 5, bids=(None, 2, None))) == (A, C)
    assert acting(TOY, dealt(3, 4, 5, bids=(1, 2, 0))) == (C,)
    assert acting(TOY, TOY.setup(Options(), 3)) == ()


def test_a_move_makes_no_menu_of_another_seat() -> None:
    asked: set[Seat | None] = set()

    def choice(honest: Any, view: View, path: Move = ()) -> Any:
        asked.add(view.viewer)
        return honest.choice(view, path)

    step, _ = sent(dealt(3, 4, 5, bids=(None, 2, None)), A, ("bid", "1"), rules=planted(TOY, {"choice": choice}))
    assert acting(TOY, step.state) == (C,)
    assert asked == {A}


def test_moves_are_the_owed_ones_in_the_order_of_the_choices() -> None:
    state = dealt(2, 4)
    assert tuple(moves(TOY, state, A)) == (("bid", "0"), ("bid", "1"), ("bid", "2"))
    assert tuple(moves(TOY, state, A, ("bid", "1"))) == (("bid", "1"),)
    assert tuple(moves(TOY, TOY.setup(Options(), 2), CHANCE)) == (("prize", "1"), ("prize", "2"), ("prize", "3"))
    assert tuple(moves(TOY, dealt(2, 4, bids=(1, None)), A)) == ()


LEGAL = [("bid", "0"), ("bid", "3"), ("order", "let")]
ILLEGAL = [(), ("bid",), ("bid", "4"), ("bid", "3", "1"), ("order", "ask"), ("veto",), ("x",), ("prize", "1")]


@pytest.mark.parametrize("move", LEGAL)
def test_a_move_on_offer_is_legal(move: Move) -> None:
    assert legal(TOY, dealt(3, 4), A, move)


@pytest.mark.parametrize("move", ILLEGAL)
def test_a_move_not_on_offer_is_refused_with_a_reason(move: Move) -> None:
    assert not legal(TOY, dealt(3, 4), A, move)
    with pytest.raises(IllegalMove) as refused:
        play(TOY, dealt(3, 4), A, move)
    known = ("core-incomplete",) if move in ((), ("bid",)) else ("toy-refusal-token",)
    assert refused.value.reason.key in known


def test_chance_is_checked_like_any_other_seat() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(TOY, TOY.setup(Options(), 2), CHANCE, ("prize", "4"))
    assert refused.value.reason == text("core-illegal-chance", move="prize 4")


def test_settling_writes_one_fact_a_line_until_somebody_acts() -> None:
    step = settle(TOY, TOY.setup(Options(), 3), partial(Chance, SEED), 0)
    assert [line.move[0] for line in step.lines] == ["prize", "deal", "deal", "deal"]
    assert {line.seat for line in step.lines} == {CHANCE}
    assert acting(TOY, step.state) == (A, B, C)
    assert len(step.events) == 4


def test_what_the_rules_have_drawn_is_not_checked_by_them_again() -> None:
    never = replace(TOY, facts=lambda state, path=(): pytest.fail("asked what chance may bring"))
    assert len(settle(never, never.setup(Options(), 2), partial(Chance, SEED), 0).lines) == 3


def test_each_fact_is_drawn_for_its_own_line() -> None:
    asked: list[int] = []
    settle(TOY, TOY.setup(Options(), 2), lambda line: asked.append(line) or Chance(SEED, line), 5)  # type: ignore[func-returns-value]  # remembers, then answers
    assert asked == [5, 6, 7, 8]


def test_settling_what_is_settled_does_nothing() -> None:
    assert settle(TOY, dealt(3, 4), partial(Chance, SEED), 0) == Step(dealt(3, 4), (), ())


def test_the_lines_of_a_step_lead_to_its_state() -> None:
    state = dealt(3, 4, bids=(3, None))
    step, _ = sent(state, B, ("bid", "3"))
    assert [line.seat for line in step.lines] == [B, CHANCE, CHANCE, CHANCE]
    for line in step.lines:
        state, _ = play(TOY, state, line.seat, line.move)
    assert state == step.state


def test_a_message_of_several_moves_is_played_in_order() -> None:
    step, dropped = sent(dealt(3, 4, bids=(None, 2)), A, ("order", "let"), ("order", "ask"))
    assert [line.move for line in step.lines] == [("order", "let"), ("order", "ask")]
    assert dropped is None


def test_in_order_stops_when_another_seat_owes_a_choice() -> None:
    step, dropped = sent(dealt(3, 4), A, ("order", "let"), ("bid", "1"))
    assert [line.move for line in step.lines] == [("order", "let")]
    assert dropped == text("core-rest-dropped", reason=text("core-others-first"))


def test_in_order_goes_on_while_nobody_else_is_waited_for() -> None:
    step, dropped = sent(dealt(3, 4, bids=(None, 2)), A, ("order", "let"), ("bid", "1"))
    assert [line.move for line in step.lines][:2] == [("order", "let"), ("bid", "1")]
    assert dropped is None


def test_in_order_stops_at_the_first_refusal_and_says_what_was_not_played() -> None:
    step, dropped = sent(dealt(3, 4, bids=(None, 2)), A, ("order", "let"), ("bid", "9"))
    assert [line.move for line in step.lines] == [("order", "let")]
    assert dropped is not None
    assert dropped.key == "core-rest-dropped"


def test_a_message_whose_first_move_is_illegal_plays_nothing() -> None:
    with pytest.raises(IllegalMove):
        sent(dealt(3, 4), A, ("bid", "9"), ("order", "let"))


@pytest.mark.parametrize("rules", [TOY, whole({})], ids=["ordered", "whole"])
def test_an_empty_message_is_refused(rules: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        sent(dealt(3, 4), A, rules=rules)
    assert refused.value.reason == text("core-nothing-to-play")


def test_what_stands_after_the_end_of_the_game_is_ignored() -> None:
    state = dealt(3, 4, round=2, bids=(None, 2))
    step, dropped = sent(state, A, ("bid", "2"), ("bid", "9"))
    assert TOY.outcome(step.state) is not None
    assert len(step.lines) == 1
    assert dropped is None


def test_chance_lines_are_numbered_after_the_move() -> None:
    asked: list[int] = []

    def chance(line: int) -> Chance:
        asked.append(line)
        return Chance(SEED, line)

    submit(TOY, dealt(3, 4, bids=(3, None)), B, [("bid", "3")], chance, line=10)
    assert asked == [11, 12, 13, 14]


def seen(state: State, seat: Seat = A) -> View:
    return TOY.view(state, seat)


def same_view(honest: Any, view: View, move: Move) -> tuple[View, ...]:
    return (view,)


def two_views(honest: Any, view: View, move: Move) -> tuple[View, ...]:
    """After the move the mover may hold a 1 or a 5."""
    return replace(view, cards=(1, None)), replace(view, cards=(5, None))


def test_a_whole_message_is_legal_if_every_part_is() -> None:
    rules = whole({"follow": same_view})
    assert judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid", "2")]) is None


def test_one_illegal_part_refuses_the_whole_message() -> None:
    rules = whole({"follow": same_view})
    reason = judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid", "4")])
    assert reason is not None
    assert reason.key == "toy-refusal-token"
    with pytest.raises(IllegalMove):
        sent(dealt(3, 4), A, ("bid", "3"), ("bid", "4"), rules=rules)


def test_a_half_move_refuses_the_whole_message() -> None:
    rules = whole({"follow": same_view})
    assert judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid",)]) == text("core-incomplete", typed="bid")


def test_a_part_that_may_be_illegal_must_wait() -> None:
    rules = whole({"follow": two_views})
    assert judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid", "4")]) == text("core-see-first")
    assert judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid", "1")]) is None


def test_nothing_follows_a_move_after_which_nothing_is_certain() -> None:
    rules = whole({"follow": lambda honest, view, move: ()})
    assert judge(rules, seen(dealt(3, 4)), [("bid", "3"), ("bid", "1")]) == text("core-see-first")


def test_a_later_part_that_fails_for_hidden_reasons_is_dropped() -> None:
    rules = whole({"follow": same_view})
    step, dropped = sent(dealt(3, 4), A, ("bid", "3"), ("bid", "2"), rules=rules)
    assert [line.move for line in step.lines] == [("bid", "3")]
    assert dropped is not None
    assert dropped.key == "core-rest-dropped"


def ahead(rules: Any, *message: Move) -> list[tuple[Move, bool, str]]:
    """Each move of a message that can be looked at beforehand: whether it has a preview, and why it may not be
    played."""
    found = foresee(rules, seen(dealt(3, 4)), message)
    return [(move, preview is not None, "" if reason is None else reason.key) for move, preview, reason in found]


def test_a_message_is_foreseen_move_by_move_while_what_follows_is_certain() -> None:
    assert ahead(whole({"follow": same_view}), ("bid", "3"), ("bid", "2")) == [
        (("bid", "3"), True, ""),
        (("bid", "2"), True, ""),
    ]


def test_nothing_is_foreseen_behind_what_is_uncertain() -> None:
    assert ahead(whole({"follow": two_views}), ("bid", "3"), ("bid", "1")) == [(("bid", "3"), True, "")]


def test_nothing_is_foreseen_behind_a_refusal() -> None:
    found = ahead(whole({"follow": same_view}), ("bid", "3"), ("bid", "4"), ("bid", "1"))
    assert found == [(("bid", "3"), True, ""), (("bid", "4"), False, "toy-refusal-token")]


COMPLETIONS = [
    ("", ("bid", "order")),
    ("b", ("bid",)),
    ("bid", ("bid 0", "bid 1", "bid 2", "bid 3")),
    (" BID ", ("bid 0", "bid 1", "bid 2", "bid 3")),
    ("bid 3", ("bid 3",)),
    ("bid 4", ()),
    ("order a", ()),
    ("o", ("order",)),
    ("x", ()),
]


@pytest.mark.parametrize(("typed", "found"), COMPLETIONS)
def test_typed_text_is_completed_step_by_step(typed: str, found: tuple[str, ...]) -> None:
    state = dealt(3, 4)
    assert tuple(completions(TOY, seen(state), typed)) == found


def test_no_more_completions_than_asked_for() -> None:
    state = dealt(6, 4)
    assert tuple(completions(TOY, seen(state), "bid", most=3)) == ("bid 0", "bid 1", "bid 2")


def test_every_completion_is_the_notation_of_its_path() -> None:
    state = dealt(3, 4)
    found = completions(TOY, seen(state), "")
    assert found
    assert all(TOY.format(path) == notation for notation, path in found.items())
