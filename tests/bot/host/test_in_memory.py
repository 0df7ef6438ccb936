"""What every press asks for is in memory: the store is asked once, and anew where something else may stand there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from sqlite3 import Connection
from typing import Any, cast

import pytest

from bot.host.storage import news, setting
from bot.host.storage.news import Unread
from bot.host.storage.setting import KnownSettings
from bot.host.storage.store import Store, Work, open_store
from bot.messages.custom_id import Action
from bot.table.session import News
from games.core import text
from tests.support.hosting import ANN, BEN, tables
from tests.support.stand import Stand, pressed

COUNT, WORD = setting.number("count"), setting.words("word")
KEPT = setting.rows("rows")
ZOE = 1_573_984_599_711_678_468
"""Whose number may be forgotten: those of the others are too small."""


class Slow:
    """A store whose reads are told what stood there when they began, and tell it only when they may."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.write = store.write
        self.asked = 0
        self.found, self.free = asyncio.Event(), asyncio.Event()

    async def read(self, work: Work[Any]) -> Any:
        self.asked += 1
        found = await self._store.read(work)
        self.found.set()
        await self.free.wait()
        return found


async def test_a_setting_is_asked_for_once_until_it_changes(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.sqlite3")
    slow = Slow(store)
    slow.free.set()
    settings = KnownSettings(cast(Store, slow))
    for _ in range(3):
        assert await settings.get((COUNT, WORD), ANN) == (None, None)
    await settings.change(lambda connection: COUNT.put(connection, ANN, 1))
    for _ in range(3):
        assert await settings.get((COUNT, WORD), ANN) == (1, None)
    assert slow.asked == 2
    await store.close()


async def test_whoever_gets_a_setting_has_it_for_himself(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.host.remember(KEPT, ANN, [[1]])
        for _ in range(2):
            found = await here.host.recall(KEPT, ANN)
            assert found == [[1]]
            found.append([2])


async def test_a_forgotten_persons_settings_are_not_in_memory_either(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.host.remember(WORD, ZOE, "kept")
        assert await here.host.recall(WORD, ZOE) == "kept"
        assert (await here.host.forget_person(99, ZOE)).done
        assert await here.host.recall(WORD, ZOE) is None


async def test_what_was_read_while_it_changed_is_not_kept(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.sqlite3")
    slow = Slow(store)
    settings = KnownSettings(cast(Store, slow))
    early = asyncio.create_task(settings.get((COUNT,), ANN))
    await slow.found.wait()
    await settings.change(lambda connection: COUNT.put(connection, ANN, 7))
    slow.free.set()
    assert await early == (None,), "as it was"
    assert await settings.get((COUNT,), ANN) == (7,)
    await store.close()


async def test_no_more_settings_are_in_memory_than_may_be(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.sqlite3")
    settings = KnownSettings(store, most=3)
    for key in range(10):
        await settings.get((COUNT,), key)
        assert len(settings._known) <= 3
    await store.close()


async def test_who_has_no_news_is_looked_for_again_once_somebody_has_some(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, slow = await here.lobby(ANN, BEN), Slow(here.store)
        unread = Unread(cast(Store, slow))

        def tell(connection: Connection) -> None:
            news.keep(connection, id, [News(BEN, text("bot-failed"))], here.time.now())

        early = asyncio.create_task(unread.of(BEN))
        await slow.found.wait()
        await here.store.write(tell)
        unread.note()
        slow.free.set()
        assert await early == (), "as it was"
        assert len(await unread.of(BEN)) == 1
        assert await unread.of(ANN) == ()
        assert await unread.of(ANN) == ()
        assert slow.asked == 3, "of Ann once"


async def test_a_press_asks_the_store_for_nothing_that_it_was_asked_for(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there are hints, who has news, which table is the channel's, what happened last."""
    await stand.game(ANN, BEN, rounds=5)
    await stand.bid(ANN, 1)
    await stand.bid_typed(BEN, 1)
    await stand.click(ANN, pressed(Action.PANEL))
    await stand.quiet()
    asked = counted(stand.store, monkeypatch)
    for _ in range(3):
        await stand.click(ANN, pressed(Action.PANEL))
        await stand.typing(ANN, "move", "text", "")
    assert asked == []


def counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[Work[Any]]:
    """What the store is asked for from now on."""
    asked, read = list[Work[Any]](), store.read

    async def counting(work: Work[Any]) -> Any:
        asked.append(work)
        return await read(work)

    monkeypatch.setattr(store, "read", counting)
    return asked
