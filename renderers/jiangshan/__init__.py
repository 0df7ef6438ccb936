"""Jiangshan at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.jiangshan import chronicle, views
from games.jiangshan.rules import RULES
from games.jiangshan.scenario.shipped import title
from games.puzzles import exercises
from renderers.core import Annals, FirstGame, Game, explained
from renderers.frame import Frame
from renderers.jiangshan import (
    armies,
    colours,
    heading,
    lessons,
    picture,
    portrait,
    proof,
    reach,
    reference,
    signs,
    text_board,
)
from renderers.jiangshan.course import LESSONS
from renderers.jiangshan.icons import ICONS
from renderers.jiangshan.paragraphs import PARAGRAPHS

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
    annals=Annals(chronicle.tell, armies.paints, chronicle.FATES),
    figures={**signs.figures(), **reach.figures(), **lessons.figures()},
    charts=reach.charts,
    title=title,
    side=armies.side,
    proof=proof.proof,
    shares=views.shares,
    unticked=armies.unticked,
    first=FirstGame("drill-ground"),
    paragraphs=explained(RULES.name, PARAGRAPHS),
    lessons=LESSONS,
    icons=ICONS,
    portrait=portrait.drawn,
    counted=heading.round_,
    puzzles=exercises(RULES.name),
)
