"""How much a test does: little by default, everything with `PARLOUR_LONG=1`."""

from __future__ import annotations

import os

import pytest

LONG = os.environ.get("PARLOUR_LONG") == "1"


def count(short: int, *, full: int) -> int:
    """`short`, or `full` if the full counts were asked for."""
    return full if LONG else short


def long(reason: str) -> pytest.MarkDecorator:
    """Marks what runs with the full counts alone; `reason` says what else looks after it."""
    return pytest.mark.skipif(not LONG, reason=f"{reason}; PARLOUR_LONG=1 does it as well")
