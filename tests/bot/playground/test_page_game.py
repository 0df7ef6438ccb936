"""A newcomer at the page: the real program, a real browser, a quick game against the computer through the panel."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

from bot.catalogue import games
from tests.support.browser import DESKTOP, PHONE, complaints, picture
from tests.support.counts import count
from tests.support.program import Copy

MOVES = count(2, full=10)
CARDGO = [*games()].index("cardgo")
PATIENCE = 60_000
OFTEN = 100
"""Milliseconds from one look to the next: to look at every frame keeps a processor busy."""
MOMENT = 5_000
"""Milliseconds in which a control that stands there can be pressed."""
SECONDS = 150
# The newest panel and what can be pressed there. Older ones that become lines meanwhile are no answer to a press. A
# control that is not busy any more is none either: the answer may have been put off. While one is busy there is
# nothing to compare: a panel may be drawn anew before the press on it is answered.
PANEL = """(() => {
  const panel = [...document.querySelectorAll(".message.private:has(.picture)")].at(-1);
  if (panel?.querySelector("[aria-busy=true]")) return null;
  const controls = [...(panel?.querySelectorAll("[data-control]") ?? [])].map((one) => one.dataset.control);
  return panel ? JSON.stringify([panel.dataset.id, controls]) : null;
})()"""
NEWEST = f"(JSON.parse({PANEL}) ?? [null])[0]"
# A board later than the one we know, and either it calls us or the game is over.
TURN = """(known) => {
  const board = [...document.querySelectorAll(".message:not(.private):has(.picture)")].at(-1);
  const isOver = [...board.querySelectorAll("button")].some((one) => one.textContent === "Rematch");
  return board.dataset.id !== known && (isOver || board.matches(".calling"));
}"""
NAMELESS = """[...document.querySelectorAll("button, a, input, select, textarea, [role=listbox]")]
  .filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label") || one.labels?.length))
  .map((one) => one.outerHTML)"""
LANGUAGES = {"zh-TW": "頻道與討論串", "zh-CN": "频道和子区"}


@asynccontextmanager
async def program(folder: Path) -> AsyncIterator[str]:
    """The program without a token; the address it prints. It must end in peace when it is told to."""
    surroundings = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    surroundings |= {"PARLOUR_DATA": str(folder), "PARLOUR_PLAYGROUND_PORT": "0", "PARLOUR_THINKING_SECONDS": "0.05"}
    surroundings |= {"PARLOUR_DRAWING_PROCESSES": "0"}
    running = Copy(surroundings, folder / "log.txt")
    await running.start()
    try:
        async with asyncio.timeout(SECONDS):
            yield await running.says(rb"http://127\.0\.0\.1:\d+")
        assert await running.stop() == 0, (folder / "log.txt").read_text()
    finally:
        await running.kill()


async def step(page: Page, control: Locator) -> None:
    """Presses a control and waits until the panel shows something else, or a new one stands there. A panel that was
    drawn anew before the press has no such control any more: whoever asked looks at it again."""
    before = await page.evaluate(PANEL)
    try:
        await control.click(timeout=MOMENT)
    except TimeoutError:
        return
    await page.wait_for_function(
        f"(before) => ![null, before].includes({PANEL})", arg=before, timeout=PATIENCE, polling=OFTEN
    )


def last_board(page: Page) -> Locator:
    return page.locator(".message:not(.private)", has=page.locator(".picture")).last


async def opened(page: Page, number: int) -> None:
    """The board and the first panel of the game of that number, once both are there."""
    boards = page.locator(".message.calling:has(.picture)")
    known = await page.locator(".message.private:has(.picture)").count()
    await page.locator(".message").first.locator(".button.primary").nth(number).click()
    await expect(boards.first).to_be_visible(timeout=PATIENCE)
    await expect(page.locator(".message.private:has(.picture)")).to_have_count(known + 1, timeout=PATIENCE)


async def open_panel(page: Page) -> Locator:
    """The panel of whoever the page shows, opened from the board: another message than the panel before, which may only
    now show what became of its last press."""
    before = await page.evaluate(NEWEST)
    await last_board(page).locator(".button.primary").first.click()
    await page.wait_for_function(
        f"(before) => ![null, before].includes({NEWEST})", arg=before, timeout=PATIENCE, polling=OFTEN
    )
    return page.locator(".message.private", has=page.locator(".picture")).last


MENU = "button:enabled:has(.placeholder)"


async def complete(panel: Locator, *, also: str = "") -> bool:
    """Whether the move can be confirmed; until then something can be picked. Waits while nothing can be pressed, of
    buttons and of what there is `also`."""
    pressed = ", ".join(filter(None, (".button.primary:enabled", ".button.success:enabled", also)))
    await expect(panel.locator(pressed).first).to_be_visible(timeout=PATIENCE)
    return bool(await panel.locator(".button.success").count())


async def play(page: Page, n: int) -> None:
    """One move through the panel: the n-th of what is offered at each step, then the confirmation."""
    panel = await open_panel(page)
    confirm = panel.locator(".button.success")
    while not await complete(panel):
        options = panel.locator(".button.primary:enabled").filter(has_not_text="Pass")
        await step(page, options.nth(n % await options.count()))
    known = await last_board(page).get_attribute("data-id")
    await confirm.click()
    await page.wait_for_function(TURN, arg=known, timeout=PATIENCE, polling=OFTEN)
    if await last_board(page).get_by_role("button", name="Rematch").count():
        await begin_again(page)


async def begin_again(page: Page) -> None:
    """Cards are dealt by chance, so a game may be over early: another one at the same table."""
    known = await last_board(page).get_attribute("data-id")
    await last_board(page).get_by_role("button", name="Rematch").click()
    await page.get_by_role("button", name="Start").last.click()
    await page.wait_for_function(TURN, arg=known, timeout=PATIENCE, polling=OFTEN)


async def test_a_newcomer_plays_some_moves_through_the_panel(tmp_path: Path, browser: Browser) -> None:
    async with program(tmp_path) as place:
        page = await browser.new_page(viewport=DESKTOP, color_scheme="light")
        found = complaints(page)
        await page.goto(place)
        await expect(page.locator(".message")).to_have_count(1)
        await picture(page, "1-welcome")
        await opened(page, CARDGO)
        await picture(page, "2-first-board")
        for n in range(MOVES):
            await play(page, n)
        await picture(page, "3-after-some-moves")
        for locale, channels in LANGUAGES.items():
            await page.locator("#language").select_option(locale)
            await expect(page.get_by_role("navigation", name=channels)).to_be_visible()
            await open_panel(page)
            await picture(page, f"4-panel-{locale}")
        await page.set_viewport_size(PHONE)
        await picture(page, "5-panel-phone")
        await page.locator(".message.private .picture").last.click()
        await expect(page.locator(".lightbox .caption")).not_to_be_empty()
        await picture(page, "6-picture-phone")
        await page.keyboard.press("Escape")
        await expect(page.locator(".lightbox")).to_have_count(0)
        await page.locator("[data-person=wendy]").click()
        await expect(page.locator(".message .picture").last).to_be_visible()
        await expect(page.locator(".message.private")).to_have_count(0)
        await page.emulate_media(color_scheme="dark")
        await picture(page, "7-watcher-phone-dark")
        assert await page.evaluate(NAMELESS) == []
        assert found == []
