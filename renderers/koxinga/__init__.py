"""Koxinga at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.koxinga import chronicle
from games.koxinga.players.captain import captain
from games.koxinga.players.original import original
from games.koxinga.preview import Preview
from games.koxinga.rules import Koxinga
from games.koxinga.state import View
from games.players.uniform import uniform
from renderers.core import Annals, Game
from renderers.frame import Frame
from renderers.koxinga import colours, lessons, picture, reference, signs, text_board

RENDERER = Frame[View, Preview](
    drawing=picture.drawing,
    reference=reference.sheet,
    exact=colours.EXACT,
    summary=text_board.summary,
    lines=text_board.lines,
)

GAME = Game(
    rules=Koxinga(),
    renderer=RENDERER,
    players={"random": uniform, "original": original, "captain": captain},
    baseline="original",
    locales=Path(__file__).parents[1] / "locales",
    figures={**signs.figures(), **lessons.figures()},
    annals=Annals(chronicle.tell, lambda view: colours.PAINTS),
)
