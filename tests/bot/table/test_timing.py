"""When a choice is due, when its owner is reminded, what an absence of the bot moves: cases to read, and what holds for
all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import timing
from bot.table.features.lobby import open_table
from bot.table.habits import Habits
from bot.table.pace import Pace
from bot.table.session import (
    ABSENT_AFTER,
    Chair,
    Lobby,
    Owed,
    Running,
    Session,
    Status,
    TableRequest,
    Vote,
    computer,
    person,
)
from bot.table.timing import DAY, HOUR, Term
from games.core import Seat, Window
from tests.support.hosting import games
from tests.support.toy import Options

MINUTE = 60
ANN, BEN = person(1, "Ann"), person(2, "Ben")

LIMITS = st.one_of(st.none(), st.integers(1, 720).map(float))
PACES = st.builds(Pace, LIMITS, LIMITS, LIMITS)
MOMENTS = st.integers(0, 2**33)


RELAXED = Pace(48)
TABLE = open_table(games(), TableRequest(7, 1, "toy", Options(), 1, "Ann", "en"), now=0)


def at_a_table(*owed: Owed, pace: Pace = RELAXED) -> Session:
    """A table of two at which this is owed. Time is moved whatever else is known of the game."""
    table = replace(TABLE.table, phase=Running(0), hours=pace.hours, reactions=pace.reactions)
    return replace(TABLE, table=table, chairs=(Chair(ANN, ANN), Chair(BEN, BEN)), owed=owed)


def away_for(session: Session, seconds: int, now: int, *people: Habits) -> Session:
    """`session` when the bot was away for so many seconds until `now`; `people` have these habits, from Ann on."""
    return timing.shift(session, seconds, now, dict(enumerate(people, start=1)))


def term(hours: float) -> Term:
    """Half time is over an hour away, or nobody is reminded of it."""
    half = int(hours * HOUR / 2)
    return Term(int(hours * HOUR), half if half >= HOUR else None, int(hours * HOUR))


UNHURRIED = Term(None, 3 * DAY, None)


@pytest.mark.parametrize(
    ("pace", "decision", "reaction"),
    [
        (Pace(48), term(48), term(48)),
        (Pace(96), term(96), term(96)),
        (Pace(48, reactions=6), term(48), term(6)),
        (Pace(2, reactions=24), term(2), term(24)),
        (Pace(48, most=8), term(48), term(8)),
        (Pace(48, reactions=6, most=8), term(48), term(6)),
        (Pace(None), UNHURRIED, UNHURRIED),
        (Pace(None, reactions=12), UNHURRIED, term(12)),
        (Pace(0.5), term(0.5), term(0.5)),
    ],
    ids=str,
)
def test_decisions_and_reactions_have_the_tables_time(pace: Pace, decision: Term, reaction: Term) -> None:
    assert timing.decide(pace, 0) == decision
    assert timing.react(pace, 0, ignored=0) == reaction


@pytest.mark.parametrize(
    ("hours", "ignored", "given_"), [(48, 1, 48), (48, 2, 12), (48, 5, 12), (6, 2, 6), (None, 1, None), (None, 2, 12)]
)
def test_after_two_missed_reactions_the_next_have_twelve_hours_at_most(
    hours: float | None, ignored: int, given_: float | None
) -> None:
    assert timing.react(Pace(hours), 0, ignored=ignored) == (UNHURRIED if given_ is None else term(given_))


@pytest.mark.parametrize(
    ("hours", "window", "held"), [(48, 12, 12), (6, 12, 6), (None, 12, 12), (48, 96, 48), (None, 96, 96)]
)
def test_a_blind_window_is_the_games_own_and_at_most_the_tables(hours: float | None, window: int, held: float) -> None:
    assert timing.hold(Pace(hours, reactions=1), Window(window, blind=True)) == held * HOUR


@pytest.mark.parametrize(
    ("away", "left", "then", "called"),
    [
        (MINUTE, 10 * MINUTE, 10 * MINUTE, False),
        (30 * MINUTE, 10 * MINUTE, 10 * MINUTE, False),
        (HOUR, 10 * MINUTE, 24 * HOUR, True),
        (3 * DAY, 10 * MINUTE, 24 * HOUR, True),
        (3 * DAY, 40 * HOUR, 40 * HOUR, True),
    ],
)
def test_an_absence_of_the_bot_is_nobodys_time(away: int, left: int, then: int, called: bool) -> None:
    """With 48 hours for a decision, `left` when the bot went away: what is left when it is back, and who is called
    anew."""
    now = 10 * DAY + away
    owed = Owed(Seat(0), 9 * DAY, 10 * DAY + left, None, computer=False, turn=True, allowed=48 * HOUR)
    (back,) = away_for(at_a_table(owed), away, now).owed
    assert (back.due, back.remind) == (now + then, now if called else None)


def test_of_a_blind_choice_everything_moves_alike() -> None:
    owed = Owed(Seat(0), 0, 700, None, computer=False, turn=False, latest=900)
    back = away_for(at_a_table(owed), 3 * DAY, 4 * DAY)
    assert back.owed == (replace(owed, due=700 + 3 * DAY, latest=900 + 3 * DAY),)
    assert back.table.silence is None, "nobody is called"


def test_whatever_else_has_its_time_at_a_table_moves_too() -> None:
    """What is settled stays as it was."""
    proposed = Vote(1, "close", ANN.user or 0, 0, (1, 2), (1,), 0, 500, status=Status.LAPSED, settled=500)
    offered = replace(proposed, number=3, kind="offer", subject=Seat(0), until=700, objections=300)
    before = at_a_table()
    before = replace(
        before,
        table=replace(before.table, phase=Lobby(ends=900, starts=100)),
        chairs=(replace(before.chairs[0], missed=3, away=50), before.chairs[1]),
        votes=(
            proposed,
            replace(proposed, number=2, kind="draw", status=Status.OPEN, settled=None),
            offered,
            replace(offered, number=4, subject=Seat(1), status=Status.OPEN, settled=None),
        ),
    )
    back = away_for(before, DAY, 2 * DAY)
    assert (back.phase, back.chairs[0].away) == (Lobby(ends=900 + DAY, starts=100 + DAY), 50 + DAY)
    assert [each.until for each in back.votes] == [500, 500 + DAY, 700, 700 + DAY]
    assert [each.objections for each in back.votes] == [None, None, 300, 300 + DAY]
    assert (back.table.revision, back.table.silence) == (before.table.revision, None), "nobody waits for anybody"


@pytest.mark.parametrize(("away", "told"), [(HOUR - 1, False), (HOUR, True)])
def test_after_a_long_absence_the_table_is_told_once(away: int, *, told: bool) -> None:
    before = at_a_table(Owed(Seat(0), 0, 2 * DAY, None, computer=False, turn=True, allowed=2 * DAY))
    table = away_for(before, away, DAY).table
    assert (table.silence, table.revision - before.table.revision) == ((away, 1) if told else (None, 0))


@pytest.mark.parametrize(
    ("hours", "wait"), [(96, 24 * HOUR), (48, 12 * HOUR), (4, HOUR), (1, HOUR), (0.25, HOUR), (None, DAY)]
)
def test_somebody_may_be_nudged_after_a_quarter_of_his_time(hours: float | None, wait: int) -> None:
    pace = Pace(hours)
    got = timing.decide(pace, 1000)
    owed = Owed(Seat(0), 1000, got.due, got.remind, computer=False, turn=True, allowed=got.allowed)
    assert timing.nudge_from(pace, owed) == 1000 + wait


def test_where_nothing_has_a_limit_three_reminders_are_followed_by_silence() -> None:
    owed, now, moments = Owed(Seat(0), 0, None, 3 * DAY, computer=False, turn=True), 0, list[int]()
    while owed.remind is not None and not timing.is_silent(owed, owed.remind):
        now = owed.remind
        moments.append(now // DAY)
        owed = timing.remind_next(owed, now, counted=True)
    assert moments == [3, 6, 9]
    assert owed.remind == 12 * DAY


def test_three_missed_decisions_make_somebody_absent_and_one_move_of_his_own_brings_him_back() -> None:
    chair = Chair(ANN, ANN)
    for missed in range(1, ABSENT_AFTER + 1):
        chair = timing.miss(chair, 0, reaction=False)
        assert (chair.missed, chair.played, chair.present) == (missed, missed, missed < ABSENT_AFTER)
    assert timing.answer(chair, reaction=False).present


def test_missed_reactions_make_nobody_absent() -> None:
    chair = Chair(ANN, ANN)
    for _ in range(10):
        chair = timing.miss(chair, 0, reaction=True)
    assert (chair.present, chair.ignored, chair.played) == (True, 10, 10)
    assert timing.answer(chair, reaction=False).ignored == 10
    assert timing.answer(chair, reaction=True).ignored == 0


def test_a_table_is_deserted_when_none_of_its_people_is_there() -> None:
    here, away, machine = Chair(ANN, ANN), Chair(ANN, ANN, missed=ABSENT_AFTER), Chair(computer("easy"))
    given_away = Chair(computer("easy"), ANN)
    assert not timing.is_deserted([here, away])
    assert timing.is_deserted([away, machine])
    assert timing.is_deserted([away, given_away])
    assert not timing.is_deserted([given_away, machine]), "who resigned wants no more of it: the computers end it"
    assert not timing.is_deserted([machine, machine]), "computers that somebody watches"


@given(PACES, MOMENTS)
def test_everybody_is_reminded_before_his_time_is_over(pace: Pace, now: int) -> None:
    for got in (timing.decide(pace, now), timing.react(pace, now, ignored=0)):
        assert (got.due is None) == (got.allowed is None)
        assert (got.remind is None) == (got.allowed is not None and got.allowed < 2 * timing.REMIND_LEAST)
        assert got.remind is None or now < got.remind
        assert got.due is None or (got.remind or now) < got.due == now + (got.allowed or 0)


@given(PACES, MOMENTS, st.integers(0, 9))
def test_nobody_gets_more_for_having_missed(pace: Pace, now: int, ignored: int) -> None:
    before, after = timing.react(pace, now, ignored).due, timing.react(pace, now, ignored + 1).due
    assert before is None or (after is not None and after <= before)


@given(PACES, st.integers(1, 720))
def test_a_blind_window_never_outlasts_what_the_table_allows(pace: Pace, hours: int) -> None:
    held = timing.hold(pace, Window(hours, blind=True))
    assert held == timing.hold(replace(pace, reactions=1.0), Window(hours, blind=True))
    assert held <= hours * HOUR
    assert pace.hours is None or held <= pace.hours * HOUR


@given(PACES, MOMENTS, st.integers(timing.BLINK, 30 * DAY), st.integers(0, 720 * HOUR))
def test_whoever_owes_has_lost_nothing_when_the_bot_is_back(pace: Pace, since: int, away: int, before: int) -> None:
    got = timing.decide(pace, since)
    gone = since + before if got.due is None else min(since + before, got.due)
    owed = Owed(Seat(0), since, got.due, None, computer=False, turn=True, allowed=got.allowed)
    (back,) = away_for(at_a_table(owed, pace=pace), away, gone + away).owed
    assert (back.due is None) == (owed.due is None)
    if back.due is not None and owed.due is not None and owed.allowed is not None:
        assert back.due - (gone + away) >= owed.due - gone
        assert away < timing.SILENCE or back.due - (gone + away) >= owed.allowed // 2
        assert back.due - (gone + away) <= owed.allowed
    assert (back.remind is not None) == (away >= timing.SILENCE)
