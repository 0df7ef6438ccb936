"""A hint, a puzzle and a review in a real browser, on a telephone and then on a desktop."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from games.puzzles import kept
from tests.bot.handlers.test_puzzles import wrong
from tests.bot.playground import test_page_game, test_page_lesson
from tests.bot.playground.test_page_game import CARDGO, PATIENCE, last_board, opened
from tests.bot.playground.test_page_game import program as started
from tests.bot.playground.test_page_lesson import pressed
from tests.bot.playground.test_page_rules import typed
from tests.bot.playground.test_page_welcome import WIDE, WIDTHS
from tests.support.browser import complaints, picture

PATIENT = 4 * PATIENCE
"""What is asked here is thought about at the lowest priority: on a busy machine that takes its time."""


async def test_a_hint_a_puzzle_and_a_review(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_page_game, "SECONDS", 4 * test_page_game.SECONDS)
    async with started(tmp_path) as place:
        page = await browser.new_page(viewport=WIDTHS["phone"])
        page.set_default_timeout(PATIENCE)
        found = complaints(page)
        await page.goto(place)
        await opened(page, CARDGO)
        for name, done in (("hint", hinted), ("puzzle", puzzled), ("review", reviewed)):
            await done(page)
            for width, size in WIDTHS.items():
                await page.set_viewport_size(size)
                await picture(page, f"{name}-{width}")
                assert await page.evaluate(WIDE), (name, width)
        assert found == []


async def hinted(page: Page) -> None:
    """The panel at the move that is best, to be confirmed."""
    panel = page.locator(".message.private").last
    await panel.get_by_role("button", name="Suggest a move").click()
    await expect(panel).to_contain_text("I would make this move.", timeout=PATIENT)
    await expect(panel.locator(".button.success")).to_have_text("Confirm")


async def puzzled(page: Page) -> None:
    """A position without a table, answered wrong and then right."""
    await typed(page, "/puzzle cardgo")
    shown = page.locator(".message").last
    await expect(shown.locator(".picture")).to_be_visible(timeout=PATIENCE)
    await expect(shown).to_contain_text("puzzle 1 of")
    for move, told in ((*wrong("cardgo", 1, 1), "2 tries left."), (kept("cardgo")[0].answer, "Right.")):
        await test_page_lesson.typed(page, shown, move)
        await pressed(page, shown, "Confirm", told)


async def reviewed(page: Page) -> None:
    """The game is given up, and looked at."""
    await page.locator(".message.private .button.success").last.click()  # the move that was suggested
    await expect(page.locator(".message.private .button.success")).to_have_count(0, timeout=PATIENCE)
    await last_board(page).get_by_role("button", name="More").click()
    more = page.locator(".message.private", has=page.get_by_role("button", name="Resign")).last
    await more.get_by_role("button", name="Resign").click()
    await page.locator(".message.private", has_text="Give up this game?").get_by_role("button", name="Resign").click()
    await last_board(page).get_by_role("button", name="Review", exact=True).click(timeout=PATIENCE)
    shown = page.locator(".message.private").last
    await expect(shown).to_contain_text("as far as I can tell", timeout=PATIENT)
    await expect(shown.locator(".picture")).to_be_visible(timeout=PATIENCE)
