"""What should stand at a table: a pure function of the session as its readers may know it, and of what stands."""

from __future__ import annotations

from dataclasses import replace

from bot.host.storage.posts import Post
from bot.messages.message import Message, Wanted
from bot.messages.outbox.questions import wanted
from bot.table.session import Session, Status
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, said


async def session_of(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


def words(wanted: Wanted | None) -> str:
    assert wanted is not None
    assert isinstance(wanted.content, Message)
    return said(wanted.content)


async def test_a_proposal_is_wanted_until_it_is_settled_and_then_a_line_of_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert wanted(await session_of(stand), ()) == {}
    await stand.propose(ANN, "pause")
    asking = wanted(await session_of(stand), ())["a1"]
    assert asking.open
    assert "proposes a pause" in words(asking)
    standing = [Post(1, "a1", asking.state, message=5)]
    agreed = replace(await session_of(stand), votes=())
    left = wanted(agreed, standing)["a1"]
    assert not left.open
    assert words(left).startswith("-# ")


async def test_who_is_called_later_is_so_by_another_message_and_the_one_before_is_not_wanted(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.propose(ANN, "pause")
    session = await session_of(stand)
    called = replace(session, votes=tuple(replace(each, calls=((BEN,),)) for each in session.votes))
    assert set(wanted(called, [Post(1, "a1", message=5)])) == {"a1.1"}


async def test_the_message_that_called_later_says_what_became_of_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.propose(ANN, "pause")
    session = await session_of(stand)
    (vote,) = session.votes
    settled = replace(session, votes=(replace(vote, status=Status.REFUSED, refused=BEN, calls=()),))
    for standing in ("a1.1", "a1"):
        left = wanted(settled, [Post(1, standing, message=5)])[standing]
        assert not left.open
        assert words(left).startswith("-# ")


async def test_who_sat_down_is_remembered_as_long_as_the_lobby_is_open(stand: Stand) -> None:
    await stand.lobby(ANN, BEN, seats=3)
    session, told = await session_of(stand), [Post(1, f"j{CAT}", message=5), Post(1, "c", message=6)]
    assert wanted(session, told)[f"j{CAT}"] == Wanted(None)
    assert "c" not in wanted(session, told)
    assert wanted(session, ())[f"j{BEN}"].open


async def test_what_is_wanted_tells_nothing_that_its_readers_may_not_know(stand: Stand) -> None:
    """Two worlds: what somebody has bid in secret, and ordered, changes nothing that is asked."""
    await stand.game(ANN, BEN, CAT)
    await stand.propose(ANN, "pause")
    before = wanted(await session_of(stand), ())
    assert before
    await stand.command(BEN, "move", text="order let")
    await stand.bid_typed(CAT, 1)
    one = await session_of(stand)
    assert wanted(one, ()) == before
