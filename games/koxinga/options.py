"""Options and the rule sets (Koxinga 1.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import OneOf, Range, option


@dataclass(frozen=True, slots=True)
class Options:
    """Koxinga 1.6. `map_seed` 0: every table has a map of its own; `retreat` is what somebody pays who could not pay
    in full and goes back: on each block, or once in all; `overboard` is what makes room in five full cabins: the
    smallest stack of another kind, or one of another kind that its owner chooses."""

    end_after: str = option("turn", OneOf(("turn", "pass")))
    setup_distribution: str = option("uniform", OneOf(("uniform", "wrap")))
    map_seed: int = option(0, Range(0, 999_999), daily=True)
    retreat: str = option("each", OneOf(("each", "once")))
    overboard: str = option("smallest", OneOf(("smallest", "choose")))


def seats(options: Options) -> range:
    """Two to six, whatever is set."""
    return range(2, 7)


PRESETS: Mapping[str, Options] = {
    "standard": Options(),
    "original": Options(end_after="pass", setup_distribution="wrap"),
}
