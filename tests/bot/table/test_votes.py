"""Consent: who is asked, when something is agreed to, what ends it, when it may be asked again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.table import changes, play, timing
from bot.table.answers import Verdict
from bot.table.changes import Change
from bot.table.features import acts, lobby, votes
from bot.table.guards import Refusal
from bot.table.log.seal import TABLE
from bot.table.session import (
    Asleep,
    Cancelled,
    Log,
    Over,
    Owed,
    Paused,
    Playing,
    Running,
    Session,
    Status,
    computer,
    person,
)
from bot.table.timing import Moment
from games.core import Seat, text
from tests.bot.table.test_acts import after, bid, change, game, gathered, refused
from tests.support.hosting import ANN, BEN, CAT, DAN, START, open_vote

HOUR, DAY = 3600, 86400


def proposed(session: Session, user: int = ANN, kind: str = "close", at: int = START) -> Session:
    return after(session, votes.propose, user, kind, at=at)


def fate(session: Session) -> Status:
    assert session.vote() is None
    return session.votes[-1].status


def rings(session: Session) -> int:
    return timing.rings(session, open_vote(session))


def gone(session: Session, *seats: int, since: int = START) -> Session:
    """The people on `seats` are absent."""
    chairs = tuple(
        replace(chair, missed=3, away=since) if seat in seats else chair for seat, chair in enumerate(session.chairs)
    )
    return replace(session, chairs=chairs)


# Who is asked


def test_everybody_who_sits_there_is_asked_and_whoever_proposes_has_agreed() -> None:
    session = proposed(game(ANN, BEN, CAT))
    assert (open_vote(session).asked, open_vote(session).agreed, open_vote(session).missing) == (
        (ANN, BEN, CAT),
        (ANN,),
        (BEN, CAT),
    )
    assert isinstance(session.phase, Playing)
    session = after(session, votes.agree, BEN, 1)
    assert isinstance(session.phase, Playing)
    session = after(session, votes.agree, CAT, 1)
    assert (type(session.phase), fate(session)) == (Cancelled, Status.AGREED)


def test_computers_are_never_asked() -> None:
    session = after(game(ANN, BEN), acts.hand_to_computer, BEN, Seat(1), computer("easy"))
    assert isinstance(proposed(session).phase, Cancelled)


def test_who_has_long_been_absent_is_not_asked() -> None:
    session = gone(game(ANN, BEN), 1, since=START - DAY)
    assert isinstance(proposed(session).phase, Cancelled)


def test_who_has_just_become_absent_has_a_day_to_come_back() -> None:
    session = proposed(gone(game(ANN, BEN, CAT), 1))
    assert BEN in open_vote(session).asked
    session = after(session, votes.agree, CAT, 1, at=START + HOUR)
    assert isinstance(session.phase, Playing)
    assert rings(session) == START + DAY
    assert isinstance(change(session, votes.look_at, TABLE, at=START + DAY).session.phase, Cancelled)
    back = after(session, acts.come_back, BEN, at=START + 2 * HOUR)
    assert rings(back) == open_vote(back).until
    assert fate(after(back, votes.disagree, BEN, 1, at=START + 3 * HOUR)) is Status.REFUSED


def test_who_comes_back_meanwhile_is_asked_as_well() -> None:
    session = proposed(gone(game(ANN, BEN, CAT), 1, since=START - DAY))
    assert open_vote(session).asked == (ANN, CAT)
    session = after(session, acts.come_back, BEN)
    assert open_vote(session).missing == (CAT, BEN)
    assert isinstance(after(session, votes.agree, CAT, 1).phase, Playing)


def test_whoever_counts_as_absent_comes_back_before_he_has_a_say() -> None:
    session = gone(game(ANN, BEN), 0)
    assert refused(session, votes.propose, ANN, "close") == "bot-proposal-away"
    session = gone(proposed(game(ANN, BEN)), 1)
    assert refused(session, votes.agree, BEN, 1) == "bot-proposal-away"


def test_only_who_plays_has_a_say() -> None:
    session = game(ANN, BEN)
    assert refused(session, votes.propose, CAT, "close") == "bot-table-not-seated"
    assert refused(proposed(session), votes.agree, CAT, 1) == "bot-table-not-seated"
    assert refused(gathered(ANN, BEN), votes.propose, ANN, "close") == "bot-table-not-begun"


def test_a_manager_who_plays_or_played_is_a_player() -> None:
    session = game(ANN, BEN, CAT)
    assert refused(session, acts.cancel, ANN, manager=True) == "bot-table-players-decide"
    left = after(session, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    assert refused(left, acts.cancel, ANN, manager=True) == "bot-table-players-decide"
    assert isinstance(after(session, acts.cancel, DAN, manager=True).phase, Cancelled)


def test_whoever_opened_the_table_and_sits_nowhere_closes_a_game_of_computers_only() -> None:
    watched = after(gathered(ANN, sit=False, computers=("easy", "medium")), lobby.begin, ANN)
    assert isinstance(after(watched, acts.cancel, ANN).phase, Cancelled)
    opened = after(gathered(ANN, sit=False), lobby.join, person(BEN, "Ben"))
    session = after(after(opened, lobby.join, person(CAT, "Cat")), lobby.begin, ANN)
    assert refused(session, acts.cancel, ANN) == "bot-table-players-decide"


# How it ends


def test_a_no_ends_it_and_so_does_whoever_had_proposed_it() -> None:
    session = proposed(game(ANN, BEN, CAT))
    said_no = after(session, votes.disagree, CAT, 1)
    assert (fate(said_no), said_no.votes[-1].refused) == (Status.REFUSED, CAT)
    assert refused(said_no, votes.agree, BEN, 1) == "bot-proposal-over-refused"
    assert fate(after(session, votes.disagree, ANN, 1)) is Status.WITHDRAWN
    changed_his_mind = after(after(session, votes.agree, BEN, 1), votes.disagree, BEN, 1)
    assert fate(changed_his_mind) is Status.REFUSED


@pytest.mark.parametrize(("hours", "stays"), [(96, 48), (48, 48), (12, 12), (None, 48)])
def test_silence_is_no_after_two_days_or_the_allowance(hours: float | None, stays: int) -> None:
    session = proposed(game(ANN, BEN, hours=hours))
    assert rings(session) == START + stays * HOUR
    with pytest.raises(Refusal) as early:
        change(session, votes.look_at, TABLE, at=START + stays * HOUR - 1)
    assert early.value.verdict is Verdict.STALE
    assert fate(after(session, votes.look_at, TABLE, at=START + stays * HOUR)) is Status.LAPSED
    assert refused(session, votes.agree, BEN, 1, at=START + stays * HOUR) == "bot-proposal-over-lapsed"


def test_a_seat_that_changes_hands_ends_it() -> None:
    session = after(proposed(game(ANN, BEN, CAT)), acts.hand_to_computer, BEN, Seat(1), computer("easy"))
    assert fate(session) is Status.OVERTAKEN
    assert refused(session, votes.agree, CAT, 1) == "bot-proposal-over-overtaken"


def test_moves_do_not_end_it_unless_it_is_to_take_one_back() -> None:
    session = proposed(game(ANN, BEN))
    moved = bid(bid(session, ANN), BEN)
    assert open_vote(moved).open
    fleeting = replace(session, votes=(replace(open_vote(session), kind="takeback"),))
    assert fate(bid(bid(fleeting, ANN), BEN)) is Status.OVERTAKEN
    secret = after(fleeting, acts.play_moves, ANN, [("order", "let")])
    assert open_vote(secret).open, "a secret line is nobody's business"


def test_the_end_of_the_game_ends_it() -> None:
    session = after(proposed(game(ANN, BEN), kind="draw"), acts.cancel, DAN, manager=True)
    assert fate(session) is Status.OVERTAKEN


def test_lines_that_are_taken_back_end_it() -> None:
    before = proposed(game(ANN, BEN))
    raised = replace(before, table=replace(before.table, undo_count=1))
    assert fate(votes.follow(before, Change(raised, text("bot-undo-done")), Moment(START)).session) is Status.OVERTAKEN


def test_a_stamp_is_of_one_epoch() -> None:
    position = game(ANN, BEN).position
    assert position is not None
    assert position.stamp(Seat(0)) != replace(position, undo_count=1).stamp(Seat(0))


def test_the_bots_own_absence_counts_for_nothing() -> None:
    session = after(gone(proposed(game(ANN, BEN, CAT)), 2), acts.shift, HOUR, at=START + HOUR)
    assert open_vote(session).until == START + 49 * HOUR
    assert session.chairs[2].away == START + HOUR


# One at a time, and not again and again


def test_one_is_open_at_a_table_and_the_same_from_another_agrees() -> None:
    session = proposed(game(ANN, BEN))
    assert refused(session, votes.propose, BEN, "draw") == "bot-proposal-one-at-a-time"
    assert refused(session, votes.propose, ANN, "close") == "bot-proposal-one-at-a-time"
    assert refused(session, votes.agree, ANN, 1) == "bot-proposal-agreed-already"
    assert isinstance(proposed(session, BEN).phase, Cancelled)


def test_what_was_refused_comes_again_after_a_turn_and_a_day() -> None:
    session = after(proposed(game(ANN, BEN)), votes.disagree, BEN, 1)
    assert refused(session, votes.propose, ANN, "close", at=START + 2 * DAY) == "bot-proposal-again"
    moved = bid(session, ANN)
    assert refused(moved, votes.propose, ANN, "close", at=START + DAY - 1) == "bot-proposal-again"
    again = proposed(moved, at=START + DAY)
    assert open_vote(again).number == 2
    assert [each.number for each in again.votes] == [2], "of each kind by each person the latest is kept"
    assert open_vote(proposed(session, BEN)).by == BEN
    assert open_vote(proposed(session, kind="draw")).kind == "draw"


def test_what_was_overtaken_may_be_asked_again_at_once() -> None:
    session = after(proposed(game(ANN, BEN, CAT)), acts.hand_to_computer, BEN, Seat(1), computer("easy"))
    assert open_vote(proposed(session)).number == 2


# What can be proposed


def ended(session: Session) -> Any:
    assert session.position is not None
    return session.position.outcome


def test_a_game_ends_as_drawn_when_all_agree() -> None:
    made = change(proposed(game(ANN, BEN), kind="draw"), votes.agree, BEN, 1)
    assert (type(made.session.phase), ended(made.session).winners) == (Over, ())
    assert made.entries[-1].move == ("drawn", "0")
    assert made.session.owed == ()


def test_one_concedes_to_all_the_others() -> None:
    session = proposed(game(ANN, BEN, CAT), BEN, "concede")
    session = after(after(session, votes.agree, ANN, 1), votes.agree, CAT, 1)
    assert (type(session.phase), ended(session).winners) == (Over, (0, 2))
    assert refused(game(ANN, BEN), votes.propose, ANN, "concede") == "bot-table-resign-instead"


def test_to_concede_oneself_is_not_to_agree_that_another_concedes() -> None:
    session = proposed(game(ANN, BEN, CAT), BEN, "concede")
    assert refused(session, votes.propose, ANN, "concede") == "bot-proposal-one-at-a-time"


def test_a_game_that_these_rules_cannot_play_on_may_be_closed() -> None:
    begun = game(ANN, BEN)
    assert begun.position is not None
    log = Log("{}", begun.position.log, {}, begun.position.public, 0)
    kept = replace(begun, course=play.keep(text("bot-table-unreadable"), 2, begun.seed, log))
    assert refused(kept, votes.propose, ANN, "concede") == "bot-table-unreadable"
    assert refused(kept, votes.propose, ANN, "rules") == "bot-table-unreadable"
    assert isinstance(after(proposed(kept), votes.agree, BEN, 1).phase, Cancelled)


def test_what_cannot_be_done_any_more_is_not_done() -> None:
    session = proposed(game(ANN, BEN, CAT), kind="concede")
    two = replace(session, chairs=session.chairs[:2])
    after_all = change(two, votes.agree, BEN, 1)
    assert (after_all.text.key, type(after_all.session.phase)) == ("bot-table-resign-instead", Running)
    assert fate(after_all.session) is Status.OVERTAKEN


# A pause


def paused(*people: int, **more: Any) -> Session:
    session = proposed(game(*people, **more), kind="pause")
    for user in people[1:]:
        session = after(session, votes.agree, user, session.votes[-1].number)
    return session


def test_while_a_game_pauses_nothing_is_owed_and_nobody_moves() -> None:
    session = paused(ANN, BEN)
    assert (session.owed, session.phase) == ((), Paused(START, START + 14 * DAY, since=START))
    assert refused(session, acts.play_moves, ANN, [("bid", "0")]) == "bot-table-paused"
    assert refused(session, acts.nudge, ANN, at=START + 2 * DAY) == "bot-table-paused"
    assert refused(session, votes.propose, ANN, "pause") == "bot-table-paused"
    assert refused(session, acts.come_back, CAT) == "bot-table-not-seated"


def test_anybody_seated_ends_a_pause_and_all_have_their_whole_time() -> None:
    later = START + 3 * DAY
    change_ = change(paused(ANN, BEN), acts.come_back, BEN, at=later)
    session = change_.session
    assert change_.entries[-1].move == ("unpaused", "1")
    assert isinstance(session.phase, Running)
    assert [owed.due for owed in session.owed] == [later + 2 * DAY] * 2


def test_a_pause_ends_by_itself_after_two_weeks() -> None:
    session = paused(ANN, BEN)
    on = after(session, acts.expire, at=START + 14 * DAY)
    assert (type(on.phase), on.asleep, len(on.owed)) == (Running, False, 2)


def test_where_nobody_is_back_at_its_end_the_table_sleeps_four_weeks_from_then() -> None:
    end = START + 14 * DAY
    on = after(gone(paused(ANN, BEN), 0, 1), acts.expire, at=end)
    assert on.phase == Asleep(START, end + timing.SLEEP_LASTS)


def test_whatever_happens_meanwhile_a_pause_goes_on() -> None:
    session = after(paused(ANN, BEN, CAT), acts.hand_to_computer, CAT, Seat(2), computer("easy"))
    assert (session.phase, session.owed) == (Paused(START, START + 14 * DAY, since=START), ())


def test_what_is_held_comes_out_as_much_later_as_the_pause_lasts() -> None:
    session = game(ANN, BEN)
    held = Owed(Seat(0), START, START + HOUR, None, computer=False, turn=False, latest=START + 2 * HOUR)
    put_off = changes._put_off(replace(session, owed=(held,)), DAY)
    assert put_off.owed[0] == replace(held, due=START + HOUR + DAY, latest=START + 2 * HOUR + DAY)
    assert changes._put_off(put_off, -DAY).owed == (held,)
