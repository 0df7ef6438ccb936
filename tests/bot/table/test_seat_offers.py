"""Seats that are offered: who may take one, who has a say, and that nobody ever plays with two hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table import timing
from bot.table.changes import Change
from bot.table.features import acts, lobby, votes
from bot.table.session import Session, Status, Vote, computer, person
from bot.table.timing import Moment
from games.core import Seat
from tests.bot.table.test_acts import after, game, gathered, refused
from tests.support.hosting import ANN, BEN, CAT, DAN, NAMES, START, hand_over

HOUR, DAY = 3600, 86400


def offered(session: Session, by: int = ANN, to: int = DAN, at: int = START) -> Session:
    return after(session, votes.offer, by, to, NAMES[to], at=at)


def offer(session: Session) -> Vote:
    return next(vote for vote in reversed(session.votes) if vote.of_seat)


def accept(session: Session, moment: Moment, user: int, number: int) -> Change:
    return votes.agree(session, moment, user, number, of_seat=True)


def decline(session: Session, moment: Moment, user: int, number: int) -> Change:
    return votes.disagree(session, moment, user, number, of_seat=True)


def with_computer(*people: int) -> Session:
    """A game of `people` with a computer on the last seat; of one person, one that counts."""
    table = gathered(*people, seats=len(people) + 1, practice=False)
    return after(after(table, lobby.add_computer, people[0], "easy"), lobby.begin, people[0])


def away(session: Session, seat: int) -> Session:
    chairs = list(session.chairs)
    chairs[seat] = replace(chairs[seat], missed=3, away=START - DAY)
    return replace(session, chairs=tuple(chairs))


# One's own seat


def test_until_somebody_accepts_whoever_sits_there_plays_on() -> None:
    session = offered(game(ANN, BEN))
    assert session.seat_of(ANN) == 0
    assert session.owes(Seat(0)) is not None
    assert offer(session).open


def test_the_seat_changes_hands_when_nobody_can_object_any_more() -> None:
    session = after(offered(game(ANN, BEN)), accept, DAN, 1, at=START + HOUR)
    assert (session.seat_of(ANN), timing.rings(session, offer(session))) == (0, START + 12 * HOUR)
    assert refused(session, accept, DAN, 1) == "bot-offer-accepted-already"
    session = after(session, votes.look_at, Seat(0), at=START + 12 * HOUR)
    assert (session.seat_of(ANN), session.seat_of(DAN), offer(session).status) == (None, 0, Status.AGREED)


@pytest.mark.parametrize(("hours", "wait"), [(48, 12), (4, 4), (None, 12)])
def test_others_have_twelve_hours_or_the_allowance_to_object(hours: float | None, wait: int) -> None:
    session = offered(game(ANN, BEN, hours=hours))
    assert offer(session).objections == START + wait * HOUR
    objected = after(session, votes.object_to, BEN, 1)
    assert (offer(objected).status, offer(objected).refused) == (Status.REFUSED, BEN)
    assert refused(objected, accept, DAN, 1) == "bot-offer-over"
    assert refused(session, votes.object_to, BEN, 1, at=START + wait * HOUR) == "bot-offer-too-late"
    assert refused(session, votes.object_to, CAT, 1) == "bot-table-not-seated"


def test_alone_with_computers_nobody_is_waited_for() -> None:
    session = after(offered(with_computer(ANN)), accept, DAN, 1)
    assert session.seat_of(DAN) == 0


def test_only_whom_it_is_offered_to_answers_and_whoever_offered_may_take_it_back() -> None:
    session = offered(game(ANN, BEN))
    assert refused(session, accept, CAT, 1) == "bot-offer-not-yours"
    assert refused(session, decline, BEN, 1) == "bot-offer-not-yours"
    assert offer(after(session, decline, ANN, 1)).status is Status.WITHDRAWN
    declined = after(session, decline, DAN, 1)
    assert offer(declined).status is Status.REFUSED
    assert refused(declined, votes.offer, ANN, DAN, "Dan", at=START + 7 * DAY - 1) == "bot-offer-declined-lately"
    assert offered(declined, at=START + 7 * DAY).votes[-1].number == 2


def test_an_offer_that_nobody_answers_lapses_after_a_week() -> None:
    session = offered(game(ANN, BEN))
    assert timing.rings(session, offer(session)) == START + 7 * DAY
    session = after(session, votes.look_at, Seat(0), at=START + 7 * DAY)
    assert offer(session).status is Status.LAPSED


def test_one_offer_is_open_for_a_seat() -> None:
    assert refused(offered(game(ANN, BEN)), votes.offer, ANN, CAT, "Cat") == "bot-offer-open"


def test_a_seat_goes_to_somebody_new_once_a_day() -> None:
    session = after(game(ANN, BEN), hand_over, Seat(0), person(CAT, "Cat"))
    assert refused(session, votes.offer, CAT, DAN, "Dan", at=START + DAY - 1) == "bot-table-handed-lately"
    assert offer(after(session, votes.offer, CAT, DAN, "Dan", at=START + DAY)).open


def test_a_seat_goes_to_and_fro_between_two_people_no_oftener() -> None:
    there = after(game(ANN, BEN), hand_over, Seat(0), person(CAT, "Cat"))
    back = after(after(there, votes.offer, CAT, ANN, "Ann", at=START + DAY), accept, ANN, 1, at=START + DAY)
    back = after(back, votes.look_at, Seat(0), at=START + DAY + 12 * HOUR)
    assert back.seat_of(ANN) == 0
    again = START + 2 * DAY + 12 * HOUR
    assert refused(back, votes.offer, ANN, CAT, "Cat", at=again - 1) == "bot-table-handed-lately"
    assert offer(after(back, votes.offer, ANN, CAT, "Cat", at=again)).open


def test_who_has_his_seat_back_from_a_computer_may_offer_it_at_once() -> None:
    session = after(after(game(ANN, BEN), acts.hand_to_computer, ANN, Seat(0), computer("easy")), acts.take_back, ANN)
    assert offer(offered(session)).open


def test_somebody_absent_may_be_back_in_time_to_object() -> None:
    session = offered(away(game(ANN, BEN), 1))
    assert offer(session).objections == START + 12 * HOUR
    assert offer(after(session, votes.object_to, BEN, 1)).refused == BEN


def test_another_hand_on_the_seat_or_the_end_overtakes_an_offer() -> None:
    session = offered(game(ANN, BEN))
    given = after(session, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    assert offer(given).status is Status.OVERTAKEN
    ended = after(session, acts.cancel, CAT, manager=True)
    assert offer(ended).status is Status.OVERTAKEN
    two = after(offered(offered(game(ANN, BEN)), BEN, DAN), accept, DAN, 1)
    both = after(two, votes.look_at, Seat(0), at=START + 12 * HOUR)
    assert [each.status for each in both.votes] == [Status.AGREED, Status.OVERTAKEN]


# Seats of computers and of who is absent


def test_a_computers_seat_is_offered_only_where_all_agree() -> None:
    session = with_computer(ANN, BEN)
    assert refused(session, acts.hand_to_computer, ANN, Seat(2), computer("medium")) == "bot-table-not-absent"
    proposed = after(session, votes.propose, ANN, "seat", ("2", str(DAN), "Dan"))
    assert [vote.of_seat for vote in proposed.votes] == [False]
    agreed = after(proposed, votes.agree, BEN, 1)
    assert (offer(agreed).subject, offer(agreed).objections) == (2, None)
    assert after(agreed, accept, DAN, 2).seat_of(DAN) == 2


def test_so_is_the_seat_of_somebody_absent_and_nobody_elses() -> None:
    session = game(ANN, BEN, CAT)
    about = ("2", str(DAN), "Dan")
    assert refused(session, votes.propose, ANN, "seat", about) == "bot-table-not-absent"
    agreed = after(after(away(session, 2), votes.propose, ANN, "seat", about), votes.agree, BEN, 1)
    assert after(agreed, accept, DAN, 2).seat_of(DAN) == 2


def test_another_computer_player_comes_only_where_all_agree() -> None:
    session = after(with_computer(ANN, BEN), votes.propose, ANN, "level", ("2", "medium"))
    assert session.chairs[2].occupant == computer("easy")
    assert after(session, votes.agree, BEN, 1).chairs[2].occupant == computer("medium")
    assert refused(session, votes.propose, BEN, "level", ("2", "genius")) == "bot-proposal-one-at-a-time"
    alone = with_computer(ANN)
    assert refused(alone, votes.propose, ANN, "level", ("1", "genius")) == "bot-table-unknown-level"
    assert after(alone, votes.propose, ANN, "level", ("1", "medium")).chairs[1].occupant == computer("medium")


# One person, one hand


def test_who_has_sat_somewhere_sits_nowhere_else() -> None:
    """To look into a computer's hand and come back was four documented commands."""
    session = after(with_computer(ANN, BEN), acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    about = ("2", str(ANN), "Ann")
    assert refused(session, votes.propose, BEN, "seat", about) == "bot-table-saw-another-seat"
    assert refused(session, votes.propose, ANN, "seat", about) == "bot-table-seat-given-away"
    assert refused(session, votes.offer, BEN, ANN, "Ann") == "bot-table-saw-another-seat"
    assert after(session, acts.take_back, ANN).seat_of(ANN) == 0


def test_a_successor_has_seen_the_seat_as_well() -> None:
    session = after(after(game(ANN, BEN), hand_over, Seat(0), person(CAT, "Cat")), hand_over, Seat(0), person(DAN, "D"))
    assert session.chairs[0].sat == (ANN, CAT, DAN)
    assert refused(session, votes.offer, BEN, CAT, "Cat") == "bot-table-saw-another-seat"


def test_who_accepts_after_he_has_sat_elsewhere_gets_nothing() -> None:
    session = after(after(offered(game(ANN, BEN)), accept, DAN, 1), hand_over, Seat(1), person(CAT, "Cat"))
    chairs = (session.chairs[0], replace(session.chairs[1], sat=(BEN, DAN)))
    late = after(replace(session, chairs=chairs), votes.look_at, Seat(0), at=START + 12 * HOUR)
    assert (late.seat_of(DAN), offer(late).status) == (None, Status.OVERTAKEN)


def test_whoever_was_succeeded_takes_nothing_back_from_a_person_who_plays() -> None:
    session = after(game(ANN, BEN), hand_over, Seat(0), person(DAN, "Dan"))
    assert refused(session, acts.take_back, ANN) == "bot-table-successor"
    assert after(away(session, 0), acts.take_back, ANN).seat_of(ANN) == 0
    back = after(session, votes.offer, DAN, ANN, "Ann", at=START + DAY)
    back = after(back, accept, ANN, 1, at=START + DAY)
    assert after(back, votes.look_at, Seat(0), at=START + 2 * DAY).seat_of(ANN) == 0


def test_a_manager_who_plays_gives_away_nobody_elses_seat() -> None:
    session = game(ANN, BEN, hours=None)
    assert (
        refused(session, acts.hand_to_computer, BEN, Seat(0), computer("easy"), manager=True)
        == "bot-table-not-absent-unhurried"
    )
    assert after(session, acts.hand_to_computer, DAN, Seat(0), computer("easy"), manager=True).seat_of(ANN) is None


# Teams that share everything


def team(session: Session, *shared: tuple[int, int]) -> Session:
    """`session` of a game in which the second seat of each pair sees all that the first one does."""
    position = session.position
    assert position is not None
    game = replace(position.game, shares=lambda view, seat, other: view.viewer is None and (seat, other) in shared)
    return replace(session, course=replace(position, game=game))


def moved_on(session: Session) -> Session:
    """Ann has left her seat to a computer and taken the last one, which a computer had."""
    session = after(session, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    agreed = after(session, votes.propose, BEN, "seat", ("2", str(ANN), "Ann"))
    return after(agreed, accept, ANN, 2)


def test_who_left_a_seat_takes_an_allys_that_sees_all_of_it() -> None:
    session = moved_on(team(with_computer(ANN, BEN), (0, 2), (2, 0)))
    assert (session.seat_of(ANN), session.chairs[2].sat) == (2, (ANN,))
    left = after(session, acts.hand_to_computer, ANN, Seat(2), computer("easy"))
    assert after(left, acts.take_back, ANN, Seat(0)).seat_of(ANN) == 0


def test_of_two_own_seats_either_is_taken_back() -> None:
    session = moved_on(team(with_computer(ANN, BEN), (0, 2), (2, 0)))
    left = after(session, acts.hand_to_computer, ANN, Seat(2), computer("easy"))
    assert after(left, acts.take_back, ANN).seat_of(ANN) == 2
    assert after(left, acts.take_back, ANN, Seat(0)).seat_of(ANN) == 0
    taken = after(left, hand_over, Seat(0), person(DAN, "Dan"))
    assert refused(taken, acts.take_back, ANN, Seat(0)) == "bot-table-successor"
    assert after(taken, acts.take_back, ANN).seat_of(ANN) == 2
    assert refused(taken, acts.take_back, ANN, Seat(1)) == "bot-table-never-seated"


def test_an_ally_sits_on_one_seat_at_a_time() -> None:
    session = team(with_computer(ANN, BEN), (0, 2), (2, 0))
    assert refused(session, votes.propose, BEN, "seat", ("2", str(ANN), "Ann")) == "bot-table-sits-already"


def test_what_the_other_seat_does_not_see_bars_an_ally_there_and_on_the_way_back() -> None:
    mine = team(after(with_computer(ANN, BEN), acts.hand_to_computer, ANN, Seat(0), computer("easy")), (2, 0))
    assert refused(mine, votes.propose, BEN, "seat", ("2", str(ANN), "Ann")) == "bot-table-saw-another-seat"
    there = moved_on(team(with_computer(ANN, BEN), (0, 2)))
    left = after(there, acts.hand_to_computer, ANN, Seat(2), computer("easy"))
    assert refused(left, acts.take_back, ANN, Seat(0)) == "bot-table-saw-another-seat"


def test_sharing_that_has_ended_meanwhile_overtakes_the_offer() -> None:
    session = team(with_computer(ANN, BEN), (0, 2))
    session = after(session, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    session = after(session, votes.propose, BEN, "seat", ("2", str(ANN), "Ann"))
    late = after(team(session), accept, ANN, 2)
    assert (late.seat_of(ANN), offer(late).status) == (None, Status.OVERTAKEN)
