"""CardGO at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.cardgo import chronicle, game_file
from games.cardgo.rules import RULES
from games.puzzles import exercises
from renderers.cardgo import colours, figures, picture, portrait, proof, reference, text_board
from renderers.cardgo.course import LESSONS
from renderers.cardgo.icons import ICONS
from renderers.cardgo.paragraphs import PARAGRAPHS
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
    title=game_file.title,
    annals=Annals(chronicle.tell, lambda view: colours.PAINTS, chronicle.FATES),
    figures=figures.figures(),
    proof=proof.proof,
    first=FirstGame("quick", level="easy"),
    paragraphs=explained(RULES.name, PARAGRAPHS),
    lessons=LESSONS,
    icons=ICONS,
    portrait=portrait.drawn,
    puzzles=exercises(RULES.name),
)
