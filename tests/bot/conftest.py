"""What the tests of the bot share. What the bot sends to a playground is held against Discord's own description."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from bot.messages import i18n
from bot.playground import Playground
from tests.support.openapi import CONFORMITY
from tests.support.processes import handed_on
from tests.support.stand import Stand
from tests.support.stand import stand as standing
from tests.support.unthreaded import unthreaded


@pytest.fixture(autouse=True)
def conformity(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Playground, "default_recorder", CONFORMITY)
    CONFORMITY.take()
    yield
    violations = CONFORMITY.take()
    assert not violations, "requests Discord would not understand: " + "; ".join(violations[:5])


@pytest.fixture(autouse=True)
def unregistered() -> Iterator[None]:
    """No test finds the commands' ids of another one's bot."""
    yield
    i18n.register({})


@pytest.fixture
def logged_through_the_library() -> Iterator[None]:
    """What the bot logs arrives where an error fails the test."""
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.stdlib.render_to_log_kwargs],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    yield
    structlog.reset_defaults()


@pytest.fixture
def processes_handed_on() -> Iterator[None]:
    """The processes beside the bot come from the test before, or are copies of one that has read everything."""
    with handed_on():
        yield


@pytest.fixture
def one_thread() -> Iterator[None]:
    """For whole games: what the host does, it does on the loop's own thread."""
    with unthreaded():
        yield


@pytest.fixture
async def stand(tmp_path: Path, logged_through_the_library: None, one_thread: None) -> AsyncIterator[Stand]:
    """The surface over the toy game."""
    async with standing(tmp_path) as ready:
        yield ready
