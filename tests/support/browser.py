"""Debian's Chromium for tests that need a real page: skipped where it is missing, unless PARLOUR_BROWSER=required."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from tests.support.counts import LONG

CHROMIUM = Path(os.environ.get("PARLOUR_CHROMIUM", "/usr/bin/chromium"))
ARTEFACTS = Path(os.environ.get("PARLOUR_ARTEFACTS", "artefacts"))
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 400, "height": 860}
_OWN_PAGES = "PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""What the browser shows above a page is made of pages too. Nobody sees them, and they cost twice as much as ours."""
_PLAYWRIGHT = "HttpsUpgrades,PaintHolding,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
"""What Playwright turns off and matters here: the last list of features is the one that counts."""
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--disable-features={_OWN_PAGES},{_PLAYWRIGHT}",
]
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
_EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "Connection closed", "WebSocket connection to")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser of its own."""
    _require_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        for name in ("new_page", "new_context"):  # what moves is drawn sixty times a second
            setattr(browser, name, partial(getattr(browser, name), reduced_motion="reduce"))
        try:
            yield browser
        finally:
            await browser.close()


def complaints(page: Page) -> list[str]:
    """Fills with what the page complains about: exceptions, errors on the console (also of the content security
    policy)."""
    found: list[str] = []

    def spoke(message: ConsoleMessage) -> None:
        # an edit takes away the picture that the page was about to fetch: it fetches the new one then
        replaced = "404" in message.text and "attachments/" in message.location["url"]
        # a panel may be drawn anew under the finger: the control that was pressed is there no more
        stale = "400" in message.text and message.location["url"].endswith("/interactions")
        if (
            message.type in {"error", "warning"}
            and not (replaced or stale)
            and not any(one in message.text for one in _EXPECTED)
        ):
            found.append(f"{message.text} {message.location['url']}")

    page.on("console", spoke)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


async def picture(page: Page, name: str) -> None:
    """Keeps a screenshot among the artefacts, if they are asked for, once every picture on the page has come."""
    await page.wait_for_function("Promise.all([...document.images].map((image) => image.decode())).then(() => true)")
    if LONG or "PARLOUR_ARTEFACTS" in os.environ:
        path = ARTEFACTS / f"{name}.png"  # Playwright makes the folder
        await page.screenshot(path=path, animations="disabled")


def _require_chromium() -> None:
    if CHROMIUM.exists():
        return
    missing = f"there is no browser at {CHROMIUM}"
    if os.environ.get("PARLOUR_BROWSER") == "required":
        pytest.fail(missing)
    pytest.skip(missing)
