"""Taking back at the page: alone by the button on one's own answer, and by consent, agreed to by the other person, who
then plans a move."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.bot.playground.test_page_game import PATIENCE, last_board, open_panel, step
from tests.bot.playground.test_page_turn import REPLACED
from tests.support.browser import DESKTOP, complaints, picture
from tests.support.people import begin, human, play, said


async def test_a_move_is_taken_back_alone_another_by_consent_and_one_is_planned(
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
        await step(page, panel.get_by_role("button", name="Pass"))
        await panel.locator(".button.success").click()
        await page.get_by_role("button", name="Take back").last.click()
        await expect(last_board(page)).to_contain_text("took back the latest move", timeout=PATIENCE)
        await picture(page, "12-taken-back")
        await alice.command("move", text="auto")
        await bob.command("move", text="auto")
        await expect(last_board(page)).to_contain_text(re.compile("Bob (plays|passes)"), timeout=PATIENCE)
        await page.get_by_role("button", name="More").last.click()
        await page.get_by_role("button", name="Ask to take back").last.click()
        await page.get_by_role("button", name="Ask the others").last.click()
        await expect(page.get_by_role("button", name="Agree").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "12-takeback-asked")
        await page.locator("[data-person=bob]").click()
        await page.get_by_role("button", name="Agree").last.click()
        await expect(page.get_by_text("By agreement").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "12-takeback-agreed")
        log = said(await bob.command("log"))
        assert "By agreement, Alice’s latest move and everything after it was taken back." in log
        assert "~~" in log
        panel = await open_panel(page)
        await step(page, panel.get_by_role("button", name="Plan ahead"))
        await expect(page.get_by_text("as if it were your turn now").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "12-plan-ahead")
        await page.get_by_role("button", name="Pass").last.click()
        await page.get_by_role("button", name="Plan this").last.click()
        await expect(page.get_by_text("Planned.").last).to_be_visible(timeout=PATIENCE)
        await picture(page, "12-planned")
        await alice.command("move", text="auto")
        await expect(last_board(page)).to_contain_text("Bob passes", timeout=PATIENCE)
        assert "Your plan pass was played." in said(await bob.command("view"))
        await picture(page, "12-plan-played")
        assert [words for words in found if REPLACED not in words] == []
