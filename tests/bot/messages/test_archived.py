"""A thread that Discord archived in its silence stays as it is until there is a new call, an answer to a press, the
end, or a person's wish; what was to be changed or removed there is, at the next waking."""

from __future__ import annotations

from pathlib import Path

from bot.messages.message import Message
from bot.messages.outbox.outlet import Dormant
from tests.support.hosting import ANN, BEN, CAT, DAY
from tests.support.stand import CHANNEL, Channels, Stand, said
from tests.support.stand import stand as standing


def archive(channels: Channels) -> None:
    """The thread is archived; what is called from now on."""
    channels.archived.add(CHANNEL)
    channels.calls.clear()


def texts(stand: Stand) -> list[str]:
    return [said(each) for each in stand.channels.messages.values() if isinstance(each, Message)]


async def holiday(stand: Stand, user: int) -> None:
    """`user` goes on holiday, and an edit tells their tables."""
    await stand.command(user, "settings", holiday=2, asker=stand.asker(user, channel=5))
    await stand.quiet()


async def test_what_calls_nobody_waits_for_the_next_answer(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    archive(stand.channels)
    await holiday(stand, BEN)
    assert stand.channels.archived == {CHANNEL}
    assert stand.channels.calls == []
    assert not any("goes on holiday" in each for each in texts(stand))
    await stand.bid_typed(ANN, 0)
    assert stand.channels.archived == set()
    assert "Ben goes on holiday for 2 days." in texts(stand)[-1]


async def test_a_proposal_that_lapses_wakes_nothing_and_is_reduced_later(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=0)
    await stand.propose(ANN, "draw")
    await stand.settled()
    archive(stand.channels)
    await stand.time.advance(2 * DAY, stand)
    assert stand.channels.archived == {CHANNEL}
    open_still = [each for each in texts(stand) if "asks" in each or "proposes" in each]
    await stand.bid_typed(BEN, 0)
    assert stand.channels.archived == set()
    assert len(open_still) == 1
    assert open_still[0] not in texts(stand)


async def test_a_reminder_is_a_call(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    archive(stand.channels)
    await stand.time.advance(DAY, stand)
    assert stand.channels.archived == set()
    assert "half of your time" in texts(stand)[-1]


async def test_a_call_brings_the_board_up_to_date(stand: Stand) -> None:
    board = await stand.game(ANN, BEN, CAT)
    archive(stand.channels)
    await holiday(stand, BEN)
    assert stand.channels.latest is board
    await stand.time.advance(DAY, stand)
    await stand.settled()
    assert any("Ben goes on holiday for 2 days." in each for each in texts(stand))


async def test_a_thread_that_wakes_just_when_it_was_found_asleep_is_brought_up_to_date(stand: Stand) -> None:
    game = await stand.game(ANN, BEN, rounds=5)
    edit = stand.channels.edit

    async def found_asleep(channel: int, id: int, message: Message, *, wake: bool = True) -> None:
        """Discord says that it is archived, and before that is heard something else is sent there."""
        stand.channels.edit = edit  # type: ignore[method-assign]
        session = await stand.context.host.session(1)
        assert session is not None
        assert await stand.context.publisher.share(session, game, 1) is None
        raise Dormant

    stand.channels.edit = found_asleep  # type: ignore[method-assign]  # listening in
    await holiday(stand, BEN)
    assert any("goes on holiday" in each for each in texts(stand))


async def test_the_end_of_a_lobby_is_told(stand: Stand) -> None:
    await stand.lobby(ANN, BEN, seats=3)
    archive(stand.channels)
    await stand.time.advance(8 * DAY, stand)
    assert stand.channels.archived == set()
    assert "no game began within seven days" in stand.channels.latest.parts[0].content  # type: ignore[union-attr]  # its words


async def test_a_reminder_that_could_not_be_removed_goes_at_the_next_waking(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await stand.time.advance(DAY // 2, stand)
    await stand.command(ANN, "table", "nudge")
    stand.channels.refused["delete"] = [Dormant()]
    await stand.bid_typed(BEN, 0)
    archive(stand.channels)
    await holiday(stand, BEN)
    assert stand.channels.archived == {CHANNEL}
    assert any("waiting for your move" in each for each in texts(stand))
    await stand.bid_typed(ANN, 0)
    assert not any("waiting for your move" in each for each in texts(stand))


async def test_a_board_that_was_left_asleep_is_shown_after_a_restart_when_somebody_moves(tmp_path: Path) -> None:
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN, rounds=5)
        archive(first.channels)
        await holiday(first, BEN)
        kept = first.channels
    async with standing(tmp_path) as second:
        second.channels.messages, second.channels.nonces = kept.messages, kept.nonces
        await second.settled()
        archive(second.channels)
        await second.context.publisher.show(1)
        await second.settled()
        assert second.channels.archived == {CHANNEL}
        await second.bid_typed(ANN, 0)
        assert "Ben goes on holiday for 2 days." in texts(second)[-1]


async def test_what_was_left_as_it_was_is_shown_to_whoever_looks(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    archive(stand.channels)
    await holiday(stand, BEN)
    assert not any("holiday" in each for each in texts(stand))
    await stand.command(CAT, "board")
    await stand.settled()
    assert any("holiday" in each for each in texts(stand))
