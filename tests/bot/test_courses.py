"""How a game went for a seat, round by round, by what can be counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from bot.catalogue import games
from bot.host.courses import Round, at, course, drawn, place, swings
from bot.table.log.story import Turn
from games.core import Chance, Seat, text
from games.koxinga.state import Phase
from games.moves import acting, owed, play, settle
from games.replacing import replace
from tests.support import koxinga

GAME, CARDGO = games()["koxinga"], games()["cardgo"]


def rounds(*leads: int) -> tuple[Round, ...]:
    return tuple(Round(None, (number, number), (number, number), None, (lead,)) for number, lead in enumerate(leads))


def ends(stretches: Sequence[tuple[Round, Round]]) -> list[tuple[int, int]]:
    return [(since.turns[0], until.turns[0]) for since, until in stretches]


@pytest.mark.parametrize(
    ("leads", "told"),
    [
        ((0, 9, 9, 2, 5), [(2, 3)]),
        ((0, 5, 0, 5, 0, 5, 0, 5), [(3, 4), (5, 6)]),  # of equal ones the latest
        ((0, 0, 0, -9, 0, 0, -4, 0), [(2, 3)]),  # less than half as steep
        ((0, 0, 0, -9, -9, 0, -5, -5), [(2, 3), (5, 6)]),
        ((0, 2, -4, -4, -13, -13, -22, -22), [(1, 2), (5, 6)]),  # told first where the lead changed hands
        ((0, 1, -1, -1, -10, -10, -20, -20), [(3, 4), (5, 6)]),  # unless that was little
        ((0, -2, -4, -6, -8, -8, -8, -8, -8, -8, -8, -8), [(1, 4)]),  # a quarter of the game
        ((0, -1, 0, -1, 0), []),  # a single point is no rise
        ((0, 0, 0), []),
        ((0,), []),
    ],
)
def test_stretches_are_short_and_the_steepest(leads: tuple[int, ...], told: list[tuple[int, int]]) -> None:
    assert ends(swings(rounds(*leads), up=False)) == told
    assert ends(swings(rounds(*(-lead for lead in leads)), up=True)) == told


def test_no_stretch_spans_more_than_five_rounds() -> None:
    assert {until - since for since, until in ends(swings(rounds(*range(99)), up=True))} == {5}


def test_rounds_are_called_and_counted_as_the_board_showed_them() -> None:
    """Each by the picture that was seen while it was played; the end is still counted in blocks and gold."""

    def seen(number: int, seats: str, phase: Phase = Phase.CARDS) -> object:
        state = replace(koxinga.position({"seats": seats}), turn=number, phase=phase)
        return GAME.rules.view(state, Seat(0))

    turns = [Turn(number, 10 * number + 2) for number in range(5)]
    views = [
        seen(1, "P1@20 [G9 - - - -]; P2@20 [G5 - - - -]"),
        seen(1, "P1@20 [G9 - - - -]; P2@24 [G5 - - - -]"),
        seen(2, "P1@23 [G9 - - - -]; P2@24 [G5 - - - -]"),
        seen(3, "P1@23 [G9 - - - -]; P2@34 [G5 - - - -]"),
        seen(3, "P1@23 [G9 - - - -]; P2@0 finished [G5 - - - -]", Phase.OVER),
    ]
    found = course(GAME, Seat(0), turns, views)
    first, second, third = (text("koxinga-picture-turn", number=number) for number in (1, 2, 3))
    assert [each.when(each.turns[0]) for each in found] == [text("bot-turn", turn=0), first, second, third]
    assert [each.turns for each in found] == [(0, 0), (1, 2), (3, 3), (4, 4)]
    assert [each.lines for each in found] == [(1, 2), (3, 22), (23, 32), (33, 42)]
    assert [each.lead for each in found] == [0, -1, -7, -34]
    assert [at(found, turn).turns[0] for turn in range(6)] == [0, 1, 1, 3, 4, 4]
    assert [place(found, turn) for turn in range(6)] == [0, 1, 1, 2, 3, 3]
    assert drawn(found) == (0, -1, -7, -34)


def test_where_pictures_count_turns_a_round_goes_to_the_next_own_one() -> None:
    """Whoever has just placed a piece has one more."""
    rules = CARDGO.rules
    state = settle(rules, rules.setup(rules.presets["quick"], 2), partial(Chance, b"turns"), 1).state
    views, movers = [rules.view(state, Seat(0))], list[Seat]()
    for line in range(2, 7):
        movers.append(acting(rules, state)[0])
        move = next(move for move in owed(rules, rules.view(state, movers[-1])) if len(move) > 1)
        state = settle(rules, play(rules, state, movers[-1], move)[0], partial(Chance, b"turns"), line).state
        views.append(rules.view(state, Seat(0)))
    turns = [Turn(0, 1), *(Turn(number, number + 1, (mover,)) for number, mover in enumerate(movers, 1))]
    found = course(CARDGO, Seat(0), turns, views)
    assert [each.turns for each in found] == [(0, 0), (1, 2), (3, 4), (5, 5)]
    assert [each.lead for each in found] == [0, 0, 0, 1]
    assert drawn(found) == (0, 1, 0, 1, 0, 1), "the curve has what was after each turn"
    assert [place(found, turn) for turn in (0, 3, 5)] == [0, 3, 5]
    assert found[2].when(4) == text("bot-turn", turn=4)


def test_in_turns_that_were_taken_back_the_lead_is_what_it_was_before() -> None:
    """The fall belongs to the turn that stands."""

    def seen(block: int) -> object:
        return GAME.rules.view(koxinga.position({"seats": f"P1@{block} [G9 - - - -]; P2@20 [G9 - - - -]"}), Seat(0))

    found = course(
        GAME, Seat(0), [Turn(number, number) for number in (0, 1, 4)], [seen(block) for block in (20, 20, 16)]
    )
    leads = [lead for each in found for lead in each.leads]
    assert leads[:-1] == [0, 0, 0, 0]
    assert leads[-1] < 0
