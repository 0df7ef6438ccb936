"""Options, their ranges and the rule sets (CardGO 2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.core import OneOf, Range, Text, option, text

PRESET_MAPS = ("meadow", "lake", "crags", "marsh", "wilds")
PRESET_SIZE = (10, 10)
"""Columns and rows of every preset map."""

MAPS = ("plain", *PRESET_MAPS, "random:light", "random:medium", "random:heavy")


@dataclass(frozen=True, slots=True)
class Options:
    """`hp_red` and `hand_red` of None are the same as green's."""

    hp: int = option(100, Range(1, 999))
    hp_red: int | None = option(None, Range(1, 999))
    komi: int = option(0, Range(0, 20))
    columns: int = option(10, Range(5, 19))
    rows: int = option(10, Range(5, 19))
    hand: int = option(5, Range(1, 10))
    hand_red: int | None = option(None, Range(1, 10))
    lowest: int = option(1, Range(1, 10))
    highest: int = option(6, Range(1, 10))
    preview: bool = option(True)
    full: bool = option(False)
    adj: bool = option(False)
    effects: bool = option(False)
    map: str = option("plain", OneOf(MAPS))
    maxturns: int = option(400, Range(50, 1000))
    hands: str = option("closed", OneOf(("closed", "open")))


PRESETS: Mapping[str, Options] = MappingProxyType(
    {
        "classic": Options(),
        "quick": Options(hp=30, komi=1, columns=8, rows=8),
        "cards": Options(effects=True),
        "full": Options(effects=True, map="wilds"),
    }
)


def problem(options: Options) -> Text | None:
    """What is wrong with options whose single fields are within their limits."""
    if options.lowest > options.highest:
        return text("cardgo-problem-values", lowest=options.lowest, highest=options.highest)
    if options.map in PRESET_MAPS and (options.columns, options.rows) != PRESET_SIZE:
        return text("cardgo-problem-map", columns=PRESET_SIZE[0], rows=PRESET_SIZE[1])
    return None
