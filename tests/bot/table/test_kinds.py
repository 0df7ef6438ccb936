"""What can be asked at a table: each kind of vote is as the table in docs/design.md (*Consent*) says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.table import play
from bot.table.changes import Change
from bot.table.features import lobby, votes
from bot.table.features.votes import KINDS, OFFER
from bot.table.guards import Refusal
from bot.table.log.seal import TABLE
from bot.table.session import Log, Over, Parting, Session, Status, Vote, computer, person
from bot.table.timing import Moment
from games.core import Seat, text
from tests.bot.table.test_acts import after, bid, change, gathered, refused
from tests.support.hosting import ANN, BEN, CAT, DAN, DAY, START, hand_over

HOUR = 3600
DESIGN = (Path(__file__).parents[3] / "docs" / "design.md").read_text("utf-8")
ABOUT = {"seat": ("3", str(DAN), "Dan"), "level": ("3", "medium"), "pace": ("60",)}


def rows() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each kind with its columns."""
    consent = DESIGN[DESIGN.index("## Consent") :]
    for line in re.findall(r"^\| (`.+) \|$", consent[: consent.index("\n## ", 1)], re.MULTILINE):
        kinds, *columns = line.split(" | ")
        yield from ((kind, tuple(columns)) for kind in re.findall("`([^`]+)`", kinds))


ROWS = tuple(rows())


def put_up(kind: str, prepare: Callable[[Session], Session] = lambda session: session, **more: Any) -> Session:
    """A game of Ann, Ben, Cat and a computer in which Ann has just asked for it."""
    session = after(gathered(ANN, BEN, CAT, seats=4, **more), lobby.add_computer, ANN, "easy")
    session = prepare(PREPARED.get(kind, lambda session: session)(after(session, lobby.begin, ANN)))
    return ask(session, kind)


def ask(session: Session, kind: str, at: int = START) -> Session:
    if kind == OFFER:
        return after(session, votes.offer, ANN, DAN, "Dan", at=at)
    return after(session, votes.propose, ANN, kind, ABOUT.get(kind, ()), at=at)


def parted(session: Session) -> Session:
    """A game that goes on only under other rules."""
    position = session.position
    assert position is not None
    kept = play.keep(text("bot-table-unreadable"), 4, session.seed, Log("{}", position.log, {}, position.public, 0))
    return replace(session, course=replace(kept, parting=Parting(2, session.table.options, position)))


PREPARED: Mapping[str, Callable[[Session], Session]] = {
    "takeback": lambda session: bid(bid(bid(session, ANN), BEN), CAT),
    "rules": parted,
}


def latest(session: Session) -> Vote:
    return session.votes[-1]


def without(session: Session, seat: int) -> Session:
    """The person on `seat` has long been absent."""
    gone = replace(session.chairs[seat], missed=3, away=START - DAY)
    return replace(session, chairs=(*session.chairs[:seat], gone, *session.chairs[seat + 1 :]))


def asks_all_present(kind: str) -> bool:
    some = latest(put_up(kind, lambda session: without(session, 2)))
    return (latest(put_up(kind)).asked, some.asked, some.agreed) == ((ANN, BEN, CAT), (ANN, BEN), (ANN,))


def asks_the_newcomer(kind: str) -> bool:
    return (latest(put_up(kind)).asked, latest(put_up(kind)).agreed) == ((DAN,), ())


def others_may_object(kind: str) -> bool:
    session, hurried = put_up(kind), put_up(kind, hours=4)
    objected = after(session, votes.object_to, BEN, 1, at=START + 12 * HOUR - 1)
    early = after(session, votes.agree, DAN, 1, of_seat=True)
    return (
        latest(objected).status is Status.REFUSED
        and refused(session, votes.object_to, BEN, 1, at=START + 12 * HOUR) == "bot-offer-too-late"
        and latest(hurried).objections == START + 4 * HOUR
        and latest(early).open
        and latest(after(early, votes.look_at, Seat(0), at=START + 12 * HOUR)).status is Status.AGREED
    )


def lapses(kind: str, seconds: int) -> bool:
    """Whether silence is no once so many seconds are over, and nothing before."""
    session = put_up(kind)
    subject = latest(session).subject
    with pytest.raises(Refusal):
        change(session, votes.look_at, subject, at=START + seconds - 1)
    return latest(after(session, votes.look_at, subject, at=START + seconds)).status is Status.LAPSED


def again_after_a_turn_and_a_day(kind: str) -> bool:
    session = after(put_up(kind), votes.disagree, BEN, 1)
    moved = replace(session, votes=(replace(latest(session), turns=-1),))
    assert refused(session, votes.propose, ANN, kind, ABOUT.get(kind, ()), at=START + 2 * DAY) == "bot-proposal-again"
    assert refused(moved, votes.propose, ANN, kind, ABOUT.get(kind, ()), at=START + DAY - 1) == "bot-proposal-again"
    return latest(ask(moved, kind, START + DAY)).open


def again_after_a_week_or_a_day(kind: str) -> bool:
    declined = after(put_up(kind), votes.disagree, DAN, 1, of_seat=True)
    late = "bot-offer-declined-lately"
    assert refused(declined, votes.offer, ANN, DAN, "Dan", at=START + 7 * DAY - 1) == late
    chairs = (replace(declined.chairs[0], handed=START + 7 * DAY), *declined.chairs[1:])
    taken = replace(declined, chairs=chairs)
    assert refused(taken, votes.offer, ANN, DAN, "Dan", at=START + 8 * DAY - 1) == "bot-table-handed-lately"
    return latest(ask(declined, kind, START + 7 * DAY)).open and latest(ask(taken, kind, START + 8 * DAY)).open


HOLDS: Mapping[str, Callable[[str], bool]] = {
    "the table": lambda kind: latest(put_up(kind)).subject == TABLE,
    "the seat": lambda kind: latest(put_up(kind)).subject == Seat(0),
    "all present": asks_all_present,
    "the newcomer": asks_the_newcomer,
    "nobody": lambda kind: latest(put_up(kind)).objections is None,
    "the other players": others_may_object,
    "no, 48 hours": lambda kind: lapses(kind, 48 * HOUR) and latest(put_up(kind, hours=4)).until == START + 4 * HOUR,
    "no, a week": lambda kind: lapses(kind, 7 * DAY) and latest(put_up(kind, hours=4)).until == START + 7 * DAY,
    "a turn and a day": again_after_a_turn_and_a_day,
    "a week, a day": again_after_a_week_or_a_day,
}
"""Every entry of the table, as the list below it explains them, but those of what ends a vote."""


def seated(seat: int, who: Any) -> Callable[[Session], Change]:
    def happen(session: Session) -> Change:
        chair = replace(session.chairs[seat], occupant=who)
        chairs = (*session.chairs[:seat], chair, *session.chairs[seat + 1 :])
        return Change(replace(session, chairs=chairs), text("x"))

    return happen


def ended(session: Session) -> Change:
    return Change(replace(session, table=replace(session.table, phase=Over(START, START))), text("x"))


def undone(session: Session) -> Change:
    return Change(replace(session, table=replace(session.table, undo_count=1)), text("x"))


ANY_SEAT, THAT_SEAT = "any seat", "that seat"
EVENTS: Mapping[str, tuple[Callable[[Session], Change], set[str]]] = {
    "nothing": (lambda session: Change(session, text("x")), set()),
    "end": (ended, {"end"}),
    "undone": (undone, {"undo"}),
    "another seat": (seated(1, computer("easy")), {ANY_SEAT}),
    "the seat": (seated(0, computer("easy")), {ANY_SEAT, THAT_SEAT}),
    "newcomer": (seated(3, person(DAN, "Dan")), {ANY_SEAT, THAT_SEAT}),
    "move": (lambda session: Change(session, text("x"), public=True), {"move"}),
}
"""What may happen, with all that it is called there."""


def test_every_kind_has_one_row() -> None:
    assert sorted(kind for kind, _ in ROWS) == sorted(KINDS)


@pytest.mark.parametrize(("kind", "columns"), ROWS)
def test_a_kind_is_as_its_row_says(kind: str, columns: tuple[str, ...]) -> None:
    *said, _, again = columns
    for sentence in (*said, again):
        assert HOLDS[sentence](kind), sentence


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize(("kind", "columns"), ROWS)
def test_what_ends_it_and_nothing_else(kind: str, columns: tuple[str, ...], event: str) -> None:
    before, (happen, called) = put_up(kind), EVENTS[event]
    after_it = votes.follow(before, happen(before), Moment(START + HOUR)).session
    expected = Status.OVERTAKEN if called & set(columns[-2].split("; ")) else Status.OPEN
    assert latest(after_it).status is expected


def test_of_each_subject_one_is_open() -> None:
    session = ask(put_up("close"), OFFER)
    session = after(session, votes.offer, BEN, 1005, "Eve")
    assert [vote.subject for vote in session.votes if vote.open] == [TABLE, Seat(0), Seat(1)]
    assert refused(session, votes.propose, BEN, "draw") == "bot-proposal-one-at-a-time"
    assert refused(session, votes.offer, ANN, 1006, "Flo") == "bot-offer-open"


def test_a_button_answers_no_vote_about_anything_else() -> None:
    """A number says nothing without what the button asks: whoever declines a seat cannot refuse what all are asked."""
    session = ask(put_up("close"), OFFER)
    assert refused(session, votes.disagree, DAN, 1, of_seat=True) == "bot-offer-over"
    assert refused(session, votes.agree, BEN, 2) == "bot-proposal-over"
    given = after(session, hand_over, Seat(1), person(DAN, "Dan"))
    assert [vote.status for vote in given.votes] == [Status.OVERTAKEN, Status.OVERTAKEN]
