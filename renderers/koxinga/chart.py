"""The sea chart: neatline, sea, rhumb lines, Formosa, compass rose, and the ring of blocks without what lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import cos, pi, sin

from PIL import Image

from games.koxinga import board
from renderers.canvas import Canvas, Pen, Point, sprite
from renderers.koxinga.colours import (
    COAST,
    CRIMSON,
    DEEP,
    EDGE,
    FADED,
    HILL,
    INNER,
    LAND,
    OUTER,
    PARCHMENT,
    SCORING,
    SEA,
    SEPIA,
    SHEET,
)
from renderers.koxinga.layout import BLOCKS, CENTRE, HEIGHT, MIDDLE, RIM, WIDTH, Box, border, joint
from renderers.koxinga.ships import arrow
from renderers.lettering import Style, fit, wrap
from renderers.palette import WHITE, Colour, blend
from renderers.prose import numeral

_OUTER = frozenset((*range(6, 13), *range(31, 38), *range(44, 51)))
_INNER = frozenset((*range(13, 16), *range(38, 41), *range(51, 54)))
_LABELLED = range(60, board.BLOCKS)
"""Blocks that have their score printed on them."""
_COASTLINE: tuple[Point, ...] = (
    *(
        (121.55, 25.30),
        (121.82, 25.15),
        (122.0, 25.0),
        (121.82, 24.78),
        (121.87, 24.58),
        (121.74, 24.2),
        (121.62, 23.98),
    ),
    *(
        (121.5, 23.5),
        (121.38, 23.15),
        (121.15, 22.75),
        (120.95, 22.45),
        (120.89, 22.2),
        (120.87, 21.9),
        (120.73, 21.97),
    ),
    *(
        (120.66, 22.25),
        (120.45, 22.43),
        (120.27, 22.6),
        (120.12, 22.88),
        (120.05, 23.1),
        (120.14, 23.35),
        (120.13, 23.6),
    ),
    *((120.3, 23.95), (120.5, 24.25), (120.72, 24.6), (120.92, 24.85), (121.07, 25.05), (121.35, 25.15)),
)
"""Longitude and latitude, clockwise from the northern cape."""
_PESCADORES: tuple[tuple[Point, float], ...] = (
    ((119.6, 23.56), 0.07),
    ((119.52, 23.64), 0.05),
    ((119.55, 23.4), 0.045),
)
_RIDGE: tuple[Point, ...] = (
    *(
        (121.45, 24.85),
        (121.2, 24.62),
        (121.5, 24.45),
        (121.05, 24.25),
        (121.35, 24.05),
        (120.8, 22.7),
        (120.62, 22.85),
    ),
)


_WAVES: tuple[Point, ...] = (
    *(
        (8, 8),
        (30, 12),
        (14, 30),
        (38, 36),
        (6, 52),
        (26, 62),
        (44, 70),
        (10, 78),
        (44, 94),
        (72, 52),
        (60, 62),
        (70, 38),
    ),
    *(
        (122, 10),
        (148, 8),
        (132, 28),
        (156, 36),
        (120, 46),
        (146, 56),
        (126, 66),
        (158, 72),
        (118, 84),
        (106, 58),
        (104, 92),
    ),
)


def labelled(block: int) -> bool:
    """Whether a label with the block's score hangs over its edge."""
    return block in _LABELLED or block == board.GOAL


@lru_cache(maxsize=9)
def base(face: str, strait: str, island: str, *, galleon: bool = False, serpent: bool = False) -> Canvas:
    """Everything that is the same in all pictures of a language; where panels leave room, what chartmakers put on empty
    seas. Copy it before drawing."""
    canvas = Canvas.blank(WIDTH, HEIGHT, PARCHMENT)
    _neatline(canvas)
    canvas.image.paste(SEA, MIDDLE)
    _sea(canvas, galleon=galleon, serpent=serpent)
    _name_island(canvas, Style(26, face=face), island)
    for block, box in BLOCKS.items():
        _block(canvas, block, box)
    _dykes(canvas)
    for one in BLOCKS:
        for other in board.after(one):
            x, y, turns = joint(one, other)
            canvas.centre(arrow(None, 15, turns), x, y)
    _home(canvas, Style(28, face=face), strait)
    _finish_line(canvas)
    return canvas


def tint(block: int) -> Colour:
    """The ground of a block."""
    if block > board.LAST_LAGGARD or block == board.GOAL:
        return SCORING
    return OUTER if block in _OUTER else INNER if block in _INNER else SHEET


@lru_cache(maxsize=64)
def medal(words: str, size: int) -> Image.Image:
    """A seal with a block's score."""
    canvas = Canvas(sprite(size, _seal).convert("RGBA"))
    ground = canvas.image.copy()
    written = Canvas(Image.new("RGB", ground.size, CRIMSON))
    style = Style(round(size * (0.62 if len(words) < 2 else 0.52)), bold=True)
    written.text(words, size / 2, size / 2, style, WHITE, align="middle")
    written.image.putalpha(ground.getchannel("A"))
    return written.image


def _seal(pen: Pen) -> None:
    pen.polygon(
        [(50 + sin(pi * n / 12) * (50 - n % 2 * 5), 50 - cos(pi * n / 12) * (50 - n % 2 * 5)) for n in range(24)],
        CRIMSON,
    )


def _neatline(canvas: Canvas) -> None:
    """A chart's frame: degrees in black and white between two lines."""
    canvas.image.paste(SEPIA, (0, 0, WIDTH, HEIGHT))
    canvas.image.paste(SHEET, (2, 2, WIDTH - 2, HEIGHT - 2))
    step = 40
    for start in range(RIM, WIDTH - RIM, 2 * step):
        for y in (2, HEIGHT - 8):
            canvas.image.paste(FADED, (start, y, min(start + step, WIDTH - RIM), y + 6))
    for start in range(RIM, HEIGHT - RIM, 2 * step):
        for x in (2, WIDTH - 8):
            canvas.image.paste(FADED, (x, start, x + 6, min(start + step, HEIGHT - RIM)))
    canvas.image.paste(SEPIA, (8, 8, WIDTH - 8, HEIGHT - 8))
    canvas.image.paste(PARCHMENT, (10, 10, WIDTH - 10, HEIGHT - 10))


def _sea(canvas: Canvas, *, galleon: bool, serpent: bool) -> None:
    """Drawn large and reduced, like a sprite."""
    left, top, right, bottom = MIDDLE
    pen = Pen(right - left, bottom - top)
    unit = (bottom - top) / 100
    chart = _Chart(pen, ((CENTRE[0] + CENTRE[2]) / 2 - left) / unit, 56.0)
    _rhumbs(pen, chart.rose)
    for x, y in _WAVES:
        _wave(pen, x, y)
    if galleon:
        _galleon(pen, 24, 88)
    if serpent:
        _serpent(pen, 138, 88)
    _island(chart)
    _rose(pen, chart.rose, 9.2)
    canvas.put(pen.sprite(), left, top)


class _Chart:
    """Longitude and latitude on the middle sea, in the pen's units."""

    def __init__(self, pen: Pen, middle: float, height: float) -> None:
        self.pen = pen
        self._scale = height / 3.4
        self._middle = middle
        self.rose = (middle - 21.5, 84.0)

    def at(self, point: Point) -> Point:
        longitude, latitude = point
        return self._middle + (longitude - 121.0) * 0.913 * self._scale, 40 + (25.3 - latitude) * self._scale

    def size(self, degrees: float) -> float:
        return degrees * self._scale


def _rhumbs(pen: Pen, rose: Point) -> None:
    """The lines of the winds."""
    x, y = rose
    for n in range(32):
        angle = pi * n / 16
        pen.line([(x, y), (x + 200 * sin(angle), y + 200 * cos(angle))], DEEP, 0.3 if n % 2 else 0.42)


def _wave(pen: Pen, x: float, y: float) -> None:
    for shift in (0.0, 3.2):
        pen.arc(x + shift, y, 1.6, (190, 350), DEEP, 0.5)


def _galleon(pen: Pen, x: float, y: float) -> None:
    """A ship of the Company, in outline."""
    pen.polygon([(x - 11, y), (x + 12, y - 1), (x + 14, y - 5), (x + 8, y + 6), (x - 8, y + 6)], COAST)
    for mast, high in ((-6, 15), (1, 19), (8, 13)):
        pen.line([(x + mast, y), (x + mast, y - high)], COAST, 0.6)
        for share, broad in ((0.35, 3.4), (0.72, 2.6)):
            top, foot = y - high * (share + 0.24), y - high * (share - 0.1)
            pen.polygon(
                [
                    (x + mast - broad, foot),
                    (x + mast + broad, foot),
                    (x + mast + broad * 0.8, top),
                    (x + mast - broad * 0.8, top),
                ],
                COAST,
            )
            pen.polygon(
                [
                    *((x + mast - broad + 0.5, foot - 0.4), (x + mast + broad - 0.5, foot - 0.4)),
                    *((x + mast + broad * 0.8 - 0.4, top + 0.4), (x + mast - broad * 0.8 + 0.4, top + 0.4)),
                ],
                SHEET,
            )
    pen.polygon([(x + 1, y - 18.5), (x + 6, y - 20), (x + 1, y - 21.5)], CRIMSON)


def _serpent(pen: Pen, x: float, y: float) -> None:
    """What lives in such seas."""
    for step, reach in ((-10.0, 4.4), (-1.0, 5.2)):
        pen.arc(x + step, y, reach, (180, 360), COAST, 2.6)
        pen.arc(x + step, y, reach, (184, 356), HILL, 1.5)
    pen.line([(x + 8.5, y), (x + 8.5, y - 8), (x + 12, y - 10)], COAST, 2.8)
    pen.line([(x + 8.5, y), (x + 8.5, y - 8), (x + 12, y - 10)], HILL, 1.7)
    pen.polygon([(x + 10, y - 12.4), (x + 16, y - 9.6), (x + 11, y - 8)], COAST)
    pen.disc(x + 11.6, y - 10.4, 0.45, SHEET)
    pen.line([(x - 14.6, y), (x - 17, y - 3.4)], COAST, 1.2)
    for step in (-15.0, -5.6, 4.2, 8.6):
        _wave(pen, x + step, y + 1.6)


def _island(chart: _Chart) -> None:
    coast = _smooth([chart.at(point) for point in _COASTLINE], 3)
    islets = [(chart.at(point), chart.size(radius)) for point, radius in _PESCADORES]
    ring = [*coast, coast[0]]
    for thick, ink in ((7.5, DEEP), (5.4, SEA), (4.2, blend(DEEP, COAST, 0.12)), (2.4, SEA), (0.9, COAST)):
        chart.pen.line(ring, ink, thick)
        for (x, y), radius in islets:
            chart.pen.disc(x, y, radius + thick / 2, ink)
    chart.pen.polygon(coast, LAND)
    for (x, y), radius in islets:
        chart.pen.disc(x, y, radius, LAND)
    for x, y in map(chart.at, _RIDGE):
        chart.pen.polygon([(x - 2.6, y + 1.6), (x, y - 2.4), (x + 2.6, y + 1.6)], HILL)
        chart.pen.line([(x - 2.6, y + 1.6), (x, y - 2.4), (x + 2.6, y + 1.6)], COAST, 0.4)


def _smooth(points: Sequence[Point], rounds: int) -> list[Point]:
    """The closed line with its corners cut (Chaikin)."""
    for _ in range(rounds):
        points = list(_cut(points))
    return list(points)


def _cut(points: Sequence[Point]) -> Iterator[Point]:
    for (x, y), (a, b) in zip(points, [*points[1:], points[0]], strict=True):
        yield 0.75 * x + 0.25 * a, 0.75 * y + 0.25 * b
        yield 0.25 * x + 0.75 * a, 0.25 * y + 0.75 * b


def _rose(pen: Pen, middle: Point, radius: float) -> None:
    """A compass rose of sixteen points, north in red."""
    x, y = middle
    pen.disc(x, y, radius * 0.8, COAST)
    pen.disc(x, y, radius * 0.77, SEA)
    pen.disc(x, y, radius * 0.62, COAST)
    pen.disc(x, y, radius * 0.6, SHEET)
    for share, shift in ((0.62, pi / 8), (0.8, pi / 4), (1.12, 0.0)):
        for n in range(8 if shift == pi / 8 else 4):
            _point(pen, middle, radius * share, n * pi / (4 if shift == pi / 8 else 2) + shift)
    pen.polygon([(x, y - radius * 1.12), (x + radius * 0.2, y - radius * 0.2), (x, y)], CRIMSON)


def _point(pen: Pen, middle: Point, reach: float, angle: float) -> None:
    """One ray, half dark and half light."""
    x, y = middle
    tip = (x + reach * sin(angle), y - reach * cos(angle))
    for side, ink in ((1, SEPIA), (-1, SHEET)):
        turned = angle + side * pi / 4
        waist = (x + reach * 0.26 * sin(turned), y - reach * 0.26 * cos(turned))
        pen.polygon([tip, waist, middle], ink)
        pen.line([tip, waist], SEPIA, 0.25)


def _name_island(canvas: Canvas, style: Style, words: str) -> None:
    x = (CENTRE[0] + CENTRE[2]) / 2
    canvas.text(words, x - 12, MIDDLE[1] + 420, style, blend(COAST, SEPIA, 0.5), align="middle")


def _block(canvas: Canvas, block: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas.framed((left + 2, top + 2, right - 2, bottom - 2), 9, tint(block), edge=EDGE, thick=2)
    if block != board.GOAL:
        canvas.text(str(block), left + 8, top + 16, Style(22, bold=True), FADED)
    if block in _LABELLED:
        points = board.points(block, finished=False)
        seal = medal(numeral(points), 36)
        canvas.centre(seal, (left + right) / 2, bottom - 9)


def _dykes(canvas: Canvas) -> None:
    """Dark lines where blocks touch that no step connects: between the branches."""
    for one, other in combinations(BLOCKS, 2):
        line = border(one, other)
        if line is not None and other not in board.after(one) and one not in board.after(other):
            left, top, right, bottom = line
            canvas.image.paste(
                COAST, (left - 3, top, right + 3, bottom) if left == right else (left, top - 3, right, bottom + 3)
            )


def _home(canvas: Canvas, style: Style, words: str) -> None:
    """Formosa Strait, with what coming home is worth."""
    left, top, right, _ = BLOCKS[board.GOAL]
    middle, room = (left + right) / 2, right - left - 16
    lines = wrap(words, style, room)[:2]
    for row, line in enumerate(lines):
        fitted, smaller = fit(line, style, room)
        canvas.text(
            fitted, middle, top + 24 + 28 * row - (0 if len(lines) > 1 else -12), smaller, SEPIA, align="middle"
        )
    canvas.centre(medal("15", 40), middle, top + 86)


def _finish_line(canvas: Canvas) -> None:
    """Between the blocks that cost five points and those that count."""
    left, top, _, bottom = BLOCKS[board.LAST_LAGGARD + 1]
    canvas.image.paste(CRIMSON, (left - 3, top - 2, left + 3, bottom + 12))
