"""Whom a reminder asked for what: its state, from which follows when it goes and whom it has told."""

from __future__ import annotations

from dataclasses import replace

from bot.host.storage.posts import Post
from bot.messages.message import AS_IT_IS
from bot.messages.outbox import calls
from bot.messages.outbox.calls import ASKED, telling, when
from bot.messages.outbox.questions import wanted
from bot.table.session import Session
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand

FIRST, SECOND = Seat(0), Seat(1)


async def session_of(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


async def test_it_stands_as_it_is_until_none_of_what_it_asks_for_is_owed(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    both = Post(1, "r5.0", calls.reasons(await session_of(stand), (FIRST, SECOND), 5), message=9)
    for user in (ANN, BEN):
        assert wanted(await session_of(stand), [both])["r5.0"].content is AS_IT_IS
        await stand.bid_typed(user, 0)
    assert wanted(await session_of(stand), [both]) == {}


async def test_a_reminder_tells_all_whom_it_asked_by_then_and_nothing_later(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    session = await session_of(stand)
    owed = session.owes(SECOND)
    assert owed is not None
    reminder = Post(1, "r5.0", calls.reasons(session, (FIRST, SECOND), when(owed)), message=9)
    assert telling(owed, reminder, when(owed)) == reminder.state
    assert telling(owed, reminder, when(owed) + 3600) is None
    assert telling(replace(owed, since=owed.since + 1), reminder, when(owed)) is None
    assert telling(owed, replace(reminder, key="n5", state=calls.reasons(session, (SECOND,), ASKED)), ASKED) is None


async def test_one_that_was_found_counts_once_for_whatever_is_to_be_said_next(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    session = await session_of(stand)
    owed = session.owes(SECOND)
    assert owed is not None
    late = Post(1, "n5", calls.found(calls.reasons(session, (FIRST, SECOND), ASKED)), message=9)
    counted = telling(owed, late, when(owed) + 3600)
    assert counted is not None
    again = replace(late, state=counted)
    assert telling(owed, again, when(owed) + 7200) is None
    assert telling(session.owes(FIRST), again, when(owed) + 7200) is not None, "the other one was not counted yet"


async def test_what_somebody_does_in_secret_keeps_and_removes_no_reminder_of_the_others(stand: Stand) -> None:
    """Two worlds: an order that was left, and none."""
    await stand.game(ANN, BEN, CAT)
    post = Post(1, "r5.0", calls.reasons(await session_of(stand), (FIRST, SECOND), 5), message=9)
    before = wanted(await session_of(stand), [post])
    await stand.command(BEN, "move", text="order let")
    assert wanted(await session_of(stand), [post]) == before
