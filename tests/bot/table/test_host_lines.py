"""The host's own lines: how each is spelt, for ever, what it tells, and what is none of them."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.i18n import Voice
from bot.table.log import host_lines
from bot.table.log.host_lines import (
    Agreed,
    Back,
    Begun,
    BroughtBack,
    CalledOff,
    CarriedOver,
    ChannelGone,
    Closed,
    Conceded,
    Drawn,
    Expired,
    FellBack,
    HostLine,
    How,
    PaceChanged,
    Parted,
    PauseAgreed,
    PauseOver,
    Remark,
    Restored,
    Silent,
    StoodIn,
    TakenBack,
    TimedOut,
    ToComputer,
    ToPerson,
    Travels,
    Unpaused,
    Unrated,
    Unserved,
    Why,
    append,
    of,
    reach,
    read,
    turning,
    written,
)
from bot.table.log.seal import TABLE, Entry
from bot.table.names import Called
from games.core import Move, Seat

SPELT: dict[HostLine, Move] = {
    Begun(): ("begun",),
    TimedOut(Seat(1), 3): ("timeout", "1", "3"),
    StoodIn(Seat(0), 12): ("away", "0", "12"),
    FellBack(Seat(2)): ("fallback", "2"),
    Silent((Seat(0), Seat(3))): ("silent", "0", "3"),
    Silent(()): ("silent",),
    Unserved(): ("unserved",),
    Back(Seat(1)): ("back", "1"),
    Travels(Seat(1), 14): ("holiday", "1", "14"),
    PaceChanged(2880): ("pace", "2880"),
    ToPerson(Seat(0), Called("P1"), Called("P4")): ("person", "0", "P1", "P4"),
    ToPerson(Seat(0), Called(""), Called("P4")): ("person", "0", "", "P4"),
    ToComputer(Seat(0), Called("P1"), "first"): ("computer", "0", "P1", "first"),
    ToComputer(Seat(0), Called(""), "first"): ("computer", "0", "", "first"),
    CarriedOver(1, 2): ("rules", "1", "2"),
    Restored(1_800_000_000): ("restored", "1800000000"),
    PauseAgreed(Seat(1)): ("paused", "1"),
    Unpaused(Seat(1)): ("unpaused", "1"),
    PauseOver(): ("unpaused",),
    Closed(Seat(1)): ("closed", "1"),
    Drawn(Seat(1)): ("drawn", "1"),
    Conceded(Seat(1)): ("conceded", "1"),
    CalledOff(Called("P2")): ("cancel", "P2"),
    ChannelGone(): ("gone",),
    Expired(): ("expired",),
    Agreed("takeback", Seat(1)): ("agreed", "1", "takeback", "1"),
    Agreed("rules", Seat(0)): ("agreed", "1", "rules", "0"),
    Unrated(Why.HANDS): ("unrated", "1", "hands"),
    TakenBack(Seat(1), How.ALONE, (5, 6, 7, 9)): ("undo", "1", "1", "alone", "5-7,9"),
    TakenBack(Seat(1), How.SECRET, (5,)): ("undo", "1", "1", "secret", "5"),
    TakenBack(Seat(1), How.AGREED, (5,)): ("undo", "1", "1", "agreed", "5"),
    TakenBack(Seat(1), How.PRACTICE, (5,)): ("undo", "1", "1", "practice", "5"),
    BroughtBack(Seat(1), 9): ("redo", "1", "1", "9"),
    Parted(1, 2, (5, 6)): ("parted", "1", "1", "2", "5-6"),
    Parted(1, 2, ()): ("parted", "1", "1", "2", ""),
}
ALL = pytest.mark.parametrize("line", SPELT, ids=lambda line: " ".join(SPELT[line]))
CALLING = (Begun, PauseAgreed, Unpaused, PauseOver)


def test_there_is_one_of_each() -> None:
    assert {type(line) for line in SPELT} == set(get_args(HostLine))


@ALL
def test_a_line_is_spelt_as_ever_and_read_again(line: HostLine) -> None:
    assert written(line) == SPELT[line]
    again = read(SPELT[line])
    assert again == line
    assert types(again) == types(line)


def types(line: Any) -> list[type]:
    return [type(getattr(line, name)) for name in line.__match_args__]


@ALL
def test_a_line_is_told_in_words_that_there_are(line: HostLine) -> None:
    told = Remark(line)
    assert told.text.key not in Voice("en", ("Ann", "Ben", "Cat", "Dan")).say(told.text)
    assert told.calls == isinstance(line, CALLING)
    secret = isinstance(line, TakenBack) and line.how is How.SECRET
    assert told.to == (frozenset({Seat(1)}) if secret else None), "of nothing else is only one seat told"


@pytest.mark.parametrize(
    "move",
    [
        (),
        ("",),
        ("checkmate", "1"),
        ("timeout",),
        ("timeout", "1"),
        ("timeout", "1", "two"),
        ("timeout", "-1", "2"),
        ("timeout", "٣", "2"),
        ("timeout", "1234567", "2"),
        ("restored", "9" * 5_000),
        ("begun", "1"),
        ("undo", "2", "1", "alone", "5"),
        ("undo", "1", "1", "gladly", "5"),
        ("undo", "1", "1", "alone", ""),
        ("undo", "1", "1", "alone", "5,6"),
        ("undo", "1", "1", "alone", "6,5"),
        ("undo", "1", "1", "alone", "5-7,6"),
        ("undo", "1", "1", "alone", "5-6-7"),
        ("redo", "1", "1", "1234567"),
        ("parted", "1", "1", "2", "5,6"),
    ],
    ids=lambda move: " ".join(move)[:40] or "nothing",
)
def test_what_was_never_written_says_nothing(move: Move) -> None:
    assert read(move) is None


@given(st.lists(st.one_of(st.sampled_from([word for move in SPELT.values() for word in move]), st.text(max_size=5))))
def test_whatever_can_be_read_is_written_by_some_line(words: list[str]) -> None:
    line = read(tuple(words))
    assert line is None or read(written(line)) == line


def test_a_line_of_somebody_is_none_of_the_hosts() -> None:
    assert of(Entry(1, Seat(0), ("back", "1"), 0)) is None
    assert turning(Entry(1, Seat(0), ("redo", "1", "1", "9"), 0)) is None
    assert turning(Entry(1, TABLE, ("back", "1"), 0)) is None


def test_lines_are_numbered_on() -> None:
    assert append(4, (Back(Seat(1)), Expired()), 7) == (
        Entry(5, TABLE, ("back", "1"), 7),
        Entry(6, TABLE, ("expired",), 7),
    )


@pytest.mark.parametrize(
    ("move", "named"),
    [
        (("undo", "1", "1", "alone", "5-7,9"), (4, 9)),
        (("undo", "7", "1", "gladly", "1-999999"), (999_999, 999_999)),
        (("parted", "1", "1", "2", "5-6"), (2, 6)),
        (("parted", "1", "1", "2", ""), (0, 0)),
        (("redo", "1", "1", "9"), (0, 0)),
        (("undo", "1", "1", "alone", "x"), (0, 0)),
        ((), (0, 0)),
    ],
)
def test_how_far_a_line_reaches_is_known_before_it_is_read(move: Move, named: tuple[int, int]) -> None:
    assert reach(Entry(1, TABLE, move, 0)) == named


def test_an_unknown_line_is_not_told() -> None:
    with pytest.raises(AssertionError, match="unknown line"):
        host_lines.told((Entry(1, TABLE, ("checkmate",), 0),))
