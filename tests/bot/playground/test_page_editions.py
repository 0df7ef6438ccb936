"""Whole games with what later editions brought, on a telephone: by buttons and menus alone, with the real bot in a
real browser."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import MENU, OFTEN, PATIENCE, complete, last_board, open_panel, step
from tests.bot.playground.test_page_turn import BOARD, REPLACED, SHOWN
from tests.bot.test_cacao import verified
from tests.bot.test_editions import assert_read
from tests.support.browser import PHONE, picture
from tests.support.counts import LONG, long
from tests.support.editions import EDITIONS, Edition, opened, patient
from tests.support.people import human, over, play, said

PLAYED = tuple(EDITIONS) if LONG else ("own units",)
SHORT = 2
"""Decisions of a plain run."""
IS_OVER = f'[...{BOARD}.querySelectorAll("button")].some((one) => one.textContent === "Rematch")'
READY = f"(known) => {SHOWN} !== known && ({IS_OVER} || {BOARD}.matches('.calling'))"


async def picked(page: Page, panel: Locator, edition: Edition, chance: random.Random) -> None:
    """One step: any of the buttons, or any line of the menu."""
    offered = panel.locator(".button.primary:enabled")
    if not await offered.count():
        await panel.locator(MENU).first.click()
        offered = page.locator("[role=listbox]").get_by_role("option")
    await step(page, offered.nth(chance.choice(edition.liked(await offered.all_inner_texts()))))


async def decided(page: Page, edition: Edition, chance: random.Random) -> str:
    """One decision through the panel; all that was read on the way."""
    panel, read = await open_panel(page), ""
    while not await complete(panel, also=MENU):
        read += await panel.inner_text()
        await picked(page, panel, edition, chance)
    read += await panel.inner_text()
    known = await page.evaluate(SHOWN)
    await panel.locator(".button.success").click()
    await page.wait_for_function(READY, arg=known, timeout=PATIENCE, polling=OFTEN)
    return read + await last_board(page).inner_text()


@long("`tests/bot/test_editions.py` plays them typed")
@pytest.mark.parametrize("name", PLAYED)
async def test_whole_games_of_new_editions_are_played_on_a_telephone(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("bot.table.features.lobby.secrets", SimpleNamespace(token_bytes=lambda length: b"\3" * length))
    edition = EDITIONS[name]
    chance = random.Random(edition.seed)
    async with play(tmp_path, clock=patient) as playground, human(playground, "alice") as alice:
        read = [await opened(alice, edition)]
        page, found = await visit(browser, playground, PHONE)
        await expect(page.locator(".message.calling .picture").last).to_be_visible(timeout=PATIENCE)
        for _ in range(edition.decisions if LONG else SHORT):
            if await page.evaluate(IS_OVER):
                break
            read.append(await decided(page, edition, chance))
        await picture(page, f"12-{name}-phone")
        if LONG:
            last = await alice.seen(over)
            report = await verified(alice, last)
            assert report.sound, report.findings
            read.append(said(await alice.command("log")))
            assert_read(edition.read, read)
        assert [words for words in found if REPLACED not in words] == []
