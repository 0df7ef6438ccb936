"""Action cards: a number and two halves, each with the sign of what it does."""

from __future__ import annotations

from enum import Enum
from itertools import accumulate, pairwise

from PIL import Image

from games.koxinga.state import ACTIONS, Action
from renderers.canvas import Canvas, Point, cut_out, drawn, faded, line, polygon
from renderers.kept import kept
from renderers.koxinga.colours import CHOSEN, EDGE, FADED, GLOW, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.lettering import Style, width
from renderers.palette import WHITE, blend
from renderers.sheet import SMALLEST, Box


class Look(Enum):
    """How a card lies there."""

    OPEN = "open"
    CHOSEN = "chosen"
    """The one that its owner plays, or is about to play."""
    IDLE = "idle"
    """Cannot be chosen now."""


wheel = drawn(
    polygon([(48, 4), (92, 60), (48, 60)], SEPIA),
    polygon([(40, 16), (40, 60), (10, 60)], SEPIA),
    polygon([(2, 68), (98, 68), (80, 94), (20, 94)], SEPIA),
)
"""A ship under sail: move."""


@kept
def action(shown: Action, size: int) -> Image.Image:
    """The sign of half a card: a good, or a ship with what the die is lessened by beside it."""
    if shown.load is not None:
        return sign(shown.load, size)
    if not shown.offset:
        return wheel(size)
    words, style = f"−{-shown.offset}", Style(max(SMALLEST, round(size * 0.8)), bold=True)
    wide = round(size * 0.9 + width(words, style)) + 4
    image = Image.new("RGBA", (wide, max(size, style.size)), (*SEPIA, 0))
    Canvas(image).text(words, size * 0.94, image.height / 2, style, SEPIA)
    small = wheel(round(size * 0.9))
    image.alpha_composite(small, (0, (image.height - small.height) // 2))
    return image


@kept
def card(number: int, size: tuple[int, int], *, look: Look, active: int | None = None) -> Image.Image:
    """A card of the hand: its number on the left, then both actions in their order."""
    wide, high = size
    canvas = Canvas.blank(wide, high, SHEET)
    edge, thick = (CHOSEN, 6) if look is Look.CHOSEN else (EDGE, 3)
    canvas.framed((0, 0, wide, high), 12, SHEET, edge=edge, thick=thick)
    style = Style(max(SMALLEST, round(high * 0.56)), bold=True)
    canvas.text(str(number), wide * 0.14, high / 2, style, SEPIA, align="middle")
    left, right = round(wide * 0.27), wide - thick
    for half, start in enumerate((left, (left + right) // 2)):
        _half(canvas, number, half, (start, thick, start + (right - left) // 2, high - thick), active)
    image = cut_out(canvas.image, 12)
    return faded(image, 0.72) if look is Look.IDLE else image


@kept
def strip(number: int, height: int, *, active: int | None) -> Image.Image:
    """A card on the table, lying, no wider than it must be: only its two actions, the active one lit."""
    ends = [0, *accumulate(round(height * (1.75 if each.offset else 1.05)) for each in ACTIONS[number])]
    canvas = Canvas.blank(ends[-1], height, SHEET)
    canvas.framed((0, 0, ends[-1], height), 8, SHEET, edge=FADED, thick=2)
    for half, (start, end) in enumerate(pairwise(ends)):
        _half(canvas, number, half, (start + 2, 2, end - 2, height - 2), active)
    return cut_out(canvas.image, 8)


_FAN: tuple[tuple[Point, ...], ...] = (
    ((5, 25), (42, 10), (71, 83), (34, 98)),
    ((121, 25), (84, 10), (55, 83), (92, 98)),
    ((43, 4), (83, 4), (83, 88), (43, 88)),
)
"""The corners of a hand's cards, the last one on top."""


fan = drawn(*(part for each in _FAN for part in (polygon(each, SEPIA), line([*each, each[0]], WHITE, 7))))
"""A hand of three cards, face down."""


def _half(canvas: Canvas, number: int, half: int, box: Box, active: int | None) -> None:
    """One of its two actions, behind the first a line."""
    left, top, right, bottom = box
    if half == active:
        canvas.panel((left + 1, top + 1, right - 1, bottom - 1), 6, blend(GLOW, WHITE, 0.45))
    shown = ACTIONS[number][half]
    room, tall = right - left, bottom - top
    size = round(min(tall * 0.86, room * (0.5 if shown.offset else 0.8), 62))
    canvas.centre(action(shown, size), (left + right) / 2, (top + bottom) / 2)
    if not half:
        canvas.image.paste(EDGE, (right, top + 4, right + 2, bottom - 4))
