"""Cacao at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.cacao.players.greedy import greedy_1, random_1
from games.cacao.players.planter import planter
from games.cacao.rules import Cacao
from renderers.cacao.drawing import Drawing
from renderers.core import Game

GAME = Game(
    rules=Cacao(),
    renderer=Drawing(),
    players={"random": random_1, "greedy-1": greedy_1, "planter": planter},
    baseline="greedy-1",
    locales=Path(__file__).parents[1] / "locales",
)
