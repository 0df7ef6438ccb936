"""The sea chart: depths, coasts, Formosa, compass rose; and the ring of blocks without what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise
from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.koxinga import board
from renderers.canvas import Canvas, Point, Stroke, discs, drawn, inscribe, line, polygon, sprite
from renderers.kept import compact, kept, kept_sheet
from renderers.koxinga import coasts, harbour, monsters
from renderers.koxinga.colours import (
    COAST,
    CRIMSON,
    DEPTHS,
    HILL,
    LAND,
    MORTAR,
    RIDGE,
    SCALLOP,
    SEAL,
    SEPIA,
    SHEET,
    SHORE,
    STONE,
)
from renderers.koxinga.layout import BLOCKS, FIGHT, MIDDLE, STRAIT, border
from renderers.lettering import Style, width
from renderers.palette import WHITE, Colour
from renderers.prose import numeral
from renderers.sheet import BOARD, HEADING, HEIGHT, SMALLEST, WIDTH, Box

_LABELLED = range(60, board.BLOCKS)
"""Blocks that have their score printed on them."""
_SCALE = 3
_DEGREE = 96
"""Pixels of a degree of latitude."""
_BANDS = (96, 66, 40, 19)
"""How far the shallower bands reach from a coast, the farthest first."""
_WAVE = 24
"""Height of a row of waves: the pattern repeats within what a deflate window holds."""
_ROSE = (STRAIT[2] - 38, STRAIT[3] - 58)
"""Off Formosa's south coast, where nothing is told."""


def labelled(block: int) -> bool:
    """Whether a label with the block's score hangs over its edge."""
    return block in _LABELLED or block == board.GOAL


@kept_sheet
def base(face: str, strait: str, *, few: bool, hand: bool) -> Canvas:
    """The board without its blocks: the same in all pictures of a language; where `few` panels and no `hand` lie, what
    chartmakers put on empty seas. Copy it before drawing."""
    canvas = Canvas.blank(WIDTH, HEIGHT, DEPTHS[-1])
    canvas.image.paste(_sea(), BOARD[:2])
    if few:
        canvas.centre(monsters.galleon(140), MIDDLE[2] - 150, MIDDLE[1] + 190)
    if not hand:
        canvas.centre(monsters.serpent(150), MIDDLE[2] - 140, MIDDLE[3] - 60)
        canvas.centre(_rose(88), *_ROSE)
    harbour.draw(canvas, BLOCKS[board.GOAL], Style(SMALLEST, face=face), strait)
    return canvas


def name(canvas: Canvas, island: str, style: Style) -> None:
    """Formosa's, across it, east of where a battle is told."""
    x, y = _at((121.02, 23.72))
    half = width(island, style) / 2
    x = min(max(x, FIGHT[2] + 5 + half), STRAIT[2] - 1 - half)
    for across, down in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        canvas.text(island, x + across, y + down, style, LAND, align="middle")
    canvas.text(island, x, y, style, SEPIA, align="middle")


@kept
def medal(words: str, size: int) -> Image.Image:
    """A seal with a block's score."""
    rim = [(50 + sin(pi * n / 12) * (50 - n % 2 * 5), 50 - cos(pi * n / 12) * (50 - n % 2 * 5)) for n in range(24)]
    return inscribe(sprite(size, polygon(rim, SEAL)), words, (50, 50), SMALLEST / size, WHITE)


def seals(canvas: Canvas) -> None:
    """What blocks are worth at the end, and the line from which on they count."""
    left, top, _, bottom = BLOCKS[board.LAST_LAGGARD + 1]
    canvas.image.paste(SEAL, (left - 3, top, left + 3, bottom + 20))
    for block in _LABELLED:
        left, _, right, bottom = BLOCKS[block]
        canvas.centre(medal(numeral(board.points(block, finished=False)), 42), (left + right) / 2, bottom + 7)
    _, top, right, _ = BLOCKS[board.GOAL]
    canvas.centre(medal(numeral(board.FINISHED_POINTS), 42), right - 24, top + 56)


def dykes(canvas: Canvas) -> None:
    """Dark lines where blocks touch that no step connects: between the branches."""
    for left, top, right, bottom in _dykes():
        canvas.image.paste(
            SEPIA, (left - 3, top, right + 3, bottom) if left == right else (left, top - 3, right, bottom + 3)
        )


@cache
def _dykes() -> tuple[Box, ...]:
    pairs = ((border(one, other), one, other) for one, other in combinations(BLOCKS, 2))
    return tuple(
        line
        for line, one, other in pairs
        if line is not None and other not in board.after(one) and one not in board.after(other)
    )


# The sea


def _at(point: Point) -> Point:
    """Where a place of the world lies on the sheet."""
    longitude, latitude = point
    x = STRAIT[2] - 92 + (longitude - 121.0) * 0.913 * _DEGREE
    return x, STRAIT[1] + 32 + (25.3 - latitude) * _DEGREE


def _drawn(points: Iterable[Point]) -> list[Point]:
    return [(x * _SCALE, (y - HEADING) * _SCALE) for x, y in map(_at, points)]


@cache
def _sea() -> Image.Image:
    """Five depths that hug the coasts, waves in the deepest, and the land; drawn large and reduced."""
    size = WIDTH * _SCALE, (HEIGHT - HEADING) * _SCALE
    image = Image.new("RGB", size, DEPTHS[-1])
    pen = ImageDraw.Draw(image)
    _waves(pen, size)
    lands = [_smooth(_drawn(coasts.FORMOSA), 3), _smooth(_drawn(coasts.MAINLAND), 2)]
    for reach, ink in zip(_BANDS, DEPTHS[-2::-1], strict=True):
        for outline in lands:
            _around(pen, outline, reach * _SCALE, ink)
        for middle, radius in coasts.ISLETS:
            _islet(pen, middle, radius * _DEGREE + reach * 0.45, ink)
    for outline in lands:
        _around(pen, outline, 4 * _SCALE, COAST)
        pen.polygon(outline, fill=SHORE)
        _inland(image, outline)
    for middle, radius in coasts.ISLETS:
        _islet(pen, middle, radius * _DEGREE + 2, COAST)
        _islet(pen, middle, radius * _DEGREE, LAND)
    for points in coasts.RIDGES:
        _ridge(pen, _drawn(points))
    for x, y in _drawn(coasts.PEAKS):
        _peak(pen, x, y)
    for fort in coasts.FORTS:
        _fort(pen, *_drawn([fort])[0])
    return compact(image.reduce(_SCALE))


def _smooth(points: list[Point], rounds: int) -> list[Point]:
    """The closed line with its corners cut (Chaikin)."""
    for _ in range(rounds):
        points = list(_cut(points))
    return points


def _cut(points: list[Point]) -> Iterator[Point]:
    for (x, y), (a, b) in pairwise([*points, points[0]]):
        yield 0.75 * x + 0.25 * a, 0.75 * y + 0.25 * b
        yield 0.25 * x + 0.75 * a, 0.25 * y + 0.75 * b


def _around(pen: ImageDraw.ImageDraw, outline: list[Point], reach: float, ink: Colour) -> None:
    pen.line([*outline, outline[0]], fill=ink, width=round(2 * reach), joint="curve")
    for x, y in outline:
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=ink)
    pen.polygon(outline, fill=ink)


def _inland(image: Image.Image, outline: list[Point]) -> None:
    """The land within a light shore."""
    shape = Image.new("L", image.size)
    pen = ImageDraw.Draw(shape)
    pen.polygon(outline, fill=255)
    pen.line([*outline, outline[0]], fill=0, width=10 * _SCALE, joint="curve")
    image.paste(LAND, (0, 0), shape)


def _islet(pen: ImageDraw.ImageDraw, middle: Point, radius: float, ink: Colour) -> None:
    (x, y), reach = _drawn([middle])[0], radius * _SCALE
    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=ink)


def _waves(pen: ImageDraw.ImageDraw, size: tuple[int, int]) -> None:
    """Scallops, each row half a wave further than the one before."""
    high, wide = _WAVE // 2 * _SCALE, 2 * _WAVE * _SCALE
    for row in range(-2, size[1] // high + 3):
        shift = (row % 2) * wide // 2
        for column in range(-1, size[0] // wide + 2):
            x, y = column * wide + shift, row * high
            for share in (1.0, 0.66, 0.33):
                reach = wide / 2 * share
                box = (x - reach, y - reach + wide / 2, x + reach, y + reach + wide / 2)
                if share == 1.0:
                    pen.pieslice(box, 180, 360, fill=DEPTHS[-1])
                pen.arc(box, 180, 360, fill=SCALLOP, width=round(1.8 * _SCALE))


def _ridge(pen: ImageDraw.ImageDraw, points: list[Point]) -> None:
    """One stroke of the brush, thick in its middle, with peaks to the east of it."""
    for thick, ink, shift in ((15, HILL, 3), (7, RIDGE, 0)):
        for number, ((x, y), (a, b)) in enumerate(pairwise(points)):
            wide = thick * (0.6 + 0.4 * (number % 2)) * _SCALE
            pen.line((x + shift * _SCALE, y, a + shift * _SCALE, b), fill=ink, width=round(wide))
            pen.ellipse(
                (a - wide / 2 + shift * _SCALE, b - wide / 2, a + wide / 2 + shift * _SCALE, b + wide / 2), fill=ink
            )


def _peak(pen: ImageDraw.ImageDraw, x: float, y: float) -> None:
    """A hill of the mainland, dark on its shaded side."""
    wide, high = 15 * _SCALE, 17 * _SCALE
    pen.polygon([(x - wide, y), (x - wide * 0.1, y - high), (x + wide, y)], fill=HILL)
    pen.polygon([(x - wide * 0.1, y - high), (x + wide, y), (x + wide * 0.2, y)], fill=RIDGE)


def _fort(pen: ImageDraw.ImageDraw, x: float, y: float) -> None:
    """Four bastions."""
    for reach, ink in ((9, MORTAR), (6.5, STONE)):
        side = reach * _SCALE
        pen.rectangle((x - side, y - side, x + side, y + side), fill=ink)
        for across in (-side, side):
            for down in (-side, side):
                pen.polygon(
                    [
                        (x + across * 1.5, y + down * 0.6),
                        (x + across * 1.5, y + down * 1.5),
                        (x + across * 0.6, y + down * 1.5),
                        (x + across * 0.6, y + down * 0.6),
                    ],
                    fill=ink,
                )


def _ray(reach: float, angle: float) -> Iterator[Stroke]:
    """One ray, half dark and half light."""
    tip = (50 + reach * sin(angle), 50 - reach * cos(angle))
    for side, ink in ((1, SEPIA), (-1, SHEET)):
        turned = angle + side * pi / 4
        waist = (50 + reach * 0.26 * sin(turned), 50 - reach * 0.26 * cos(turned))
        yield polygon([tip, waist, (50, 50)], ink)
        yield line([tip, waist], SEPIA, 1)


_rose = drawn(
    discs(50, 50, (37, COAST), (35.4, DEPTHS[0]), (28.5, COAST), (27.4, SHEET)),
    *(
        part
        for reach, count, shift in ((28, 8, pi / 8), (36, 4, pi / 4), (49, 4, 0.0))
        for n in range(count)
        for part in _ray(reach, n * pi / (count / 2) + shift)
    ),
    polygon([(50, 1), (59, 41), (50, 50)], CRIMSON),
)
"""A compass rose of sixteen points, north in red."""
