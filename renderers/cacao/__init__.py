"""Cacao at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.cacao import chronicle
from games.cacao.rules import RULES
from games.puzzles import exercises
from renderers.cacao import colours, figures, picture, portrait, reference, text_board
from renderers.cacao.course import LESSONS
from renderers.cacao.icons import ICONS
from renderers.cacao.paragraphs import PARAGRAPHS
from renderers.core import Annals, FirstGame, Game, explained
from renderers.frame import Frame

RENDERER = Frame(
    drawing=picture.drawing,
    reference=reference.sheet,
    exact=colours.EXACT,
    summary=text_board.summary,
    lines=text_board.lines,
)

GAME = Game(
    rules=RULES,
    renderer=RENDERER,
    locales=Path(__file__).parents[1] / "locales",
    annals=Annals(chronicle.tell, lambda view: colours.PAINTS, chronicle.FATES),
    figures=figures.figures(),
    first=FirstGame("standard"),
    paragraphs=explained(RULES.name, PARAGRAPHS),
    lessons=LESSONS,
    icons=ICONS,
    portrait=portrait.drawn,
    puzzles=exercises(RULES.name),
)
