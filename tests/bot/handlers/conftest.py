"""Nothing here is about threads, every run rolls the same dice, and nothing fails unheard."""

from __future__ import annotations

import random

import pytest


@pytest.fixture(autouse=True)
def on_one_thread(one_thread: None, logged_through_the_library: None) -> None:
    pass


@pytest.fixture(autouse=True)
def of_known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a panel asks follows the dice: equal ones leave nothing to swap, and tests fail once in thirty runs."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", random.Random(1).randbytes)
