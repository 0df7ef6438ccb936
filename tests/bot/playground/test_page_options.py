"""The options of a lobby at the page, in a real browser with the real bot: a menu, a switch, a form, options as
text."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.messages.custom_id import Action
from bot.messages.i18n import plain
from games.core import text
from renderers.words import LOCALES
from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import PATIENCE
from tests.support.browser import DESKTOP, picture
from tests.support.counts import LONG
from tests.support.people import control, human, offers, play, said

NARROW = {"width": 390, "height": 860}


async def pick(page: Page, panel: Locator, menu: str, option: str) -> None:
    await panel.get_by_text(menu).first.click()
    await page.locator("[role=listbox]").get_by_role("option", name=option).first.click()


@pytest.mark.parametrize("locale", LOCALES if LONG else ("zh-TW",))
async def test_options_are_set_at_the_page(tmp_path: Path, browser: Browser, locale: str) -> None:
    def words(key: str, **args: str | int) -> str:
        return plain(locale, text(key, **args))

    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await alice.speak("en-US" if locale == "en" else locale)
        await alice.command("play", "cardgo", rules="cards", language=locale)
        page, found = await visit(browser, playground, DESKTOP)
        start = page.get_by_role("button", name=words("bot-button-start"), exact=True)
        lobby = page.locator(".message", has=start).last
        await lobby.get_by_role("button", name=words("bot-button-options"), exact=True).click()
        panel = page.locator(".message.private").last
        await expect(panel).to_contain_text(words("bot-options-private"), timeout=PATIENCE)
        await picture(page, f"12-options-{locale}")
        await pick(page, panel, words("bot-options-which"), words("cardgo-option-adj"))
        dialog = page.locator("dialog")
        await expect(dialog).to_contain_text(words("cardgo-option-adj-about"), timeout=PATIENCE)
        await picture(page, f"12-options-page-{locale}")
        await dialog.get_by_role("checkbox", name=words("cardgo-option-adj")).check()
        await dialog.locator("button[type=submit]").click()
        changed = words("bot-option-value", option=words("cardgo-option-adj"), value=words("bot-value-on"))
        await expect(lobby).to_contain_text(changed, timeout=PATIENCE)
        await expect(panel).to_contain_text(changed)
        await panel.get_by_role("button", name=words("bot-button-options-type"), exact=True).click()
        await page.locator("dialog input").fill(f"{words('cardgo-option-komi')}=3 {words('cardgo-option-map')}=wilds")
        await picture(page, f"12-options-form-{locale}")
        await page.locator("dialog button[type=submit]").click()
        komi = words("bot-option-value", option=words("cardgo-option-komi"), value="3")
        await expect(lobby).to_contain_text(komi, timeout=PATIENCE)
        await picture(page, f"12-options-lobby-{locale}")
        await page.set_viewport_size(NARROW)
        await picture(page, f"12-options-phone-{locale}")
        assert found == []


async def test_options_are_set_over_the_wire_and_kept_over_a_restart(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await alice.command("play", "cardgo", options="地圖=湖泊 komi=3")
        lobby = await alice.seen(lambda message: offers(message, Action.OPTIONS))
        assert "komi: 3" in said(lobby)
        panel = await alice.press(lobby, control(lobby, Action.OPTIONS))
        menu = control(panel, Action.OPTIONS)
        page = next(option["value"] for option in menu["options"] if "hp-red" in option["label"])
        form = await alice.open_form(panel, menu, page)
        wrong = await alice.change(form, {"hp_red": "lots"}, panel)
        assert "lots" in said(wrong)
        again = await alice.open_form(wrong, control(wrong, Action.FILL))
        assert "lots" in [part["component"].get("value") for part in again["components"]]
        assert "hp-red: 77" in said(await alice.change(again, {"hp_red": "77"}, wrong))
        shown = await alice.seen(lambda message: offers(message, Action.JOIN) and "hp-red: 77" in said(message))
        assert shown["id"] == lobby["id"], "the lobby is edited in place"
        suggested = await alice.suggestions("play", "options", "map=La", sub="cardgo")
        assert [choice["value"] for choice in suggested] == ["map=Lake"]
