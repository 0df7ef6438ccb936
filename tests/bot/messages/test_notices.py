"""Notices are sent once: what was being sent when the program ended or Discord failed is looked for in the channel."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Message
from bot.messages.outbox.outlet import Failing
from tests.support.hosting import ANN, BEN, CAT, VirtualTime
from tests.support.stand import Channels, Stand, control, said
from tests.support.stand import stand as standing


def questions(channels: Channels) -> list[Message]:
    """The messages that ask whether the game shall pause."""
    shown = [each for each in channels.messages.values() if isinstance(each, Message)]
    return [each for each in shown if any('"1A' in str(part.payload()).replace("'", '"') for part in each.parts)]


def asked(channels: Channels) -> int:
    return sum("pause" in said(message) and message.mentions == (BEN,) for message in channels.sent)


async def killed_while_asking(tmp_path: Path, *, arrives: bool) -> Stand:
    """Ann proposes a pause, and the program ends before it knows whether the question arrived."""
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN)
        if arrives:
            first.channels.arriving = [Failing("lost")]
        else:
            first.channels.refused["send"] = [Failing("503")] * 9
        await first.propose(ANN, "pause")
        await (first.channels.arrived if arrives else first.channels.refusing).wait()
        await first.context.publisher.close()
    return first


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_question_that_was_being_sent_when_the_program_ended_is_asked_once(
    tmp_path: Path, arrives: bool
) -> None:
    first = await killed_while_asking(tmp_path, arrives=arrives)
    assert asked(first.channels) == arrives
    channels = first.channels
    channels.nonces.clear()  # Discord has forgotten by the next morning
    channels.refused.clear()
    async with standing(tmp_path, time=VirtualTime(first.time.now()), channels=channels) as second:
        second.requests = count(2_000_000)
        await second.context.publisher.take_up()
        await second.settled()
        assert asked(channels) == 1
        await second.click(BEN, control(questions(channels)[0], Action.DISAGREE))
        await second.settled()
        assert questions(channels) == []


async def test_who_sat_down_is_told_of_once(tmp_path: Path) -> None:
    """The words of such a message are all that it can be known by."""
    async with standing(tmp_path) as first:
        await first.lobby(ANN, seats=3)
        first.channels.asides.clear()
        posted, arrived = first.channels.send, asyncio.Event()

        async def cut_off(channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
            sent = await posted(channel, message, nonce, wake=wake)
            if nonce.startswith("j"):
                arrived.set()
                raise Failing("lost")
            return sent

        first.channels.send = cut_off  # type: ignore[method-assign]  # for this one
        await first.click(BEN, control(first.table, Action.JOIN))
        await arrived.wait()
        await first.context.publisher.close()
    channels = first.channels
    channels.send = posted  # type: ignore[method-assign]
    channels.asides = {f"forgotten {nonce}": message for nonce, message in channels.asides.items()}
    assert len(channels.asides) == 1
    async with standing(tmp_path, time=VirtualTime(first.time.now()), channels=channels) as second:
        second.requests = count(2_000_000)
        await second.context.publisher.take_up()
        await second.settled()
        assert len(channels.asides) == 1
        await second.click(CAT, control(second.table, Action.JOIN))
        await second.settled()
        assert len(channels.asides) == 2
