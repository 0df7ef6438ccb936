"""What the games keep of earlier results: bounded, so that a process that plays for weeks stays as small as it was."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import games

MOST = 1 << 13


def caches() -> Iterator[tuple[str, Any]]:
    for module in pkgutil.walk_packages(games.__path__, "games."):
        if module.name.endswith("__main__"):
            continue
        for name, value in vars(import_module(module.name)).items():
            if hasattr(value, "cache_parameters"):
                yield f"{module.name}.{name}", value


def test_every_cache_of_the_games_is_bounded() -> None:
    found = dict(caches())
    assert len(found) > 10, "the search finds them"
    bounds = {name: one.cache_parameters()["maxsize"] for name, one in found.items()}
    assert {name: bound for name, bound in bounds.items() if bound is None or bound > MOST} == {}
