"""The picture of a leader board: a line for each person, with how strong they are, how sure that is and where it
goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from renderers import boxes, png, sheet
from renderers.boxes import END, Box, column, label, on, row, sign, sized, space
from renderers.canvas import Canvas, disc, polygon, sprite
from renderers.heading import band
from renderers.lettering import Style, clean
from renderers.palette import (
    AMBER_PALE,
    BAND_INK,
    BLUE,
    INK,
    JADE,
    LACQUER,
    LINE,
    MUTED,
    NAMED,
    PANEL,
    PAPER,
    TRACK,
    Colour,
)
from renderers.sheet import LARGE, PLAIN, SMALL, WIDTH

EDGE, HIGH, BAND_HIGH, GAP = 24, 60, 76, 12
"""Pixels around everything, of a line, of the heading, and between columns."""
NUMBER, NAME, POINTS, GAMES, TREND = 62, 300, 190, 110, 150
BAR = WIDTH - 2 * EDGE - NUMBER - NAME - POINTS - GAMES - TREND - 5 * GAP
DOT, THICK, ARROW = 11, 10, 26


@dataclass(frozen=True, slots=True)
class Line:
    """One person: words, and the strength with its error in points; where these are not known well enough, `points` is
    what is said instead and there is nothing to measure."""

    number: str
    name: str
    points: str
    games: str
    trend: int = 0
    strength: int | None = None
    error: int = 0
    own: bool = False
    """Whether that is who looks at it."""


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leader board, the words above its columns (number and name, strength, games, trend), and all of it in
    words."""

    heading: str
    columns: tuple[str, str, str, str]
    lines: tuple[Line, ...]
    alt: str


def picture(board: Board, face: str) -> bytes:
    """The page as the bytes of a PNG, as high as its lines need."""
    measured = [line for line in board.lines if line.strength is not None]
    ends = [(line.strength or 0) + side * line.error for line in measured for side in (-1, 1)]
    span = (min(ends), max(ends)) if ends else (0, 1)
    lines = [_line(line, face, span, PANEL if at % 2 else PAPER) for at, line in enumerate(board.lines)]
    heading = label(clean(board.heading), Style(LARGE, bold=True, face=face), BAND_INK)
    canvas = boxes.picture(column(band(heading, EDGE, BAND_HIGH), _columns(board, face), *lines), WIDTH, PAPER)
    colours: tuple[Colour, ...] = (*NAMED, JADE.fill, LACQUER.fill)
    return png.encode(canvas.image, png.palette(canvas.image.reduce(3), colours))


def _columns(board: Board, face: str) -> Box:
    style = Style(SMALL, face=face)
    who, strength, games, trend = (label(clean(words), style, MUTED) for words in board.columns)
    return _spread(None, sized(who, NUMBER + GAP + NAME, align=0), None, strength, games, trend)


def _line(line: Line, face: str, span: tuple[int, int], ground: Colour) -> Box:
    style, ink = Style(PLAIN, face=face), INK if line.strength is not None else MUTED
    number, points, games = (label(clean(each), style, ink) for each in (line.number, line.points, line.games))
    name = sized(label(clean(line.name), Style(PLAIN, bold=True, face=face), INK, cut=True), NAME, align=0)
    bar = None if line.strength is None else _bar(line.strength, line.error, span)
    told = _spread(sized(number, NUMBER, align=END), name, bar, points, games, _trend(line.trend, style))
    return on(partial(Canvas.panel, radius=0, fill=AMBER_PALE if line.own else ground), told)


def _spread(number: Box | None, name: Box, bar: Box | None, points: Box, games: Box, trend: Box | None) -> Box:
    """The columns of a line."""
    right = (sized(points, POINTS, align=END), sized(games, GAMES, align=END), sized(trend, TREND, align=END))
    told = row(number, name, sized(bar, BAR), *right, gap=GAP)
    return on(None, sized(told, WIDTH - 2 * EDGE, HIGH, align=0), (EDGE, 0, EDGE, 0))


def _bar(strength: int, error: int, span: tuple[int, int]) -> Box:
    """Where the strength is on the scale of the page, and within which bounds it is."""
    shares = (points - span[0] for points in (strength - error, strength, strength + error))
    first, here, last = (DOT + share / max(1, span[1] - span[0]) * (BAR - 2 * DOT) for share in shares)

    def scale(canvas: Canvas, box: sheet.Box) -> None:
        left, middle = box[0], (box[1] + box[3]) / 2
        _rule(canvas, (left, left + BAR), middle, 4, TRACK)
        _rule(canvas, (left + first, left + last), middle, THICK, LINE)
        canvas.centre(sprite(2 * DOT, disc(50, 50, 50, BLUE)), left + here, middle)

    return on(scale, space(BAR, HIGH))


def _rule(canvas: Canvas, ends: Sequence[float], middle: float, thick: int, ink: Colour) -> None:
    box = (round(ends[0]), round(middle - thick / 2), round(ends[1]), round(middle + thick / 2))
    canvas.panel(box, thick // 2, ink)


def _trend(points: int, style: Style) -> Box | None:
    """An arrow up or down with how many points; nothing where it goes nowhere."""
    if not points:
        return None
    return row(sign(lambda: _arrow(up=points > 0), ARROW, ARROW), label(str(abs(points)), style, INK), gap=GAP)


def _arrow(*, up: bool) -> Image.Image:
    foot, tip = (85, 15) if up else (15, 85)
    ink = JADE.edge if up else LACQUER.fill
    return sprite(ARROW, polygon(((8, foot), (92, foot), (50, tip)), ink))
