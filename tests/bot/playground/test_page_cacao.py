"""Turns of Cacao at the page, in a real browser with the real bot: tile, cell, rotation, filling, workers."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, Page, expect

from bot.messages.custom_id import Action
from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import MENU, OFTEN, PATIENCE, complete, last_board, open_panel, step
from tests.bot.playground.test_page_turn import BOARD, REPLACED, SHOWN
from tests.support.browser import DESKTOP, PHONE, picture
from tests.support.counts import long
from tests.support.people import Human, board, control, human, offers, play

TURNS = 4


async def begun(alice: Human) -> None:
    """A table for two against the computer, up to the first board."""
    await alice.command("play", "cacao", seats=2, order="first", level="medium")
    lobby = await alice.seen(lambda message: offers(message, Action.START) or board(message))
    if offers(lobby, Action.START):
        await alice.press(lobby, control(lobby, Action.START))
    await alice.seen(board)


async def laid(page: Page, turn: int) -> str:
    """One turn through the panel, as good as any; what the panel foresees of it."""
    panel = await open_panel(page)
    confirm, steps = panel.locator(".button.success"), 0
    while not await complete(panel, also=MENU):
        steps += 1
        if turn == TURNS - 1:
            await picture(page, f"9-cacao-step-{steps}")
        options = panel.locator(".button.primary:enabled")
        if await options.count():
            await step(page, options.nth(turn % await options.count()))
        else:  # more cells than there is room for buttons
            await panel.locator(MENU).first.click()
            await step(page, page.locator("[role=listbox]").get_by_role("option").first)
    foreseen = await panel.inner_text()
    if turn == TURNS - 1:
        await picture(page, "9-cacao-confirm")
    known = await page.evaluate(SHOWN)
    await confirm.click()
    await page.wait_for_function(
        f"(known) => {SHOWN} !== known && {BOARD}.matches('.calling')", arg=known, timeout=PATIENCE, polling=OFTEN
    )
    return foreseen


@long("turns of Jiangshan have menus and buttons too")
async def test_turns_of_cacao_are_played_at_the_page(tmp_path: Path, browser: Browser) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await begun(alice)
        page, found = await visit(browser, playground, DESKTOP)
        shown = page.locator(".message.calling .picture").last
        await expect(shown).to_be_visible(timeout=PATIENCE)
        box = await shown.bounding_box()
        assert box is not None
        assert (round(box["width"]), round(box["height"])) == (525, 350)  # as Discord shows a sheet of three to two
        await shown.click()
        await expect(page.locator(".lightbox img")).to_be_visible()
        await page.keyboard.press("Escape")
        told = [await laid(page, turn) for turn in range(TURNS // 2)]
        await page.set_viewport_size(PHONE)
        told += [await laid(page, turn) for turn in range(TURNS // 2, TURNS)]
        assert sum("lays" in words for words in told) > TURNS // 2, told
        await expect(last_board(page)).to_contain_text("lays")
        await picture(page, "9-cacao-phone")
        assert [words for words in found if REPLACED not in words] == []
