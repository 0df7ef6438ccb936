"""A playground for each test, and one browser for all of a process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.support.browser import chromium
from tests.support.wire import Hands, Wire, wired


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def wire(tmp_path: Path, hands: Hands) -> AsyncIterator[Wire]:
    """A playground whose clock stands still."""
    async with wired(tmp_path / "playground", clock=hands) as wire:
        yield wire


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser belongs to a loop: all tests of the page have the same one."""
    for item in items:
        if item.path.name.startswith("test_page") and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started_browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started_browser: Browser) -> AsyncIterator[Browser]:
    """It forgets what a test did."""
    before = list(started_browser.contexts)
    yield started_browser
    for context in started_browser.contexts:
        if context not in before:
            await context.close()
