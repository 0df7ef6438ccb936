"""Turns of a story: where they begin and end, and that nothing secret makes one."""

from __future__ import annotations

import pytest

from bot.table.log import story
from bot.table.log.replay import gone
from bot.table.log.seal import TABLE
from games.core import CHANCE, Seat
from games.moves import Line
from tests.support.goldens import Golden
from tests.support.hosting import toy
from tests.support.stories import FOLDER, TOLD, golden, log, story_of, told, written
from tests.support.toy import TOY

GAMES = [f"{file.parent.name}/{file.stem}" for file in sorted(FOLDER.glob("*/*.txt"))]
PRIZE, ANN, BEN = Line(CHANCE, ("prize", "2")), Seat(0), Seat(1)
ROUND = (PRIZE, Line(CHANCE, ("deal", "0", "5")), Line(CHANCE, ("deal", "1", "4")))


def lines(*played: Line) -> tuple[story.Turn, ...]:
    return story.turns(told(toy(), Golden("toy", 1, {}, 2, ()), log(played))[0])


def bid(seat: Seat, amount: int) -> Line:
    return Line(seat, ("bid", str(amount)))


@pytest.mark.parametrize("name", TOLD)
def test_the_pages_of_a_golden_game_are_what_they_were(name: str) -> None:
    file = FOLDER / f"{name}.story"
    assert written(name) == file.read_text(encoding="utf-8"), "python -m tests.goldens GAME writes it anew"


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_game_belongs_to_one_turn(name: str) -> None:
    played = golden(name)
    tale, _ = story_of(name)
    ends = [turn.line for turn in story.turns(tale)]
    assert [turn.number for turn in story.turns(tale)] == list(range(len(ends)))
    assert ends == sorted(set(ends))
    assert ends[-1] == len(played.lines)


def test_the_story_before_anybody_is_asked_is_one_page() -> None:
    assert [turn.movers for turn in lines(*ROUND)] == [()]


def test_those_who_decide_at_once_have_one_turn() -> None:
    assert [turn.movers for turn in lines(*ROUND, bid(ANN, 1), bid(BEN, 1), *ROUND)][1:] == [(ANN, BEN)]


def test_a_reaction_is_a_turn() -> None:
    turns = lines(*ROUND, bid(ANN, 2), bid(BEN, 1), Line(BEN, ("let",)), *ROUND)
    assert [turn.movers for turn in turns] == [(), (ANN, BEN), (BEN,)]


def test_a_choice_in_secret_makes_no_turn_and_moves_none() -> None:
    """That one of several has chosen everybody sees, what is chosen unasked nobody."""
    secret = Line(BEN, ("order", "let"))
    one, other = lines(*ROUND, bid(ANN, 1)), lines(*ROUND, secret, bid(ANN, 1), secret)
    assert [(turn.number, turn.movers, turn.headline) for turn in one] == [
        (turn.number, turn.movers, turn.headline) for turn in other
    ]
    assert len(lines(*ROUND, secret)) == len(lines(*ROUND)) == 1


def test_the_hosts_lines_stand_with_the_move_that_follows() -> None:
    turns = lines(*ROUND, Line(TABLE, ("timeout", "0", "1")), bid(ANN, 1), bid(BEN, 1), *ROUND)
    assert turns[1].stood_in == {ANN}
    assert (story.last_own(turns, ANN), story.last_own(turns, BEN)) == (0, 1)


def test_who_took_over_a_seat_has_not_moved_before() -> None:
    turns = lines(*ROUND, bid(ANN, 1), bid(BEN, 1), *ROUND, Line(TABLE, ("person", "1", "Ben", "Cat")))
    assert turns[-1].seated == {BEN}
    assert (story.last_own(turns, ANN), story.last_own(turns, BEN)) == (1, 0)


def test_a_turn_that_was_taken_back_stays_and_is_struck() -> None:
    """What is gone of a turn in secret, or only in part, strikes nothing out."""
    played = (*ROUND, Line(BEN, ("order", "let")), bid(ANN, 1), bid(BEN, 1))
    for taken, struck in (("6", [False, True]), ("4", [False, False]), ("4-5", [False, False])):
        entries = log((*played, Line(TABLE, ("undo", "1", "1", "agreed", taken))))
        turns = story.turns(told(toy(), Golden("toy", 1, {}, 2, ()), entries)[0])
        assert [turn.struck for turn in story.without(turns, gone(entries))][:2] == struck, taken


def test_a_score_says_what_was_taken_back() -> None:
    entries = log((*ROUND, bid(ANN, 1), bid(BEN, 1), Line(TABLE, ("undo", "1", "1", "agreed", "5"))))
    records = story.records(toy(), TOY.options(), 2, entries)
    assert [record.struck for record in records] == [False] * 4 + [True, False]
    assert all(record.entry is None for record in story.public(records))


def test_a_game_that_asks_somebody_before_its_first_line_has_its_beginning() -> None:
    """Somebody may ask for what happened since his last move before there is a line."""
    assert [turn.number for turn in story.turns(story.opened(toy(), TOY.options(), 2))] == [0]
