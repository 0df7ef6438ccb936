"""The same part has the same name in every game, and the recipe for a new game lists them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games
from tests.support.games import GAMES

ROOT = Path(games.__file__).parent
RECIPE = (ROOT.parent / "docs" / "adding-a-game.md").read_text("utf-8")
PARTS = re.findall(r"^\| `(\w+)` \|[^|]*\|$", RECIPE, re.MULTILINE)
"""The rows of the table with two columns: that of the powers has three."""


def test_the_recipe_lists_the_parts() -> None:
    assert len(PARTS) == len(set(PARTS)) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_part(game: str) -> None:
    """Somewhere in its package, once: a big game groups its parts in rooms."""
    stems = [path.stem for path in (ROOT / game).rglob("*") if path.suffix == ".py" or path.name == "players"]
    assert {part: stems.count(part) for part in PARTS} == dict.fromkeys(PARTS, 1)
