"""What the tests of the bot share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from tests.support.stand import Stand
from tests.support.stand import stand as standing


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
async def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None) -> AsyncIterator[Stand]:
    """The surface over the toy game."""
    async with standing(tmp_path, monkeypatch) as ready:
        yield ready
