"""How much a test does: little by default, everything with `PARLOUR_LONG=1`."""

from __future__ import annotations

import os

LONG = os.environ.get("PARLOUR_LONG") == "1"


def count(short: int, *, full: int) -> int:
    """`short`, or `full` if the full counts were asked for."""
    return full if LONG else short
