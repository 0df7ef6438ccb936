"""Options and the rule sets (Koxinga 1.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.core import OneOf, option


@dataclass(frozen=True, slots=True)
class Options:
    """Koxinga 1.6."""

    end_after: str = option("turn", OneOf(("turn", "pass")))
    setup_distribution: str = option("uniform", OneOf(("uniform", "wrap")))


PRESETS: Mapping[str, Options] = MappingProxyType(
    {"standard": Options(), "original": Options(end_after="pass", setup_distribution="wrap")}
)
