"""The clock's alarms follow from the session."""

from __future__ import annotations

from dataclasses import replace

from bot.table.alarms import Alarm, AlarmKind
from bot.table.features import acts, lobby, votes
from bot.table.log.seal import TABLE
from bot.table.timing import LOBBY_STAYS, alarms
from games.core import Seat
from tests.bot.table.test_acts import after, game, gathered
from tests.support.hosting import ANN, BEN, CAT, DAN, DAY, MANAGER, NAMES, START, open_vote

HOUR = 3600


def test_each_choice_is_due_and_reminded_of() -> None:
    assert set(alarms(game(ANN, BEN, hours=10))) == {
        Alarm(kind, START + hours * HOUR, Seat(seat))
        for seat in (0, 1)
        for kind, hours in ((AlarmKind.DUE, 10), (AlarmKind.REMIND, 5))
    }


def test_a_lobby_ends_and_one_that_is_full_begins() -> None:
    ends = Alarm(AlarmKind.ENDS, START + LOBBY_STAYS, TABLE)
    assert alarms(gathered(ANN, seats=2)) == (ends,)
    assert set(alarms(gathered(ANN, BEN))) == {ends, Alarm(AlarmKind.STARTS, START + 300, TABLE)}
    assert alarms(after(gathered(ANN, BEN), lobby.begin, ANN)) == alarms(game(ANN, BEN))


def test_what_is_over_rings_no_more() -> None:
    session = after(game(ANN, BEN), acts.miss_channel)
    assert AlarmKind.LOST in {alarm.kind for alarm in alarms(session)}
    assert alarms(after(session, acts.cancel, MANAGER, manager=True)) == ()


def test_what_is_proposed_rings_once_for_its_end_and_for_whoever_wakes() -> None:
    session = after(game(ANN, BEN), votes.propose, ANN, "close")
    (rings,) = (alarm for alarm in alarms(session) if alarm.kind is AlarmKind.VOTE)
    assert (rings.at, rings.seat) == (open_vote(session).until, TABLE)
    asleep = replace(session, votes=(replace(open_vote(session), asleep=((BEN, START + HOUR),)),))
    assert [alarm.at for alarm in alarms(asleep) if alarm.kind is AlarmKind.VOTE] == [START + HOUR]


def test_of_several_offers_each_rings_for_its_seat() -> None:
    session = after(game(ANN, BEN, CAT), votes.offer, ANN, DAN, NAMES[DAN])
    later = after(session, votes.offer, BEN, 1005, "Eve", at=START + HOUR)
    first = Alarm(AlarmKind.VOTE, START + 7 * DAY, Seat(0))
    second = Alarm(AlarmKind.VOTE, START + 7 * DAY + HOUR, Seat(1))
    assert [alarm for alarm in alarms(later) if alarm.kind is AlarmKind.VOTE] == [first, second]
