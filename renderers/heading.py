"""The band on top of every picture: an emblem, what is asked or how it ended, and the round; the same place and size in
all games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf

from renderers import boxes, marks
from renderers.boxes import END, Box, Laid, Rest, column, either, label, on, row, sign, sized, space
from renderers.canvas import Canvas
from renderers.lettering import Style, wrap
from renderers.marks import Drawn
from renderers.palette import AMBER, BAND, BAND_INK, BAND_MUTED, LAUREL, Colour
from renderers.sheet import HEADING, LARGE, SMALL, SMALLEST, WIDTH

_RING, _WREATH, _RULE = 78, 80, 5
_LEFT, _BARE, _NEAR, _GAP, _APART = 14, 24, 4, 16, 24
"""Pixels before the first emblem, or before the words where there is none; from emblem to emblem, from the last one to
the words, and from a headline's second line to the note."""
_ONE, _TWO = (48, 34), (40, 36)
"""Heights of the headline and of the note below it; of a headline's two lines."""
PLAIN_LEAST = SMALLEST + 4
"""Pixels under which a headline rather takes two lines."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What the band says. `emblems` are those of who is asked, or of the winners where `won`; `said` is what is asked,
    with the name in it; `note` the round. `ground` is the band's colour in this game's world."""

    said: str
    note: str = ""
    emblems: tuple[Drawn, ...] = ()
    won: bool = False
    ground: Colour = BAND


def draw(canvas: Canvas, heading: Heading, style: Style, *, end: int = WIDTH - 20) -> None:
    """The band over the whole width; words stay left of `end`, so that a game may show something of its own there.
    `style` has the reader's face."""
    canvas.image.paste(heading.ground, (0, 0, WIDTH, HEADING))
    canvas.image.paste(LAUREL if heading.won else AMBER, (0, HEADING - _RULE, WIDTH, HEADING))
    told = sized(_told(heading, style.face), high=HEADING - _RULE, align=0)
    boxes.draw(canvas, (0, 0, end, HEADING - _RULE), told)


def free(heading: Heading, style: Style, end: int) -> float:
    """Pixels before `end` that lines of full size leave free."""
    return end - _told(heading, style.face)(inf, HEADING).wide


def band(words: Box, edge: int, high: int) -> Box:
    """So high a band with nothing but words in it, so far from both edges: above what is no position."""
    ground = partial(Canvas.panel, radius=0, fill=BAND)
    return on(ground, sized(words, WIDTH - 2 * edge, high, align=0), (edge, 0, edge, 0))


def _told(heading: Heading, face: str) -> Box:
    """The emblems, and the words behind them."""
    frame, size = (marks.crowned, _WREATH) if heading.won else (marks.ringed, _RING)
    emblems = row(*(sign(partial(frame, each, size), size, size) for each in heading.emblems), gap=_NEAR)
    told = row(emblems if heading.emblems else None, either(_forms(heading, face)), gap=_GAP)
    return on(None, told, (_LEFT if heading.emblems else _BARE, 0, 0, 0))


def _forms(heading: Heading, face: str) -> Iterator[Box]:
    """The headline over the note; a headline that is too long for one line takes two, and the note the end of the
    second."""
    headline = label(heading.said, Style(LARGE, face=face), BAND_INK, high=_ONE[0], least=PLAIN_LEAST)
    note = label(heading.note, Style(SMALL, face=face), BAND_MUTED, high=_ONE[1], cut=True)
    yield column(headline, note if heading.note else None)
    yield partial(_two_lines, heading, Style(SMALL, face=face))


def _two_lines(heading: Heading, small: Style, wide: float, high: float) -> Laid:
    first, *more = wrap(heading.said, small, wide)
    lines = zip((first, " ".join(more)), _TWO, strict=True)
    above, below = (label(words, small, BAND_INK, high=tall, cut=True) for words, tall in lines)
    note = Rest(label(heading.note, small, BAND_MUTED), END)
    return column(above, either((row(below, space(_APART), note), below)))(wide, high)
