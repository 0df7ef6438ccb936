"""What direct messages tell somebody follows from what they may know, and from nothing else."""

from __future__ import annotations

from bot.host.storage.posts import Post
from bot.messages.outbox.direct_words import choice_of, wanted_of
from bot.table.session import Session
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand


async def session_of(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


async def calling(stand: Stand, user: int, seat: int) -> Post:
    """What calls somebody to what they owe now."""
    session = await session_of(stand)
    owed = session.owes(Seat(seat))
    assert owed is not None
    return Post(1, "choice n", f"{seat} {choice_of(session, owed)} bot-call-decision", user=user, message=9)


async def test_a_call_is_wanted_until_he_has_chosen(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    call = await calling(stand, BEN, 1)
    wanted = wanted_of(await session_of(stand), call, "en")
    assert wanted is not None
    assert wanted.open
    await stand.bid_typed(BEN, 0)
    assert wanted_of(await session_of(stand), call, "en") is None


async def test_nobody_is_told_more_by_what_another_does_in_secret(stand: Stand) -> None:
    """Two worlds, for each who reads: the others have bid and left orders, or they have not."""
    await stand.game(ANN, BEN, CAT)
    await stand.propose(ANN, "pause")
    posts = [await calling(stand, BEN, 1), Post(1, "notice n", "a1", user=BEN), Post(1, "table n", user=BEN)]
    before = [wanted_of(await session_of(stand), post, "en") for post in posts]
    assert None not in before
    await stand.command(CAT, "move", text="order let")
    await stand.bid_typed(CAT, 1)
    assert [wanted_of(await session_of(stand), post, "en") for post in posts] == before


async def test_what_is_said_for_good_is_done_with_once_it_has_arrived(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    wanted = wanted_of(await session_of(stand), Post(1, "table n", user=BEN), "en")
    assert wanted is not None
    assert not wanted.open
    assert wanted_of(await session_of(stand), Post(1, "table n", user=CAT), "en") is None, "he does not sit there"
    assert wanted_of(await session_of(stand), Post(1, "news 5", "5", user=BEN), "en") is None, "he has read it"
