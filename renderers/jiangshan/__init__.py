"""Jiangshan at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.jiangshan.players.greedy import greedy_1
from games.jiangshan.players.strategist import strategist
from games.jiangshan.rules import Jiangshan
from games.jiangshan.scenario.shipped import title
from games.players.uniform import uniform
from renderers.core import Game
from renderers.jiangshan import armies, reach
from renderers.jiangshan.drawing import Drawing

GAME = Game(
    rules=Jiangshan(),
    renderer=Drawing(),
    players={"random": uniform, "greedy-1": greedy_1, "strategist": strategist},
    baseline="greedy-1",
    locales=Path(__file__).parents[1] / "locales",
    figures=reach.figures(),
    title=title,
    side=armies.side,
)
