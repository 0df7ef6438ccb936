"""Pictures for the player's rules: a card with its dice, what happens to a ship that cannot pay, a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import Seat, Text, text
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from renderers import boxes, figure, sheet
from renderers.boxes import END, MIDDLE, Box, Rest, column, icon, label, on, paragraph, row, sized, space
from renderers.canvas import Canvas
from renderers.core import Figure, Say
from renderers.koxinga import blocks, cards, dice, goods, panels, ships, tiles
from renderers.koxinga.battle import cross
from renderers.koxinga.colours import COAST, CRIMSON, DEPTHS, EXACT, SEPIA, SHEET
from renderers.lettering import Style, clean
from renderers.palette import Colour, blend
from renderers.sheet import SMALLEST

WIDTH, MARGIN = 900, 20
_LINE = 37
_BLOCK, _CARD, _OVER = (130, 180), (430, 130), (87, 0, 0, 0)
"""What is free in a block, and the size of a card, in pixels; how far off its middle the dice lie over it."""
_COLUMNS = (108, 76, 44, 56, 76, 56, 72, 112)
"""Pixels across of a ship, its cannons, their count, a plus, the die, what that makes, and what comes of it."""
_ONE = Seat(0)


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The pictures by name."""
    return {name: partial(_figure, name) for name in LESSONS}


def told(name: str, number: int) -> Text:
    """One step of what a picture shows."""
    return text(f"koxinga-lesson-{name}-{number}")


def _figure(name: str, say: Say) -> Figure:
    """The scene, and below it what happens, step by step."""
    (scene, count, high), style = LESSONS[name], Style(SMALLEST, face=say(text("renderers-face")))
    words = [clean(say(told(name, number))) for number in range(1, count + 1)]
    steps = (
        row(icon(_number(number)), paragraph(each, style, SEPIA, leading=_LINE), gap=14, align=0)
        for number, each in enumerate(words, 1)
    )
    below = on(None, column(*steps), (16, MARGIN, 16, MARGIN))
    image = boxes.picture(column(on(_sea, sized(scene(), WIDTH, high), (0, 0, 0, 3)), below), WIDTH, SHEET).image
    return figure.encoded(image, EXACT, *words)


def _sea(canvas: Canvas, box: sheet.Box) -> None:
    """Water, and the coast below it."""
    left, top, right, bottom = box
    canvas.image.paste(COAST, box)
    canvas.image.paste(DEPTHS[1], (left, top, right, bottom - 3))


def _number(number: int) -> Image.Image:
    return blocks.ordinal(str(number), 36, SEPIA)


def _card() -> Box:
    """Card 5 below the dice: three less two, then four."""
    rolled = (
        row(icon(_number(place)), on(None, icon(dice.die(76, rolled, active=False)), (0, 6, 0, 0)), gap=-6, align=0)
        for place, rolled in ((1, 3), (2, 4))
    )
    card = icon(cards.card(5, _CARD, look=cards.Look.OPEN))
    return column(on(None, row(*rolled, gap=51), _OVER), card, gap=16, align=MIDDLE)


def _short() -> Box:
    """A ship with three rice on a block that asks for four steps back, and back again to open water."""
    pale, ship, back = (icon(each) for each in (ships.ghost(_ONE, 84), ships.ship(_ONE, 92), ships.arrow(40, _ONE, 0)))
    first, second, last = (
        row(icon(_number(number)), each, align=END) for number, each in enumerate((pale, pale, ship), 1)
    )
    food, gold = _block(21, Item(Good.FOOD, 4), first), _block(20, Item(Good.GOLD, 3), second)
    return row(_block(22, Item(), None), space(40), food, back, gold, back, _block(19, None, last), gap=2)


def _block(number: int, item: Item | None, lies: Box | None) -> Box:
    """A block with its number, what it asks, and who lies there."""
    fill, price = tiles.tint(item), None if item is None else icon(goods.price(item, 2))
    frame = partial(Canvas.framed, radius=10, fill=fill, edge=blend(fill, COAST, 0.7), thick=3)
    head = row(label(str(number), Style(32, bold=True), SEPIA), Rest(), price, align=0)
    return on(frame, sized(column(head, Rest(lies, END), align=MIDDLE), *_BLOCK), (10, 12, 10, 8))


def _battle() -> Box:
    """Three cannons and a six against four and a two; what the winner takes."""
    return column(_fleet(_ONE, 3, 6, panels.tick(52), SEPIA), _fleet(Seat(3), 4, 2, cross(52), CRIMSON), gap=8)


def _fleet(seat: Seat, cannons: int, roll: int, result: Image.Image, ink: Colour) -> Box:
    """What a ship makes, and what comes of it."""
    bold, plain = Style(48, bold=True), Style(44)
    said = (
        (str(cannons), bold, SEPIA),
        ("+", plain, SEPIA),
        ("=", plain, SEPIA),
        (str(cannons + roll), Style(56, bold=True), ink),
    )
    count, plus, equals, made = (label(words, style, colour) for words, style, colour in said)
    signs = icon(ships.ship(seat, 76)), icon(goods.sign("cannon", 56)), icon(dice.battle_die(roll, 72)), icon(result)
    told = zip((*signs[:2], count, plus, signs[2], equals, made, signs[3]), _COLUMNS, strict=True)
    return on(partial(Canvas.panel, radius=12, fill=SHEET), row(*(sized(box, wide, 84) for box, wide in told)))


LESSONS: Mapping[str, tuple[Callable[[], Box], int, int]] = MappingProxyType(
    {"card": (_card, 2, 266), "short": (_short, 3, 240), "battle": (_battle, 3, 208)}
)
"""A scene, into how many steps it is told, and how high it is."""
