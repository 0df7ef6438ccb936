"""What can be set, and the named rule sets (Cacao 8.5, 11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import OneOf, option


@dataclass(frozen=True, slots=True)
class Options:
    """`offturn`: whether owners of older worker tiles are asked in somebody else's turn (Cacao 8.5); `hands`: whether
    all hands lie open (Cacao 11)."""

    offturn: str = option("auto", OneOf(("auto", "ask")))
    hands: str = option("closed", OneOf(("closed", "open")), daily=True)


def seats(options: Options) -> range:
    """Two to four, whatever is set."""
    return range(2, 5)


PRESETS: Mapping[str, Options] = {"standard": Options(), "careful": Options(offturn="ask")}
"""Named option values, the default first."""
