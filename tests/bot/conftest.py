"""What the tests of the surface share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.stand import Stand
from tests.support.stand import stand as standing


@pytest.fixture
async def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stand]:
    """The surface over the toy game."""
    async with standing(tmp_path, monkeypatch) as ready:
        yield ready
