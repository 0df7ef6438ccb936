"""The first thing that a newcomer sees, on a desktop and on a telephone, and where one press leads from there."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, ViewportSize, expect

from bot.catalogue import games
from tests.bot.playground.test_page_game import PATIENCE, opened, program
from tests.support.browser import DESKTOP, PHONE, complaints, picture
from tests.support.counts import count

WIDTHS = {"desktop": DESKTOP, "phone": ViewportSize(width=390, height=PHONE["height"])}
OPENED = [*games()][: count(1, full=4)]
WIDE = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SCREENS = 2
"""Of the page, which the welcome may be long."""


async def test_the_welcome_shows_every_game_and_one_press_leads_to_its_board_and_panel(
    tmp_path: Path, browser: Browser
) -> None:
    async with program(tmp_path) as place:
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(place)
        welcome = page.locator(".message").first
        await expect(welcome.locator(".section img")).to_have_count(len(games()), timeout=PATIENCE)
        await expect(welcome.locator(".button.primary")).to_have_count(len(games()))
        for width, size in WIDTHS.items():
            await page.set_viewport_size(size)
            assert await page.evaluate(WIDE), width
            box = await welcome.bounding_box()
            assert box is not None
            assert box["height"] <= SCREENS * size["height"], width
            await picture(page, f"welcome-{width}")
        for number, name in enumerate(OPENED):  # on the telephone
            await opened(page, number)
            await picture(page, f"welcome-{name}")
            assert await page.evaluate(WIDE), name
        assert found == []
