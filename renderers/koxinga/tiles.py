"""A block before ships come to it: its ground by what it asks, its number, and right beside that what it asks. Number
and demand are one unit, so that the eye keeps to the block; every fifth number is dark, so that one can count."""

from __future__ import annotations

from PIL import Image

from games.koxinga import board
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from renderers.canvas import Canvas, cut_out, polygon, sprite, turned
from renderers.kept import kept
from renderers.koxinga.berths import Berths, berths
from renderers.koxinga.colours import BAY, DEPTHS, MINT, PADDIES, SEPIA, SHEET, WATER
from renderers.koxinga.goods import price
from renderers.koxinga.layout import BLOCKS, TALL, joint
from renderers.lettering import Style, width
from renderers.palette import Colour, blend
from renderers.sheet import SMALLEST

CHANNEL = 64
"""How far below the upper edge of a long block the water begins on which ships sail."""
_FIFTH = 5
_TAB = (38, 22)
"""Width of a dark number's ground, and the height of every number's: none reaches into what the block asks below."""
_GAP, _BAR = 2, 4
"""Pixels of a block's edge, and of the bar after every fifth one of a long row."""
_ONWARDS, _TURNING = 16, 28
"""Pixels of the chevron to the next block in a long row, and of those where the way turns, forks or joins."""
_ABOVE = 5
"""Pixels by which these lie above an edge that they cross: below it there may be a number."""


def tint(item: Item | None) -> Colour:
    """The ground of a block by what it asks: paddies for rice, gold, a bay with a treasure, open water."""
    if item is None:
        return WATER
    if item.kind is Good.FOOD:
        return PADDIES[min(max(item.amount, 2), 4) - 2]
    return BAY if item.kind is None else MINT


@kept
def still(block: int, item: Item | None) -> Image.Image:
    """A block that no ship lies on or has passed, in one piece."""
    canvas, origin = Canvas(ground(block, item).copy()), BLOCKS[block][:2]
    label(canvas, block, item, berths(block, 0), origin=origin)
    return canvas.image


@kept
def ground(block: int, item: Item | None) -> Image.Image:
    """A block without anything on it; a chevron at its ends shows the way, a dark one where it is not along a row of
    long blocks. Of a long one the lower part is water."""
    left, top, right, bottom = BLOCKS[block]
    wide, high = right - left, bottom - top
    fill = tint(item)
    canvas = Canvas.blank(wide, high, _edge(fill))
    canvas.panel((_GAP, _GAP, wide - _GAP, high - _GAP), 7, fill)
    if is_long(block):
        water = WATER if item is None else DEPTHS[1]
        canvas.panel((_GAP, CHANNEL, wide - _GAP, high - _GAP), 7, water)
        canvas.image.paste(water, (_GAP, CHANNEL, wide - _GAP, CHANNEL + 7))
        canvas.image.paste(_edge(fill), (_GAP, CHANNEL - 1, wide - _GAP, CHANNEL + 1))
        fill = water
        if block % _FIFTH == 0:  # on its far side: the top row leads to the right, the one below to the left
            x = wide - _BAR if joint(block, board.after(block)[0])[2] == 0 else 0
            canvas.image.paste(SEPIA, (x, 0, x + _BAR, high))
    for one, other in _steps(block):
        x, y, turns = joint(one, other)
        if is_long(one) and is_long(other):
            canvas.centre(_hint(_ONWARDS, turns, _edge(fill)), x - left, y - top)
            continue
        canvas.centre(_hint(_TURNING, turns, SEPIA), x - left, y - top - _ABOVE * (turns % 2))
    return canvas.image


def _steps(block: int) -> tuple[tuple[int, int], ...]:
    """Steps that lead from a block, and to it but for those out of the harbour's side."""
    before = tuple((each, block) for each in board.before(block) if each != board.GOAL or block == 1)
    return (*((block, each) for each in board.after(block)), *before)


def is_long(block: int) -> bool:
    """Whether ways pass a block below what it asks."""
    return BLOCKS[block][3] - BLOCKS[block][1] == TALL


def _edge(fill: Colour) -> Colour:
    return blend(fill, SEPIA, 0.55)


@kept
def _hint(size: int, turns: int, ink: Colour) -> Image.Image:
    return sprite(size, polygon(turned([(32, 18), (72, 50), (32, 82)], turns), ink))


_Origin = tuple[int, int]


def label(canvas: Canvas, block: int, item: Item | None, shared: Berths, *, origin: _Origin = (0, 0)) -> None:
    """A block's number and what it asks, on a canvas whose corner is at `origin` of the sheet."""
    left, top = BLOCKS[block][0] - origin[0], BLOCKS[block][1] - origin[1]
    if item is not None:
        canvas.centre(price(item), left + shared.asks[0], top + shared.asks[1])
    canvas.centre(_number(block, tint(item)), left + shared.number[0], top + shared.number[1])


@kept
def _number(block: int, fill: Colour) -> Image.Image:
    """A block's number on a tab of its ground, over the ways that pass; every fifth one on a dark tab."""
    style, words, dark = Style(SMALLEST, bold=True), str(block), block % _FIFTH == 0
    wide, high = _TAB[0] if dark else round(width(words, style)) + 2, _TAB[1]
    canvas = Canvas.blank(wide, high, SEPIA if dark else fill)
    canvas.text(words, wide / 2, high / 2, style, SHEET if dark else SEPIA, align="middle")
    return cut_out(canvas.image, 6)
