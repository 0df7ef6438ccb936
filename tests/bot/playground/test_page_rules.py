"""The rules on a telephone: no page is long, and one stands at its beginning."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

from bot.catalogue import games
from bot.handlers.people.rulebook import written
from renderers.words import LOCALES
from tests.bot.playground.test_page_game import PATIENCE, last_board, opened, program
from tests.support.browser import picture
from tests.support.counts import LONG, count

NARROW = {"width": 390, "height": 844}
TALLEST = 1_000
"""Pixels of a page of rules at most."""
LOADED = """Promise.all([...document.images].map(
    (image) => image.complete || new Promise((done) => { image.onload = image.onerror = done; })
))"""
WAITING = "[aria-busy=true]"
"""A button whose answer has not come: its label is gone, and the page before still stands there."""
SAMPLE = {"en": ("jiangshan",)}
"""Of the rules of all games in all languages, which `PARLOUR_LONG` leafs through: those with the tallest page."""
LONGEST = "jiangshan"
RULES = {"en": "Rules", "zh-TW": "規則", "zh-CN": "规则"}
NEXT = {"en": "Next page", "zh-TW": "下一頁", "zh-CN": "下一页"}


async def test_no_page_of_rules_is_long_and_each_is_read_from_its_beginning(tmp_path: Path, browser: Browser) -> None:
    heights = {}
    for locale in LOCALES if LONG else SAMPLE:  # each where nobody has chosen a language yet
        (tmp_path / locale).mkdir()
        async with program(tmp_path / locale) as place:
            page = await browser.new_page(viewport=NARROW, locale=locale, color_scheme="light")  # type: ignore[arg-type]
            await page.goto(place)
            await expect(page.locator(".message").first).to_be_visible()
            for game in games() if LONG else SAMPLE[locale]:
                await typed(page, f"/rules {game}")
                pages = len(written(game, locale))
                heights[game, locale] = await leafed(page, locale, f"{game}-{locale}", count(5, full=pages))
            await opened(page, [*games()].index(LONGEST))
            before = await page.locator(".message").count()
            await last_board(page).get_by_role("button", name=RULES[locale], exact=True).click()
            await expect(page.locator(".message")).to_have_count(before + 1, timeout=PATIENCE)
            pages = len(written(LONGEST, locale)) + 1  # behind them, what is played there
            heights["table", locale] = await leafed(page, locale, f"table-{locale}", count(1, full=pages))
            await page.close()
    assert all(height <= TALLEST for each in heights.values() for height in each), heights


async def typed(page: Page, words: str) -> None:
    """A command, sent; until its answer stands there."""
    before = await page.locator(".message").count()
    await page.locator("[role=combobox]").first.fill(words)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_have_count(before + 1, timeout=PATIENCE)


async def leafed(page: Page, locale: str, name: str, pages: int) -> list[float]:
    """The heights of so many pages, from the first on; each stands at its top."""
    shown = page.locator(".message").last
    await expect(shown.locator(".button").first).to_be_visible(timeout=PATIENCE)
    await picture(page, f"rules-{name}")
    heights = [await measured(page, shown)]
    following = shown.locator(".button").first
    for _ in range(1, pages):
        before = await shown.inner_text()
        await following.click()
        while await shown.locator(WAITING).count() or await shown.inner_text() == before:
            await page.wait_for_timeout(20)
        heights.append(await measured(page, shown))
        following = shown.get_by_role("button", name=NEXT[locale])
    return heights


async def measured(page: Page, shown: Locator) -> float:
    await page.evaluate(LOADED)
    above = await page.locator(".timeline .scroller").bounding_box()
    assert above is not None
    for _ in range(100):  # the row may have just been drawn anew, or still be on its way
        box = await shown.bounding_box()
        if box is not None and (box["height"] < above["height"] or abs(box["y"] - above["y"]) < 60):
            break
        await page.wait_for_timeout(50)
    else:
        raise AssertionError("it stands at its top")
    return box["height"]
