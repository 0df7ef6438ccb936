"""Koxinga at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.koxinga.players.captain import captain
from games.koxinga.players.original import original
from games.koxinga.rules import Koxinga
from games.players.uniform import uniform
from renderers.core import Game
from renderers.koxinga.drawing import Drawing

GAME = Game(
    rules=Koxinga(),
    renderer=Drawing(),
    players={"random": uniform, "original": original, "captain": captain},
    baseline="original",
    locales=Path(__file__).parents[1] / "locales",
)
