"""How many tables people may open: refused in words, before a thread is made, and never by two at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.requests import Response
from bot.table import acts
from bot.table.guards import Refusal
from bot.table.limits import Opened, room
from bot.table.session import Opening
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, tables
from tests.support.stand import CHANNEL, LIMITS, Stand, control, said
from tests.support.toy import Options


@pytest.mark.parametrize(
    ("opened", "key"),
    [
        (Opened(3, 0, 3), "bot-table-most-lobbies"),
        (Opened(0, 20, 20), "bot-table-most-running"),
        (Opened(0, 0, 200), "bot-table-most-tables"),
    ],
)
def test_the_next_table_is_refused_and_the_last_is_not(opened: Opened, key: str) -> None:
    room(replace(opened, lobbies=min(opened.lobbies, 2), running=min(opened.running, 19), tables=199), LIMITS)
    with pytest.raises(Refusal) as refused:
        room(opened, LIMITS)
    assert refused.value.reason.key == key


async def opened(stand: Stand, user: int, channel: int) -> Response:
    return await stand.command(user, "play", "toy", asker=stand.asker(user, channel=channel))


async def test_the_fourth_lobby_is_refused_in_every_language_before_a_thread_is_made(stand: Stand) -> None:
    for channel in range(3):
        await opened(stand, ANN, CHANNEL + channel)
    told = set()
    for locale in LOCALES:
        stand.locales[ANN] = locale
        told.add(said(await opened(stand, ANN, CHANNEL)))
    assert len(told) == len(LOCALES)
    assert all("3" in words for words in told)
    assert stand.channels.threads == 0
    assert "open" in said(await opened(stand, BEN, CHANNEL + 3))


async def test_who_closes_a_lobby_may_open_another(stand: Stand) -> None:
    for channel in range(3):
        await opened(stand, ANN, CHANNEL + channel)
    await stand.settled()
    await stand.click(ANN, control(stand.channels.latest, Action.DISSOLVE))
    assert "not begun" not in said(await opened(stand, ANN, CHANNEL + 2))


async def test_of_many_at_once_no_more_are_opened(stand: Stand) -> None:
    replies = await asyncio.gather(*(opened(stand, ANN, CHANNEL + channel) for channel in range(10)))
    assert sum("not begun" in said(reply) for reply in replies) == 7


async def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with tables(tmp_path, limits=replace(LIMITS, lobbies=1)) as table:
        id = await table.game(ANN, BEN)
        assert (await table.do(id, acts.cancel, ANN)).done
        other = Opening(7, 2, "toy", Options(), ANN, "Ann", "en")
        assert (await table.host.open(table.request(), other)).done
        refused = await table.do(id, acts.rematch, ANN, "Ann")
        assert refused.text.key == "bot-table-most-lobbies"
        assert (await table.do(id, acts.rematch, BEN, "Ben")).done


async def test_another_server_is_another_count(tmp_path: Path) -> None:
    async with tables(tmp_path, limits=replace(LIMITS, tables=1)) as table:
        for guild, done in ((7, True), (7, False), (8, True)):
            opening = Opening(guild, table.request(), "toy", Options(), ANN, "Ann", "en")
            assert (await table.host.open(table.request(), opening)).done is done
