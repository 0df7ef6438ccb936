"""Rated games at the page: lobbies say what they are, and once they are over the leader board is a picture, and
words."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, expect

from bot.messages.custom_id import Action
from tests.bot.playground.test_page_game import PATIENCE
from tests.bot.playground.test_page_rules import typed
from tests.support.browser import DESKTOP, complaints, picture
from tests.support.people import control, human, offers, play, said


async def test_a_rated_game_stands_on_the_leader_board_as_picture_and_words(tmp_path: Path, browser: Browser) -> None:
    async with (
        play(tmp_path) as playground,
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
    ):
        await alice.command("play", "cardgo", rules="quick", options="rated=on", order="first")
        lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
        assert "this game counts for everybody’s strength" in said(lobby)
        await bob.press(lobby, control(lobby, Action.JOIN))
        await alice.press(lobby, control(lobby, Action.START))
        await alice.seen(lambda message: offers(message, Action.MORE))
        question = await alice.command("resign")
        await alice.press(question, control(question, Action.RESIGN_SURE))
        await alice.seen(lambda message: offers(message, Action.REMATCH))
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(playground.url)
        await page.locator("[data-person=alice]").click()
        await typed(page, "/rank cardgo")
        board = page.locator(".message").last
        await expect(board.locator("img.picture, .picture img, .picture").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "30-rank")
        await board.get_by_role("button", name="As text").click()
        await expect(page.get_by_text("Bob: too early to tell, one game.").last).to_be_visible(timeout=PATIENCE)
        assert found == []
        told = said(await alice.command("profile"))
        assert "Only you see this" in told


async def test_a_lobby_says_whom_it_asks_for_and_how_long_it_takes_and_who_leaves_it_alone_is_ranked(
    tmp_path: Path, browser: Browser
) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(playground.url)
        await page.locator("[data-person=alice]").click()
        await alice.command(
            "play", "cardgo", rules="quick", computers=1, options="rated=on practice=off wanted=newcomers"
        )
        for words in ("newcomers with fewer than 5 games", "Too few games like this", "who abandons a game that"):
            await expect(page.get_by_text(words).last).to_be_visible(timeout=PATIENCE)
        await picture(page, "30-lobby-rated")
        lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
        await alice.press(lobby, control(lobby, Action.START))
        await alice.seen(lambda message: offers(message, Action.MORE))
        question = await alice.command("table", "close")
        assert "it will count as the last place for you" in said(question)
        await alice.press(question, control(question, Action.PROPOSE_SURE))
        await alice.seen(lambda message: offers(message, Action.REMATCH))
        await page.reload()
        await page.locator("[data-person=alice]").click()
        await typed(page, "/rank cardgo")
        await page.get_by_role("button", name="As text").last.click()
        await expect(page.get_by_text("Alice: too early to tell, one game.").last).to_be_visible(timeout=PATIENCE)
        assert found == []
