"""One of everything that a picture of Koxinga may hold: what its palette is made from."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from games.koxinga.state import ACTIONS, FLAME
from renderers import marks
from renderers.canvas import Canvas
from renderers.koxinga import cards, chart, dice, goods, ships, tiles
from renderers.koxinga.colours import PARCHMENT, SEPIA, SHEET
from renderers.lettering import Style
from renderers.palette import BAND, BAND_INK
from renderers.sheet import HEADING, HEIGHT, WIDTH


def sheet() -> Image.Image:
    """The chart at half its size, and below it one of everything that may lie on it."""
    chart_only = chart.base("sc", "Formosa", few=True, hand=False).image.reduce(2)
    top = HEIGHT // 2
    canvas = Canvas.blank(WIDTH // 2, top + 640, SHEET)
    canvas.image.paste(chart_only, (0, 0))
    canvas.image.paste(BAND, (0, 0, WIDTH // 2, HEADING // 2))
    canvas.text("0123456789 Gg Rr", 10, 20, Style(28), BAND_INK)
    canvas.image.paste(PARCHMENT, (0, top, WIDTH // 2, top + 80))
    for index in range(6):
        for row, size in enumerate((66, 44, 30)):
            canvas.put(ships.ship(Seat(index), size), index * 66, top + row * 68)
        canvas.put(ships.arrow(30, Seat(index), 0), 400 + index * 32, top)
        canvas.put(ships.ghost(Seat(index), 50), 400 + index * 32, top + 40)
        canvas.put(ships.buoy(Seat(index)), 400 + index * 32, top + 110)
        canvas.put(dice.die(60, index + 1, active=index > 2), index * 64, top + 204)
    for index, name in enumerate(goods.SIGNS):
        for row, size in enumerate((50, 28, 18)):
            canvas.put(goods.sign(name, size), index * 60, top + 270 + row * 54)
    for index, number in enumerate(ACTIONS):
        canvas.put(
            cards.card(number, (150, 66), look=cards.Look.OPEN, active=index % 2),
            index % 4 * 150,
            top + 420 + index // 4 * 68,
        )
    for index, item in enumerate((None, Item(), *(Item(Good.FOOD, n) for n in (2, 3, 4)), Item(Good.GOLD, 5))):
        canvas.image.paste(tiles.tint(item), (310 + index * 48, top + 270, 356 + index * 48, top + 330))
        if item is not None:
            canvas.put(goods.price(item), 311 + index * 48, top + 275)
    for index, roll in enumerate((None, FLAME, 3)):
        canvas.put(dice.battle_die(roll, 60), 400 + index * 62, top + 340)
    canvas.put(marks.laurel(80), 400, top + 190)
    canvas.text("0123456789 Gg Rr", 320, top + 400, Style(28), SEPIA)
    return canvas.image
