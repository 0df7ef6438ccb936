"""Discord's own menus at the page, in a real browser with the real bot: a game is chosen in that of a person, options
in a form; what the game draws stands on buttons."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.adapter import emoji
from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.messages.i18n import plain
from bot.messages.words import icons
from bot.playground import Playground
from games.core import text
from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import PATIENCE
from tests.support.browser import DESKTOP, picture
from tests.support.people import board, control, human, offers, parlour, said, waits_for

NARROW = {"width": 390, "height": 860}


def words(key: str) -> str:
    return plain("en", text(key))


async def drawn() -> None:
    """Until every icon is registered, in the background."""
    async with asyncio.timeout(60):
        while True:
            if icons.registered():
                return
            await asyncio.sleep(0.05)


async def test_a_person_menu_a_page_of_options_and_an_icon_on_a_button(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji, "PAUSE", 0)
    monkeypatch.setattr(emoji, "games", lambda: {"cardgo": games()["cardgo"]})
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            parlour(playground, tmp_path, icons=True),
            human(playground, "bob") as bob,
        ):
            page, found = await visit(browser, playground, DESKTOP)
            await drawn()
            await page.locator("[data-person=bob]").click(button="right")
            await page.get_by_role("option", name=words("bot-context-play-with")).click()
            asked = page.locator(".message.private").last
            game = asked.get_by_role("button", name=words("cardgo-name"))
            await expect(game.locator("img.emoji")).to_be_visible(timeout=PATIENCE)
            await picture(page, "13-apps-games")
            await game.click()
            start = page.get_by_role("button", name=words("bot-button-start"), exact=True)
            lobby = page.locator(".message", has=start).last
            await lobby.get_by_role("button", name=words("bot-button-options"), exact=True).click()
            panel = page.locator(".message.private").last
            await panel.get_by_text(words("bot-options-which")).first.click()
            await page.get_by_role("option", name=words("cardgo-option-hands")).click()
            dialog = page.locator("dialog")
            await expect(dialog.get_by_role("radio").first).to_be_visible(timeout=PATIENCE)
            await picture(page, "13-apps-form")
            await page.set_viewport_size(NARROW)
            await picture(page, "13-apps-form-390")
            await dialog.locator("button[type=submit]").click()
            await expect(dialog).to_have_count(0, timeout=PATIENCE)
            await page.set_viewport_size(DESKTOP)
            waiting = await bob.seen(lambda message: offers(message, Action.JOIN))
            await bob.press(waiting, control(waiting, Action.JOIN))
            shown = await bob.seen(board)
            await page.locator(f'[data-id="{shown["id"]}"] .apps').click()
            await expect(page.get_by_role("listbox", name="Apps")).to_be_in_viewport(ratio=1)
            await picture(page, "13-apps-menu")
            await page.get_by_role("option", name=words("bot-context-my-seat")).click()
            await expect(page.locator(".message.private").last).to_contain_text(words("cardgo-name"), timeout=PATIENCE)
            # The first board calls everybody; the name of a side follows only who is to move.
            mover = "bob" if f"{waits_for(bob)} (" in said(shown) else "alice"
            await page.locator(f"[data-person={mover}]").click()
            await page.get_by_role("button", name=words("bot-button-move"), exact=True).last.click()
            card = page.locator(".message.private").last.locator("button:has(img.emoji)").first
            await expect(card).to_be_visible(timeout=PATIENCE)
            await picture(page, "13-apps-icons")
            await page.set_viewport_size(NARROW)
            await picture(page, "13-apps-icons-390")
            assert found == []
    finally:
        await playground.stop()
