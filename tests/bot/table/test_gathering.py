"""How a game comes about: when it begins by itself, and what has to be confirmed before it does."""

from __future__ import annotations

import pytest

from bot.table import acts, gathering
from bot.table.new_table import open_table
from bot.table.session import Opening, Phase, Seating, Session, person
from tests.bot.table.test_acts import after, change, lobby, refused
from tests.support.hosting import ANN, BEN, CAT, DAN, NAMES, START, games
from tests.support.toy import Options

SOON = gathering.SOON


def invited(*people: int, **more: object) -> Session:
    """A lobby to which Ann has invited `people` by name."""
    opening = Opening(7, 1, "toy", Options(), ANN, "Ann", "en", seating=Seating.CHOSEN, invited=people, **more)  # type: ignore[arg-type]
    return open_table(games(), opening, now=START)


def joined(session: Session, *people: int) -> Session:
    for user in people:
        session = after(session, gathering.join, person(user, NAMES[user]))
    return session


def test_the_last_of_those_who_were_invited_begins_the_game() -> None:
    assert joined(invited(BEN), BEN).phase is Phase.RUNNING
    waiting = joined(invited(BEN, CAT), CAT)
    assert (waiting.phase, waiting.table.starts) == (Phase.LOBBY, None)
    assert joined(waiting, BEN).phase is Phase.RUNNING


def test_there_are_as_many_chairs_as_people_are_expected() -> None:
    assert len(invited(BEN, CAT).chairs) == 3
    assert len(invited(BEN, computers=("first", "first")).chairs) == 4
    assert len(invited(computers=("first",)).chairs) > 2, "of one computer nobody concludes how many shall play"
    assert len(invited(BEN, seats=5).chairs) == 5


def test_where_seats_are_open_for_anybody_a_full_table_begins_soon() -> None:
    session = joined(invited(BEN, seats=3), BEN)
    assert session.table.starts is None
    session = joined(session, CAT)
    assert (session.phase, session.table.starts) == (Phase.LOBBY, START + SOON)
    begun = after(session, gathering.begin_by_itself, at=START + SOON)
    assert (begun.phase, begun.table.starts) == (Phase.RUNNING, None)


def test_a_table_that_is_not_full_begins_soon_after_start() -> None:
    session = lobby(ANN, BEN, seats=4)
    assert session.table.starts is None
    soon = change(session, gathering.begin, BEN)
    assert (soon.text.key, soon.session.table.starts) == ("bot-table-starts", START + SOON)
    assert refused(soon.session, gathering.begin, ANN) == "bot-table-starts-already"
    assert after(soon.session, gathering.begin_by_itself, at=START + SOON).phase is Phase.RUNNING


@pytest.mark.parametrize("people", [(ANN, BEN), (ANN, BEN, CAT)])
def test_start_begins_a_full_table_at_once(people: tuple[int, ...]) -> None:
    assert after(lobby(*people), gathering.begin, people[-1]).phase is Phase.RUNNING


def test_nobody_is_waited_for_where_one_plays_with_computers() -> None:
    session = after(lobby(ANN, seats=4), gathering.add_computer, ANN, "first")
    assert after(session, gathering.begin, ANN).phase is Phase.RUNNING


def test_wait_stops_it_until_somebody_presses_start() -> None:
    session = after(lobby(ANN, BEN), gathering.wait, BEN)
    assert (session.table.starts, session.table.held) == (None, True)
    assert refused(session, gathering.wait, BEN) == "bot-table-starts-not"
    assert refused(session, gathering.wait, CAT) == "bot-table-not-seated"
    again = joined(after(session, gathering.leave, BEN), CAT)
    assert again.table.starts is None
    assert after(again, gathering.begin, CAT).phase is Phase.RUNNING


def test_who_leaves_meanwhile_stops_it() -> None:
    assert after(lobby(ANN, BEN), gathering.leave, BEN).table.starts is None
    assert after(lobby(ANN, BEN, CAT), gathering.remove, ANN, 2).table.starts is None


def test_a_change_takes_everybody_elses_yes_back() -> None:
    session = after(lobby(ANN, BEN, CAT), gathering.set_options, ANN, {"rounds": 3})
    assert [chair.confirmed for chair in session.chairs] == [True, False, False]
    assert session.table.starts is None
    assert refused(session, gathering.begin, ANN) == "bot-table-unconfirmed"
    session = joined(session, BEN)
    assert refused(session, gathering.begin, BEN) == "bot-table-unconfirmed"
    session = joined(session, CAT)
    assert session.table.starts == START + SOON
    assert refused(session, gathering.join, person(CAT, "Cat")) == "bot-table-seated-already"


def test_what_stays_the_same_has_not_to_be_confirmed() -> None:
    before = lobby(ANN, BEN)
    session = after(before, gathering.set_options, ANN, {"rounds": before.table.options.rounds})
    assert all(chair.confirmed for chair in session.chairs)
    assert session.table.starts is not None


@pytest.mark.parametrize("table", [{"hours": 12}, {"reactions": 6}, {"bank": 24}, {"seats": 3}])
def test_pace_bank_and_seats_are_what_is_played_as_well(table: dict[str, int]) -> None:
    session = after(lobby(ANN, BEN), gathering.set_options, ANN, {}, table=table)
    assert [chair.confirmed for chair in session.chairs[:2]] == [True, False]
    for name, value in table.items():
        assert (len(session.chairs) if name == "seats" else getattr(session.table, name)) == value


def test_no_limit_is_zero_hours_and_seats_stay_for_those_who_sit() -> None:
    assert after(lobby(ANN), gathering.set_options, ANN, {}, table={"hours": 0}).table.hours is None
    assert refused(lobby(ANN, BEN, CAT), gathering.set_options, ANN, {}, table={"seats": 2}) == "bot-table-too-many"
    assert refused(lobby(ANN), gathering.set_options, ANN, {}, table={"seats": 99}) == "bot-table-seats"


def test_a_rematch_is_confirmed_by_who_played_before() -> None:
    ended = after(after(lobby(ANN, BEN), gathering.begin, ANN), acts.cancel, DAN, manager=True)
    opened = change(ended, acts.rematch, ANN, "Ann").opens
    assert opened is not None
    assert refused(opened, gathering.begin, ANN) == "bot-table-unconfirmed"
    confirmed = joined(opened, BEN)
    assert confirmed.table.starts == START + SOON
    assert after(confirmed, gathering.begin, BEN).phase is Phase.RUNNING


def test_the_time_until_it_begins_is_nobodys_while_the_bot_is_away() -> None:
    assert after(lobby(ANN, BEN), acts.resume, 60).table.starts == START + SOON + 60
