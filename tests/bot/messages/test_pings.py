"""Reminders and nudges: one message for all who are due together, gone when nobody has a reason to read it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.messages.outbox.outlet import Dormant, Failing, Gone
from tests.support.hosting import ANN, BEN, CAT, DAY, VirtualTime
from tests.support.stand import Stand, said
from tests.support.stand import stand as standing


def reminders(stand: Stand) -> list[str]:
    """Those that stand in the channel."""
    shown = (one for one in stand.channels.messages.values() if not isinstance(one, list | tuple))
    return [said(one) for one in shown if "half of your time" in said(one) or "waiting for your move" in said(one)]  # type: ignore[arg-type]


async def test_who_is_due_at_the_same_moment_is_reminded_by_one_message(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    sent = len(stand.channels.sent)
    await stand.time.advance(DAY, stand)
    assert [set(message.mentions) for message in stand.channels.sent[sent:]] == [{ANN, BEN, CAT}]


async def test_a_reminder_goes_when_all_whom_it_asked_have_moved(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    await stand.time.advance(DAY, stand)
    await stand.bid_typed(ANN, 0)
    assert len(reminders(stand)) == 1
    for user in (BEN, CAT):
        await stand.bid_typed(user, 0)
    assert reminders(stand) == []


async def nudge(stand: Stand) -> None:
    """Ann nudges as soon as that is allowed: a quarter of the time is over."""
    await stand.time.advance(DAY // 2, stand)
    await stand.command(ANN, "table", "nudge")


async def test_a_nudge_goes_with_the_move_it_asked_for(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await nudge(stand)
    assert len(reminders(stand)) == 1
    await stand.bid_typed(BEN, 0)
    assert reminders(stand) == []


async def test_a_reminder_whose_reason_went_while_discord_failed_is_tried_again(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself: nothing else may happen at the table for days."""
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.0,))
    await stand.game(ANN, BEN)
    await nudge(stand)
    stand.channels.refused["delete"] = [Failing("503"), Failing("503"), Gone()]
    await stand.bid_typed(BEN, 0)
    assert stand.channels.calls.count("delete") == 3
    await stand.context.publisher.show(1)
    await stand.settled()
    assert stand.channels.calls.count("delete") == 3


async def test_a_reminder_without_a_reason_goes_after_a_restart(tmp_path: Path) -> None:
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN)
        await nudge(first)
        first.channels.refused["delete"] = [Dormant()]
        await first.bid_typed(BEN, 0)
        messages = first.channels.messages
        assert len(reminders(first)) == 1
    async with standing(tmp_path) as second:
        second.channels.messages = messages
        await second.context.publisher.take_up()
        await second.settled()
        assert reminders(second) == []


async def test_a_reminder_of_which_nobody_knows_whether_it_was_sent_is_looked_for(stand: Stand) -> None:
    """It used to stand there for ever, and another was sent."""
    await stand.game(ANN, BEN)
    stand.channels.arriving = [Failing("lost")]
    await stand.time.advance(DAY + DAY // 12, stand)
    assert len(reminders(stand)) == 1
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    assert reminders(stand) == []


async def test_a_reminder_goes_that_was_being_sent_when_the_program_ended(tmp_path: Path) -> None:
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN)
        await first.bid_typed(ANN, 0)
        first.channels.arriving = [Failing("lost")]
        await first.time.advance(DAY, first)
        assert len(reminders(first)) == 1
        messages, now = first.channels.messages, first.time.now()
    async with standing(tmp_path, time=VirtualTime(now)) as second:
        second.channels.messages, second.channels._ids = messages, count(9100)
        second.requests = count(2_000_000)
        await second.bid_typed(BEN, 0)
        assert reminders(second) == []
