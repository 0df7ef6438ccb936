"""Turns of Jiangshan at the page, in a real browser with the real bot: stratagems, a unit, what it does, facing,
Confirm."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.messages.custom_id import Action
from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import OFTEN, PATIENCE, last_board, open_panel, step
from tests.bot.playground.test_page_turn import BOARD, REPLACED, SHOWN
from tests.support.browser import DESKTOP, PHONE, picture
from tests.support.counts import count
from tests.support.people import Human, board, control, human, offers, play

Wanted = str | re.Pattern[str]
PICKS: tuple[Wanted, ...] = (re.compile("Array.*Wildfire.*Deception"),)
TURNS: dict[str, tuple[tuple[Wanted, ...], ...]] = {
    "chu-han": ((re.compile(r"d5\b"), re.compile(r"e5\b"), "Face east"), (re.compile(r"c7\b"), re.compile(r"e8\b"))),
    "deer-hunt": ((re.compile(r"d14\b"), re.compile(r"e13\b"), "Face east"),),
}
"""What is chosen at each step of each turn: a unit, where it goes, and which way infantry turns."""


async def begun(alice: Human, preset: str) -> None:
    """A table against computers, up to the first board."""
    await alice.command("play", "jiangshan", rules=preset, order="first")
    lobby = await alice.seen(lambda message: offers(message, Action.START))
    while offers(lobby, Action.ADD):
        lobby = await alice.press(lobby, control(lobby, Action.ADD), "medium")
    await alice.press(lobby, control(lobby, Action.START))
    await alice.seen(board)


async def chosen(page: Page, panel: Locator, words: Wanted) -> None:
    """Presses the button with the words, or picks the option in the panel's menu."""
    button = panel.locator(".button:enabled").filter(has_text=words)
    if not await button.count():
        await panel.locator(".select").click()
        await step(page, page.locator(".menu .option").filter(has_text=words).first)
    else:
        await step(page, button.first)


async def decided(page: Page, name: str, wanted: tuple[Wanted, ...]) -> str:
    """One decision through the panel; what the panel says before it is confirmed."""
    panel = await open_panel(page)
    for number, words in enumerate(wanted, start=1):
        await picture(page, f"{name}-step-{number}")
        await chosen(page, panel, words)
    await picture(page, f"{name}-confirm")
    foreseen = await panel.inner_text()
    known = await page.evaluate(SHOWN)
    await panel.locator(".button.success").click()
    await page.wait_for_function(
        f"(known) => {SHOWN} !== known && {BOARD}.matches('.calling')", arg=known, timeout=PATIENCE, polling=OFTEN
    )
    await picture(page, f"{name}-board")
    return foreseen


@pytest.mark.parametrize("preset", list(TURNS)[: count(1, full=2)])
async def test_turns_of_jiangshan_are_played_at_the_page(tmp_path: Path, browser: Browser, preset: str) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await begun(alice, preset)
        page, found = await visit(browser, playground, DESKTOP)
        await expect(page.locator(".message.calling .picture").last).to_be_visible(timeout=PATIENCE)
        assert "You will hold: Array, Wildfire and Deception." in await decided(page, f"10-{preset}-pick", PICKS)
        for number, wanted in enumerate(TURNS[preset], start=1):
            foreseen = await decided(page, f"10-{preset}-{number}", wanted)
            assert "turn" in foreseen
            await expect(last_board(page)).to_contain_text("Alice:")
        await page.set_viewport_size(PHONE)
        await picture(page, f"10-{preset}-phone")
        await open_panel(page)
        await picture(page, f"10-{preset}-phone-panel")
        assert [words for words in found if REPLACED not in words] == []
