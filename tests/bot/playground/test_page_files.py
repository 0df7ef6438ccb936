"""A scenario file uploaded at the page, in a real browser with the real bot: a good one, a bad one, one that is
kept."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, FilePayload, Page, expect

from tests.bot.handlers.test_documents import FORDS, GAME
from tests.bot.playground.test_page import visit
from tests.bot.playground.test_page_game import PATIENCE, last_board
from tests.support.browser import DESKTOP, PHONE, picture
from tests.support.people import play


def file(name: str, words: str) -> FilePayload:
    return {"name": name, "mimeType": "application/octet-stream", "buffer": words.encode()}


async def chosen(page: Page, option: str) -> None:
    """`/play` with that option open in the composer."""
    await page.get_by_role("combobox", name="Write in").press_sequentially(f"/play {GAME} ")
    more = page.locator(".command-more")
    await more.fill(option)
    await page.get_by_role("option", name=option).first.click()


async def upload(page: Page, chosen_file: FilePayload) -> None:
    await chosen(page, "file")
    await page.locator(".command input[type=file]").set_input_files(chosen_file)
    await expect(page.locator(".file-field")).to_contain_text(chosen_file["name"])


async def send(page: Page) -> None:
    await page.get_by_role("button", name="Send", exact=True).click()


async def test_files_are_given_to_a_game_at_the_page(tmp_path: Path, browser: Browser) -> None:
    kept = tmp_path / "files" / GAME
    kept.mkdir(parents=True)
    (kept / "Two Fords.toml").write_text(FORDS, "utf-8")
    async with play(tmp_path) as playground:
        page, found = await visit(browser, playground, DESKTOP)
        many = ", ".join(f"D x{number}" for number in range(30))
        await upload(
            page,
            file("bad.toml", FORDS.replace("K a5", f"K a5, {many}").replace("round_limit = 40", "round_limit = -1")),
        )
        await picture(page, "11-file-chosen")
        await send(page)
        answer = page.locator(".message.private").last
        await expect(answer).to_contain_text("The scenario file has 31 faults", timeout=PATIENCE)
        await expect(answer).to_contain_text("faults.txt")
        await picture(page, "11-file-faults")
        await page.set_viewport_size(PHONE)
        await picture(page, "11-file-faults-phone")
        await page.set_viewport_size(DESKTOP)
        await upload(page, file("fords.toml", FORDS))
        await send(page)
        proof = page.locator(".message.private", has=page.get_by_role("button", name="Open the table")).last
        await expect(proof).to_contain_text("turned around it is the same", timeout=PATIENCE)
        await picture(page, "11-file-proof")
        await page.set_viewport_size(PHONE)
        await picture(page, "11-file-proof-phone")
        await page.set_viewport_size(DESKTOP)
        await proof.get_by_role("button", name="Open the table").click()
        lobby = page.locator(".message", has=page.get_by_role("button", name="Start")).last
        await expect(lobby).to_contain_text("“Two Fords”, from a file", timeout=PATIENCE)
        await expect(lobby).to_contain_text("scenario_file.txt")
        await picture(page, "11-file-lobby")
        await lobby.get_by_text("Add a computer player").click()
        await page.locator("[role=listbox]").get_by_role("option").first.click()
        await lobby.get_by_role("button", name="Start").click()
        await expect(last_board(page)).to_be_visible(timeout=PATIENCE)
        await picture(page, "11-file-board")
        await chosen(page, "stored")
        await expect(page.get_by_role("option", name="Two Fords.toml")).to_be_visible(timeout=PATIENCE)
        await picture(page, "11-file-kept")
        assert found == []
