"""Koxinga at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.koxinga import chronicle
from games.koxinga.rules import RULES
from games.puzzles import exercises
from renderers.core import Annals, FirstGame, Game, explained
from renderers.frame import Frame
from renderers.koxinga import colours, heading, lessons, picture, portrait, reference, signs, situation, text_board
from renderers.koxinga.course import LESSONS
from renderers.koxinga.icons import ICONS
from renderers.koxinga.paragraphs import PARAGRAPHS

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
    figures={**signs.figures(), **lessons.figures()},
    annals=Annals(chronicle.tell, lambda view: colours.PAINTS, chronicle.FATES),
    first=FirstGame("standard", 3),
    paragraphs=explained(RULES.name, PARAGRAPHS),
    unticked=situation.unticked,
    lessons=LESSONS,
    icons=ICONS,
    portrait=portrait.drawn,
    counted=heading.turn,
    puzzles=exercises(RULES.name),
)
