"""Nothing here is about threads, and nothing fails unheard."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def on_one_thread(one_thread: None, logged_through_the_library: None) -> None:
    pass
