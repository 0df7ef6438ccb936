"""The picture of a chronicle: how everything went for each seat, turning points marked by number. The same for all
games, in each one's own colours of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from operator import itemgetter

from PIL import ImageDraw

from games.chronicle import Chronicle, Course
from games.core import Seat, Text, text
from renderers import boxes, png
from renderers.boxes import Box, Laid, Rest, column, either, label, on, row, sized, space
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.heading import band
from renderers.lettering import Style, clean
from renderers.palette import (
    AMBER,
    BAND_INK,
    INK,
    LINE,
    MUTED,
    NAMED,
    PANEL,
    PAPER,
    Colour,
    Paint,
)
from renderers.prose import numeral, together

WIDTH, HEIGHT = 1200, 800
SMALL, LARGE = 28, 34
"""Pixels of the letters; 28 are 9 where the picture is shown 390 wide."""
BAND_HIGH, LEGEND_HIGH, EDGE, GAP = 68, 62, 24, 20
HEAD, FOOT, SIDE = 58, 42, 92
"""In a panel: above the curves, below them, and to their left and right for numbers."""
THICK = 6
DISC, DIGIT = 18, 16
"""The radius of a number's disc, and about how wide a digit is."""
DASH = 26
"""Where curves run together, so much of each in turn."""
_NEAR = 40
"""By how much colours differ at least that are not taken for each other."""
_SCALE = 2
_MOST = 4
"""So many courses are shown at most."""
Room = tuple[int, int, int, int]
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is drawn with: the words, the letters' face, the seats' colours."""

    say: Say
    face: str
    paints: Sequence[Paint]

    def style(self, size: int, *, bold: bool = False) -> Style:
        return Style(size, bold=bold, face=self.face)


def picture(chronicle: Chronicle, heading: str, say: Say, paints: Sequence[Paint]) -> bytes:
    """The courses, the first four at most, as the bytes of a PNG of 1,200 by 800 pixels."""
    sheet = Sheet(say, say(text("renderers-face")), paints)
    canvas = Canvas.blank(WIDTH, HEIGHT, PAPER)
    words = label(clean(heading), sheet.style(LARGE, bold=True), BAND_INK, cut=True)
    marks = sorted(((number, point.turn) for number, point in enumerate(chronicle.points, 1)), key=itemgetter(1))
    panels = [_panel(sheet, found, marks) for found in chronicle.courses[:_MOST]]
    abreast = min(2, len(panels))
    every = [*panels, *[None] * (-len(panels) % abreast)]
    lines = (Rest(row(*map(Rest, every[at : at + abreast]), gap=GAP)) for at in range(0, len(every), abreast))
    below = on(None, column(*lines, gap=GAP), (EDGE, 0, EDGE, EDGE))
    legend = sized(_legend(sheet, chronicle.courses[0].seats), high=LEGEND_HIGH, align=0)
    boxes.draw(canvas, (0, 0, WIDTH, HEIGHT), column(band(words, EDGE, BAND_HIGH), legend, Rest(below)))
    colours = (*NAMED, *(part for paint in paints for part in (paint.fill, paint.edge)))
    return png.encode(canvas.image, png.palette(canvas.image.reduce(3), colours))


def alt(chronicle: Chronicle, heading: str, say: Say) -> str:
    """What the picture shows: how every course ends, and how far it went."""
    return together(map(say, (text("core-chronicle-alt", heading=heading), *words(chronicle))))


def words(chronicle: Chronicle) -> tuple[Text, ...]:
    """A sentence for every course."""
    return tuple(
        text("core-chronicle-course", title=found.title, rows=tuple(map(_row, found.seats, found.values)))
        for found in chronicle.courses
    )


def _row(seat: Seat, row: Sequence[int]) -> Text:
    if min(row) == max(row):
        return text("core-chronicle-level", seat=seat, last=row[-1])
    return text("core-chronicle-row", seat=seat, least=min(row), most=max(row), last=row[-1])


def _legend(sheet: Sheet, seats: Sequence[Seat]) -> Box:
    """Every seat with its number and colour, as at the ends of its curves: as much room for each, or as much as each
    needs where all have room so alone."""
    whole, cut = ([_seat(sheet, seat, cut=cut) for seat in seats] for cut in (False, True))
    needed = row(*(part for each in whole for part in (each, Rest())))
    return on(None, either((row(*map(Rest, whole)), needed, row(*map(Rest, cut)))), (EDGE, 0, EDGE, 0))


def _seat(sheet: Sheet, seat: Seat, *, cut: bool) -> Box:
    paint = sheet.paints[seat]

    def disc(canvas: Canvas, box: Room) -> None:
        _disc(canvas, sheet, box[0] + DISC, box[1] + DISC, str(seat + 1), paint.fill, paint)

    name = clean(sheet.say(text("core-chronicle-seat", seat=seat)))
    words = row(space(8), label(name, sheet.style(SMALL), INK, cut=cut))
    return on(None, row(on(disc, space(2 * DISC, 2 * DISC)), words), (2, 0, GAP // 2, 0))


def _panel(sheet: Sheet, found: Course, marks: Sequence[tuple[int, int]]) -> Box:
    """The title over the curves."""
    title = label(clean(sheet.say(found.title)), sheet.style(SMALL, bold=True), INK, cut=True)
    head = on(None, sized(title, high=HEAD, align=0), (18, 0, 18, 0))
    ground = partial(Canvas.framed, radius=14, fill=PANEL, edge=LINE, thick=2)
    return on(ground, column(head, Rest(on(partial(_plot, sheet, found, marks), Laid))))


def _plot(sheet: Sheet, found: Course, marks: Sequence[tuple[int, int]], canvas: Canvas, room: Room) -> None:
    left, top, right, bottom = room
    least, most = _bounds(found)
    side = SIDE + (DIGIT + 4) * max(0, len(str(most)) - 3)
    plot = (left + side, top, right - side, bottom - FOOT)
    _axis(canvas, sheet, found, plot, least, most)
    for _, turn in marks:
        x = _x(plot, turn, found.turns)
        canvas.panel((x - 1, plot[1], x + 2, plot[3]), 0, AMBER)
    _curves(canvas, sheet, found, plot, least, most)
    _numbers(canvas, sheet, found, plot, marks)
    _ends(canvas, sheet, found, plot, least, most)


def _bounds(found: Course) -> tuple[int, int]:
    values = [value for row in found.values for value in row]
    return min(found.least, *values), max(found.most, *values)


def _axis(canvas: Canvas, sheet: Sheet, found: Course, plot: Room, least: int, most: int) -> None:
    for value in dict.fromkeys((least, 0, most)):
        y = _y(plot, value, least, most)
        canvas.panel((plot[0], y - 1, plot[2], y + 1), 0, LINE)
        if value in (least, most) or abs(y - _y(plot, least, least, most)) > SMALL:
            canvas.text(numeral(value), plot[0] - 10, y, sheet.style(SMALL), MUTED, align="right")


def _curves(canvas: Canvas, sheet: Sheet, found: Course, plot: Room, least: int, most: int) -> None:
    """Every seat's curve, with an edge of its own colour so that pale ones stand out from the paper; where several run
    together, dashes of each in turn."""
    corner = plot[0] - THICK, plot[1] - THICK, plot[2] + THICK, plot[3] + THICK
    drawn = canvas.image.crop(corner)
    layer = drawn.resize((drawn.width * _SCALE, drawn.height * _SCALE))
    pen = ImageDraw.Draw(layer)

    def at(turn: int, value: int) -> Point:
        x, y = _x(plot, turn, found.turns), _y(plot, value, least, most)
        return (x - corner[0]) * _SCALE, (y - corner[1]) * _SCALE

    alike = _alike(sheet.paints[: max(found.seats) + 1])
    for seat, values in zip(found.seats, found.values, strict=True):
        points = [at(turn, value) for turn, value in enumerate(values)]
        _line(pen, points * 2 if len(points) == 1 else points, sheet.paints[seat])
        for number, piece in (dash for step in pairwise(points) if seat in alike for dash in _dashes(*step)):
            if number % 2:
                _line(pen, piece, replace(sheet.paints[seat], fill=sheet.paints[seat].edge))
    for seats, turn in _together(found):
        start, end = (at(each, found.values[seats[0]][each]) for each in (turn, turn + 1))
        for number, piece in _dashes(start, end):
            _line(pen, piece, sheet.paints[found.seats[seats[number % len(seats)]]])
    canvas.image.paste(layer.reduce(_SCALE), corner[:2])


def _alike(paints: Sequence[Paint]) -> frozenset[int]:
    """The seats whose colour an earlier one has as well, or nearly: their curves are dashed with their edge's."""

    def near(one: Colour, other: Colour) -> bool:
        return max(abs(a - b) for a, b in zip(one, other, strict=True)) < _NEAR

    return frozenset(
        seat for seat, paint in enumerate(paints) if any(near(paint.fill, each.fill) for each in paints[:seat])
    )


def _line(pen: ImageDraw.ImageDraw, points: Sequence[Point], paint: Paint) -> None:
    pen.line(points, fill=paint.edge, width=(THICK + 3) * _SCALE, joint="curve")
    pen.line(points, fill=paint.fill, width=THICK * _SCALE, joint="curve")


def _together(found: Course) -> Iterator[tuple[list[int], int]]:
    """The seats whose curves are one from a turn to the next, and that turn."""
    for turn in range(found.turns - 1):
        pieces: dict[tuple[int, int], list[int]] = {}
        for seat, values in enumerate(found.values):
            pieces.setdefault((values[turn], values[turn + 1]), []).append(seat)
        yield from ((seats, turn) for seats in pieces.values() if len(seats) > 1)


def _dashes(start: Point, end: Point) -> Iterator[tuple[int, tuple[Point, Point]]]:
    """A piece of a curve cut where it leaves a dash for the next, each part with the number of its dash."""
    dash, wide = DASH * _SCALE, end[0] - start[0]
    cuts = [start[0], *range((start[0] // dash + 1) * dash, end[0], dash), end[0]]
    for left, right in pairwise(cuts):
        rise = (end[1] - start[1]) / max(1, wide)
        piece = tuple((x, round(start[1] + (x - start[0]) * rise)) for x in (left, right))
        yield left // dash, (piece[0], piece[1])


def _numbers(canvas: Canvas, sheet: Sheet, found: Course, plot: Room, marks: Sequence[tuple[int, int]]) -> None:
    """The turning points' numbers below their lines and tied to them, those that would overlap pushed apart; first and
    last turn where there is room."""
    y, style = plot[3] + FOOT // 2 + 2, sheet.style(SMALL)
    places = _apart([_x(plot, turn, found.turns) for _, turn in marks], 38, plot[0], plot[2] - DISC) if marks else []
    last = str(found.turns - 1)
    if all(place - plot[0] > 2 * DISC for place in places):
        canvas.text("0", plot[0], y, style, MUTED, align="middle")
    if all(plot[2] - place > 2 * DISC + DIGIT * len(last) for place in places):
        canvas.text(last, plot[2], y, style, MUTED, align="right")
    for (number, turn), x in zip(marks, places, strict=True):
        led = [(_x(plot, turn, found.turns), plot[3]), (x, y)]
        ImageDraw.Draw(canvas.image).line(led, fill=AMBER, width=3)
        _disc(canvas, sheet, x, y, str(number), AMBER, Paint(AMBER, INK, INK, AMBER))


def _ends(canvas: Canvas, sheet: Sheet, found: Course, plot: Room, least: int, most: int) -> None:
    """At the end of each curve its seat's number, those that would overlap pushed apart, and what it came to."""
    high = min(36, (plot[3] - plot[1]) // max(1, len(found.values) - 1))
    order = sorted(range(len(found.values)), key=lambda seat: (-found.values[seat][-1], seat))
    wanted = [_y(plot, found.values[seat][-1], least, most) for seat in order]
    middles = _apart(wanted, high, plot[1], plot[3])
    for seat, y in zip(order, middles, strict=True):
        paint, number = sheet.paints[found.seats[seat]], found.seats[seat] + 1
        _disc(canvas, sheet, plot[2] + 22, y, str(number), paint.fill, paint)
        canvas.text(numeral(found.values[seat][-1]), plot[2] + 42, y, sheet.style(SMALL), INK)


def _apart(wanted: Sequence[int], room: int, least: int, most: int) -> list[int]:
    """Places in order, as near as they can be to those that are wanted, each with its room, within the bounds."""
    found: list[int] = []
    for place in wanted:
        found.append(max(place, least, *(found[-1:] and [found[-1] + room])))
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], most - room * (len(found) - 1 - index))
    return found


def _disc(canvas: Canvas, sheet: Sheet, x: int, y: int, words: str, fill: Colour, paint: Paint) -> None:
    canvas.panel((x - DISC, y - DISC, x + DISC, y + DISC), DISC, paint.edge)
    canvas.panel((x - DISC + 2, y - DISC + 2, x + DISC - 2, y + DISC - 2), DISC - 2, fill)
    canvas.text(words, x, y, sheet.style(SMALL, bold=True), paint.ink, align="middle")


def _x(plot: Room, turn: int, turns: int) -> int:
    return round(plot[0] + (plot[2] - plot[0]) * turn / max(1, turns - 1))


def _y(plot: Room, value: int, least: int, most: int) -> int:
    return round(plot[3] - (plot[3] - plot[1]) * (value - least) / (most - least))
