"""Nothing new reaches anybody but through the gate, and nothing that pings is without a cause."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace

import pytest

from bot.host.storage.posts import Post, Topic
from bot.messages.message import Message, Words
from bot.messages.outbox.carrier import Carrier
from bot.table.limits import GAME, OF_ONE, Ping, Wish
from tests.support.hosting import ANN, BEN
from tests.support.stand import Stand

CALL = Wish(ANN, 7, "nudge")


def told(*pings: Ping) -> Message:
    return Message((Words("Somebody wishes something."),), pings)


def carrier(stand: Stand) -> Carrier:
    return Carrier(stand.context.host, stand.channels, lambda _: None)


def letter(number: int) -> Post:
    return Post(1, f"{Topic.NOTICE.value} {number}", user=BEN)


def test_nobody_is_pinged_without_saying_why() -> None:
    assert next(each for each in fields(Ping) if each.name == "cause").default is MISSING


async def test_a_message_in_a_channel_pings_once_for_a_wish_and_always_for_the_game(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    session = await stand.context.host.session(1)
    assert session is not None
    for number, message in enumerate((told(Ping((BEN,), CALL)), told(Ping((BEN,), CALL)), told(Ping((BEN,), GAME)))):
        await carrier(stand).send(session, Post(1, f"s{number}", nonce=f"s{number}"), message)
    assert [each.mentions for each in stand.channels.sent[-3:]] == [(BEN,), (), (BEN,)]


async def test_a_direct_message_counts_as_well_and_is_not_sent_a_second_time(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert await carrier(stand).write(letter(1), told(Ping((BEN,), CALL))) is not None
    assert await carrier(stand).write(letter(2), told(Ping((BEN,), CALL))) is None
    assert await carrier(stand).write(letter(3), told(Ping((BEN,), GAME))) is not None
    assert len(stand.channels.letters(BEN)) == 2


async def test_a_direct_message_without_a_cause_is_a_mistake(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    for message in (told(), told(Ping((ANN,), GAME))):
        with pytest.raises(AssertionError, match="without a cause"):
            await carrier(stand).write(letter(1), message)


async def test_what_takes_the_place_of_another_message_counts_as_that(stand: Stand) -> None:
    host = stand.context.host
    assert await host.admit((Ping((BEN,), CALL, "press"),), "one") == (BEN,)
    assert await host.admit((Ping((BEN,), CALL, "press"),), "two") == (BEN,)
    assert await host.admit((Ping((BEN,), CALL),), "three") == ()


async def test_whom_the_game_calls_anyway_is_not_counted_for_a_wish(stand: Stand) -> None:
    host = stand.context.host
    for table in range(OF_ONE + 1):
        both = Ping((BEN,), GAME), Ping((BEN,), replace(CALL, table=table))
        assert set(await host.admit(both, f"b{table}")) == {BEN}
    assert await host.admit((Ping((BEN,), CALL),), "new") == (BEN,)
