"""A turn with secret choices at the page: dice, card and what it leads to, in a real browser with the real bot."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.messages.custom_id import Action
from tests.bot.playground.test_page_game import OFTEN, PATIENCE, complete, open_panel, step
from tests.support.browser import DESKTOP, PHONE, complaints, picture
from tests.support.counts import long
from tests.support.people import Human, board, control, human, offers, play, said

DECISIONS = 4
CHOICES = "retreat=once overboard=choose"
REPLACED = "404 (Not Found)"
"""A board is drawn anew so quickly that its older picture may be gone before the browser has fetched it."""
BOARD = '[...document.querySelectorAll(".message:not(.private):has(.picture)")].at(-1)'
LOW = {"width": 1280, "height": 420}
UP, DOWN = -40, 140
"""Wheel strokes: the page follows what is new until somebody scrolls up."""
PRESS = "(node) => { node.focus({ preventScroll: true }); node.click(); }"
"""Where it stands: to press it otherwise brings all of it in sight."""
BEGINS = """(node) => node.getBoundingClientRect().top
  - document.querySelector('.scroller').getBoundingClientRect().top"""
SHOWN = f"{BOARD}.dataset.id + {BOARD}.innerText"


async def begun(alice: Human) -> None:
    """A table for two against the computer, up to the first board that waits for Alice."""
    await alice.command("play", "koxinga", seats=2, order="first", level="medium", options=CHOICES)
    lobby = await alice.seen(lambda message: offers(message, Action.START) or board(message))
    if offers(lobby, Action.START):
        await alice.press(lobby, control(lobby, Action.START))
    await alice.seen(board)


async def decided(page: Page) -> str:
    """One decision through the panel, the first of what is offered; what the panel foresees of it."""
    panel = await open_panel(page)
    confirm = panel.locator(".button.success")
    while not await complete(panel):
        await step(page, panel.locator(".button.primary:enabled").first)
    foreseen = await panel.inner_text()
    known = await page.evaluate(SHOWN)
    await confirm.click()
    await page.wait_for_function(
        f"(known) => {SHOWN} !== known && {BOARD}.matches('.calling')", arg=known, timeout=PATIENCE, polling=OFTEN
    )
    return foreseen


async def test_what_a_choice_leads_to_is_read_from_its_beginning_however_far_one_has_scrolled(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same dice in every run: of equal ones nothing is asked."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", random.Random(1).randbytes)
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await begun(alice)
        page = await browser.new_page(viewport=LOW)
        await page.goto(playground.url)
        await expect(page.locator(".message.calling .picture").last).to_be_visible(timeout=PATIENCE)
        panel = await open_panel(page)
        await page.mouse.move(600, 300)
        for stroke in (UP, DOWN):
            await page.mouse.wheel(0, stroke)
            await page.wait_for_timeout(OFTEN)
        assert await panel.evaluate(BEGINS) < -1, "its beginning is out of sight"
        await panel.locator(".button.primary:enabled").first.evaluate(PRESS)
        await expect(panel.locator(".button.success")).to_have_count(1, timeout=PATIENCE)
        assert await panel.evaluate(BEGINS) > -1


@long("secret cards are chosen at the surface, turns played at the page in other games")
async def test_a_turn_with_a_secret_card_is_played_at_the_page(tmp_path: Path, browser: Browser) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await begun(alice)
        page = await browser.new_page(viewport=DESKTOP)
        found = complaints(page)
        await page.goto(playground.url)
        await expect(page.locator(".message.calling .picture").last).to_be_visible(timeout=PATIENCE)
        told = [await decided(page) for _ in range(DECISIONS // 2)]
        await page.set_viewport_size(PHONE)
        told += [await decided(page) for _ in range(DECISIONS // 2)]
        assert any("First:" in words and "Then:" in words for words in told), told
        await picture(page, "8-koxinga-turn")
        assert "Alice shows card" in said(await alice.command("log"))
        assert [words for words in found if REPLACED not in words] == []
