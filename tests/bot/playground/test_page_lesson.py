"""A lesson on the page, from the welcome to the end of it, by buttons and typed, on a telephone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

from bot.catalogue import games
from tests.bot.playground.test_page_game import PATIENCE, program
from tests.bot.playground.test_page_welcome import WIDE, WIDTHS
from tests.support.browser import complaints, picture
from tests.support.counts import LONG


async def test_a_lesson_is_learned_from_the_welcome_to_its_last_board(tmp_path: Path, browser: Browser) -> None:
    async with program(tmp_path) as place:
        for width in WIDTHS if LONG else ("phone",):
            await learned(browser, place, width)


async def learned(browser: Browser, place: str, width: str) -> None:
    page = await browser.new_page(viewport=WIDTHS[width])
    found = complaints(page)
    await page.goto(place)
    welcome = page.locator(".message").first
    taught = [name for name, game in games().items() if game.lessons]
    learn, known = welcome.locator(".button", has_text="Learn"), page.locator(".message.private")
    await expect(learn).to_have_count(len(taught), timeout=PATIENCE)
    before = await known.count()
    await learn.nth(taught.index("cardgo")).click(timeout=PATIENCE)
    await expect(known).to_have_count(before + 1, timeout=PATIENCE)
    lesson = known.last
    await pressed(page, lesson, "Cards take effect", "board 1 of 4", f"lesson-board-{width}")
    await typed(page, lesson, "4@C3")
    await pressed(page, lesson, "Confirm", "That was a turn.")
    await pressed(page, lesson, "Next", "board 2 of 4")
    for label, then in (("5 · While", "In which column?"), ("Column C", "On which cell?"), ("C3", "Play this?")):
        await pressed(page, lesson, label, then)
    await pressed(page, lesson, "Confirm", "A 5 is too large", f"lesson-wrong-{width}")
    await typed(page, lesson, "1@C3", f"lesson-confirm-{width}")
    await pressed(page, lesson, "Confirm", "Red loses 1 HP", f"lesson-right-{width}")
    for board, move in ((3, "2@D3"), (4, "3@C3")):
        await pressed(page, lesson, "Next", f"board {board} of 4", f"lesson-{board}-{width}")
        await typed(page, lesson, move)
        await pressed(page, lesson, "Confirm", "Right.")
    await pressed(page, lesson, "All lessons", "1 of", f"lesson-contents-{width}")
    assert found == []
    await page.close()


async def pressed(page: Page, lesson: Locator, label: str, then: str, name: str = "") -> None:
    """A button of the lesson, until it says so."""
    await lesson.locator(".button", has_text=re.compile(f"{re.escape(label)}$")).first.click(timeout=PATIENCE)
    await expect(lesson).to_contain_text(then, timeout=PATIENCE)
    assert await page.evaluate(WIDE)
    if name:
        await picture(page, name)


async def typed(page: Page, lesson: Locator, move: str, name: str = "") -> None:
    """A move, typed into the form."""
    await lesson.get_by_role("button", name="Type it").click(timeout=PATIENCE)
    await page.locator("dialog input").fill(move)
    await page.locator("dialog button[type=submit]").click()
    await expect(lesson).to_contain_text("Play this?", timeout=PATIENCE)
    if name:
        await picture(page, name)
