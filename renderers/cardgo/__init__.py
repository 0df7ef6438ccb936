"""CardGO at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.cardgo.players.beginner import beginner
from games.cardgo.players.greedy import greedy_1
from games.cardgo.players.search import search
from games.cardgo.rules import CardGo
from renderers.cardgo.drawing import Drawing
from renderers.core import Game

GAME = Game(
    rules=CardGo(),
    renderer=Drawing(),
    players={"random": beginner, "greedy-1": greedy_1, "search": search},
    baseline="greedy-1",
    locales=Path(__file__).parents[1] / "locales",
)
