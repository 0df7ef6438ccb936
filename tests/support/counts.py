"""How much a test does: little by default, everything with `PARLOUR_LONG=1`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import cycle, product
from typing import TypeVar

import pytest

LONG = os.environ.get("PARLOUR_LONG") == "1"


def count(short: int, *, full: int) -> int:
    """`short`, or `full` if the full counts were asked for."""
    return full if LONG else short


One = TypeVar("One")
Other = TypeVar("Other")


def paired(every: Iterable[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
    """Each of them with one of the others in turn, or if the full counts were asked for with every one of them."""
    return list(product(every, others)) if LONG else list(zip(every, cycle(others), strict=False))


def long(reason: str) -> pytest.MarkDecorator:
    """Marks what runs with the full counts alone; `reason` says what else looks after it."""
    return pytest.mark.skipif(not LONG, reason=f"{reason}; PARLOUR_LONG=1 does it as well")
