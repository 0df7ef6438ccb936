"""Pictures for the player's rules: a card with its dice, what happens to a ship that cannot pay, a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import Seat, Text, text
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from renderers import boxes, figure
from renderers.boxes import column, icon, on, paragraph, row
from renderers.canvas import Canvas
from renderers.core import Figure, Say
from renderers.koxinga import blocks, cards, dice, goods, panels, ships, tiles
from renderers.koxinga.battle import cross
from renderers.koxinga.colours import COAST, CRIMSON, DEPTHS, EXACT, SEPIA, SHEET
from renderers.lettering import Style, clean
from renderers.palette import blend
from renderers.sheet import SMALLEST

WIDTH, MARGIN = 900, 20
_LINE = 37
_BLOCK = (150, 200)


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The pictures by name."""
    return {name: partial(_figure, name) for name in LESSONS}


def told(name: str, number: int) -> Text:
    """One step of what a picture shows."""
    return text(f"koxinga-lesson-{name}-{number}")


def _figure(name: str, say: Say) -> Figure:
    """The scene, and below it what happens, step by step."""
    draw, count, high = LESSONS[name]
    scene, style = Canvas.blank(WIDTH, high + 3, COAST), Style(SMALLEST, face=say(text("renderers-face")))
    scene.image.paste(DEPTHS[1], (0, 0, WIDTH, high))
    draw(scene)
    words = [clean(say(told(name, number))) for number in range(1, count + 1)]
    steps = (
        row(icon(_number(number)), paragraph(each, style, SEPIA, leading=_LINE), gap=14, align=0)
        for number, each in enumerate(words, 1)
    )
    below = on(None, column(*steps), (16, MARGIN, 16, MARGIN))
    image = boxes.picture(column(icon(scene.image.convert("RGBA")), below), WIDTH, SHEET).image
    return figure.encoded(image, EXACT, " ".join(words))


def _number(number: int) -> Image.Image:
    image = blocks.ordinal(36, SEPIA).copy()
    Canvas(image).text(str(number), 18, 18, Style(SMALLEST, bold=True), SHEET, align="middle")
    return image


def _card(canvas: Canvas) -> None:
    """Card 5 below the dice: three less two, then four."""
    canvas.put(cards.card(5, (430, 130), look=cards.Look.OPEN), 235, 116)
    for number, x in ((3, 430), (4, 587)):
        canvas.centre(dice.die(76, number, active=False), x, 62)
    for number, x in ((1, 380), (2, 537)):
        canvas.centre(_number(number), x, 36)


def _short(canvas: Canvas) -> None:
    """A ship with three rice on a block that asks for four steps back, and back again to open water."""
    asked = ((19, None), (20, Item(Good.GOLD, 3)), (21, Item(Good.FOOD, 4)), (22, Item()))
    for index, (number, item) in enumerate(reversed(asked)):
        left, fill = 150 + index * _BLOCK[0], tiles.tint(item)
        canvas.framed((left, 20, left + _BLOCK[0], 20 + _BLOCK[1]), 10, fill, edge=blend(fill, COAST, 0.7), thick=3)
        canvas.text(str(number), left + 12, 44, Style(32, bold=True), SEPIA)
        if item is not None:
            canvas.centre(goods.price(item, 2), left + 96, 72)
    canvas.centre(ships.ghost(Seat(0), 84), 150 + _BLOCK[0] * 1.5, 164)
    canvas.centre(ships.ghost(Seat(0), 84), 150 + _BLOCK[0] * 2.5, 164)
    canvas.centre(ships.ship(Seat(0), 96), 150 + _BLOCK[0] * 3.5, 158)
    for count in (2, 3):
        canvas.centre(ships.arrow(40, Seat(0), 0), 150 + _BLOCK[0] * count, 180)
        canvas.centre(_number(count - 1), 150 + _BLOCK[0] * (count - 0.5) - 50, 180)
    canvas.centre(_number(3), 150 + _BLOCK[0] * 3.5 - 56, 110)


def _battle(canvas: Canvas) -> None:
    """Three cannons and a six against four and a two; what the winner takes."""
    for number, (seat, cannons, roll) in enumerate(((0, 3, 6), (3, 4, 2))):
        y = 62 + number * 92
        canvas.panel((150, y - 42, 750, y + 42), 12, SHEET)
        canvas.centre(ships.ship(Seat(seat), 76), 204, y)
        canvas.centre(goods.sign("cannon", 56), 300, y)
        canvas.text(str(cannons), 350, y, Style(48, bold=True), SEPIA, align="middle")
        canvas.text("+", 402, y, Style(44), SEPIA, align="middle")
        canvas.centre(dice.battle_die(roll, 72), 466, y)
        canvas.text("=", 532, y, Style(44), SEPIA, align="middle")
        canvas.text(str(cannons + roll), 592, y, Style(56, bold=True), CRIMSON if number else SEPIA, align="middle")
        canvas.centre(cross(52) if number else panels.tick(52), 690, y)


_Draw = Callable[[Canvas], None]
LESSONS: Mapping[str, tuple[_Draw, int, int]] = MappingProxyType(
    {"card": (_card, 2, 266), "short": (_short, 3, 240), "battle": (_battle, 3, 208)}
)
"""What draws a scene, into how many steps it is told, and how high it is."""
