"""The one list of games: everything installed under the entry point group `parlour.games`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

import structlog

from renderers.core import Game

log = structlog.get_logger(__name__)

GROUP = "parlour.games"


@cache
def games() -> Mapping[str, Game]:
    """Every installed game by its name, in alphabetical order. One that cannot be loaded is logged and left out."""
    found = (_loaded(entry) for entry in entry_points(group=GROUP))
    named = {game.rules.name: game for game in found if game is not None}
    return MappingProxyType(dict(sorted(named.items())))


def _loaded(entry: EntryPoint) -> Game | None:
    try:
        game = entry.load()
        assert isinstance(game, Game), f"{entry.value} is not a Game"
        assert game.baseline in game.players, f"{entry.value}: no level {game.baseline}"
    except Exception:  # somebody else's game must not take the others down
        log.exception("game not loaded", entry=entry.value)
        return None
    return game
