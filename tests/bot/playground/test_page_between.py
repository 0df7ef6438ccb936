"""What reaches from one day to the next, at the page: a note, written in one press and found again."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.bot.playground.test_page_game import PATIENCE, open_panel
from tests.support.browser import DESKTOP, complaints, picture
from tests.support.people import begin, human, play


async def test_a_note_is_written_from_the_panel_and_stands_on_top_of_what_happened_since(
    tmp_path: Path, browser: Browser
) -> None:
    async with (
        play(tmp_path) as playground,
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
    ):
        await begin(alice, bob, hp=200, columns=8, rows=8)
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(playground.url)
        await page.locator("[data-person=alice]").click()
        await expect(page.locator(".message.calling .picture").last).to_be_visible(timeout=PATIENCE)
        panel = await open_panel(page)
        await panel.get_by_role("button", name="My note").click()
        form = page.locator("dialog[open]")
        await expect(form.get_by_text("The people who run this bot can read it")).to_be_visible(timeout=PATIENCE)
        await form.locator("textarea").fill("Keep the hall.\nThen the left side.")
        await picture(page, "14-note-form")
        await form.locator("button[type=submit], .primary").last.click()
        await expect(page.get_by_text("Keep the hall.").last).to_be_visible(timeout=PATIENCE)
        await page.get_by_role("button", name="Since your last move").last.click()
        await expect(page.locator("blockquote").filter(has_text="Then the left side.").last).to_be_visible()
        await picture(page, "14-note-since")
        assert found == []


async def test_a_lobby_says_how_many_look_and_its_host_asks_them(tmp_path: Path, browser: Browser) -> None:
    async with (
        play(tmp_path) as playground,
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
    ):
        await bob.command("settings", messages="daily", zone="Asia/Taipei", hour=20)
        assert "Stop looking" in str(await bob.command("lfg", game="cardgo"))
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(playground.url)
        await page.locator("[data-person=alice]").click()
        await alice.command("play", "cardgo")
        await expect(page.get_by_text("One person is looking for such a game.").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "14-lobby-looking")
        await page.get_by_role("button", name="Ask them").last.click()
        await expect(page.get_by_text("I am asking those who are looking").last).to_be_visible(timeout=PATIENCE)
        await expect(page.get_by_role("button", name="Ask them")).to_have_count(0, timeout=PATIENCE)
        assert found == []
