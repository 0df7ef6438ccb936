"""Looking back at the page: the viewer steps through a game, and the game is watched as an animation."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.playground.test_page_game import OFTEN, PATIENCE, TURN, last_board, opened, program
from tests.support.browser import DESKTOP, PHONE, complaints, picture

MOVES = 2


def viewer(page: Page) -> Locator:
    """The newest private message that can be gone through."""
    return page.locator(".message.private", has=page.get_by_role("button", name="▶")).last


async def stands_at(page: Page) -> int:
    """The number of the turn that the viewer shows; who begins is drawn, so that it may be one or the other."""
    found = re.search(r"After turn (\d+) of \1 ", await viewer(page).inner_text())
    assert found is not None
    return int(found[1])


async def moved(page: Page) -> None:
    """The usual move, typed."""
    known = await last_board(page).get_attribute("data-id")
    await page.locator("[role=combobox]").first.fill("/move auto")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await page.wait_for_function(TURN, arg=known, timeout=PATIENCE, polling=OFTEN)


async def test_somebody_steps_through_a_game_and_watches_it(tmp_path: Path, browser: Browser) -> None:
    async with program(tmp_path) as place:
        page = await browser.new_page(viewport=DESKTOP, color_scheme="light")
        found = complaints(page)
        await page.goto(place)
        await expect(page.locator(".message")).to_have_count(1)
        await opened(page, 0)
        for _ in range(MOVES):
            await moved(page)
        await last_board(page).get_by_role("button", name="Since your last move").click()
        await expect(viewer(page)).to_contain_text("since your last move")
        await picture(page, "story-since")
        last = await stands_at(page)
        await viewer(page).get_by_role("button", name="◀").click()
        await expect(viewer(page)).to_contain_text(f"After turn {last - 1} of {last}")
        await viewer(page).get_by_role("button", name="▶").click()
        await expect(viewer(page)).to_contain_text(f"After turn {last} of {last}")
        await viewer(page).get_by_role("button", name="As text").click()
        await expect(viewer(page).locator("pre")).to_be_visible()
        await viewer(page).get_by_role("button", name="Watch").click()
        watched = page.locator(".message.private", has_text="as everybody saw it").last
        await expect(watched.locator("img")).to_be_visible()
        await page.set_viewport_size(PHONE)
        await picture(page, "story-watched")
        assert found == []
