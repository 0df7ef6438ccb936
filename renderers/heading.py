"""The band on top of every picture: an emblem, what is asked or how it ended, and the round; the same place and size in
all games."""

from __future__ import annotations

from dataclasses import dataclass

from renderers import marks
from renderers.canvas import Canvas
from renderers.lettering import Style, fit, smaller, width, wrap
from renderers.marks import Drawn
from renderers.palette import AMBER, BAND, BAND_INK, BAND_MUTED, LAUREL, Colour
from renderers.sheet import HEADING, LARGE, SMALL, SMALLEST, WIDTH

_EMBLEM, _RING, _WREATH = 50, 78, 80
_LEFT, _GAP, _RULE = 14, 16, 5


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
    _emblems(canvas, heading)
    _words(canvas, heading, style, (_start(heading), end))


def free(heading: Heading, style: Style, end: int) -> float:
    """Pixels before `end` that lines of full size leave free."""
    said, note = Style(LARGE, face=style.face), Style(SMALL, face=style.face)
    return end - _start(heading) - max(width(heading.said, said), width(heading.note, note))


def _start(heading: Heading) -> int:
    """Where the words begin."""
    wide = (_WREATH if heading.won else _RING) + 4
    return _LEFT + wide * len(heading.emblems) + (_GAP - 4 if heading.emblems else 10)


def _emblems(canvas: Canvas, heading: Heading) -> None:
    x, y = _LEFT, (HEADING - _RULE) / 2
    for emblem in heading.emblems:
        wide = _WREATH if heading.won else _RING
        if heading.won:
            canvas.centre(marks.crowned(emblem, _WREATH), x + wide / 2, y)
        else:
            canvas.centre(marks.asked_ring(_RING), x + wide / 2, y)
            canvas.centre(emblem(_EMBLEM), x + wide / 2, y)
        x += wide + 4


def _words(canvas: Canvas, heading: Heading, style: Style, span: tuple[int, int]) -> None:
    """The headline and the note below it; a headline that is too long for one line takes two, and the note the end of
    the second."""
    left, room = span[0], span[1] - span[0]
    face = style.face
    headline = smaller(heading.said, Style(LARGE, face=face), room, least=PLAIN_LEAST)
    middle = (HEADING - _RULE) / 2
    small = Style(SMALL, face=face)
    if width(heading.said, headline) <= room:
        y = middle - 17 if heading.note else middle
        canvas.text(heading.said, left, y, headline, BAND_INK)
        canvas.label(heading.note, left, middle + 24, small, BAND_MUTED, room=room, least=SMALLEST)
        return
    lines = wrap(heading.said, small, room)
    for number, line in enumerate((lines[0], " ".join(lines[1:]))):
        words, fitted = fit(line, small, room, least=SMALLEST)
        end = left + canvas.text(words, left, middle - 18 + 38 * number, fitted, BAND_INK)
    rest = span[1] - end - 24
    if heading.note and width(heading.note, small) <= rest:
        canvas.text(heading.note, span[1], middle + 20, small, BAND_MUTED, align="right")


PLAIN_LEAST = SMALLEST + 4
"""Pixels under which a headline rather takes two lines."""
