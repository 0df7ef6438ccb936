"""One of everything that a picture of Koxinga may hold: what its palette is made from."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from games.koxinga.state import ACTIONS, FLAME
from renderers.canvas import Canvas
from renderers.koxinga import blocks, cards, chart, dice, goods, ships
from renderers.koxinga.colours import PARCHMENT, SEPIA, SHEET
from renderers.koxinga.layout import HEIGHT, WIDTH
from renderers.lettering import Style


def sheet() -> Image.Image:
    """The chart at half its size, and below it one of everything that may lie on it."""
    chart_only = chart.base("sc", "Formosa", "Formosa", galleon=True, serpent=True).image.reduce(2)
    canvas = Canvas.blank(WIDTH // 2, HEIGHT // 2 + 640, SHEET)
    canvas.image.paste(chart_only, (0, 0))
    canvas.image.paste(PARCHMENT, (0, HEIGHT // 2, WIDTH // 2, HEIGHT // 2 + 80))
    for index in range(6):
        for row, size in enumerate((58, 40, 28)):
            canvas.put(ships.ship(Seat(index), size), index * 64, HEIGHT // 2 + row * 64)
        canvas.put(ships.arrow(Seat(index), 30, 0), 400 + index * 34, HEIGHT // 2)
        canvas.put(ships.ghost(Seat(index), 50), 400 + index * 34, HEIGHT // 2 + 40)
        canvas.put(dice.die(index + 1, 60, active=index > 2), index * 64, HEIGHT // 2 + 200)
    for index, name in enumerate(goods.SIGNS):
        for row, size in enumerate((50, 28, 18)):
            canvas.put(goods.sign(name, size), index * 60, HEIGHT // 2 + 270 + row * 54)
    for index, number in enumerate(ACTIONS):
        canvas.put(cards.card(number, 60, 80, look=cards.Look.OPEN, active=index % 2), index * 62, HEIGHT // 2 + 440)
    for index, item in enumerate((Item(), Item(Good.FOOD, 3), Item(Good.GOLD, 5))):
        canvas.put(blocks.cost(item, 60, 90), index * 62, HEIGHT // 2 + 530)
    for index, roll in enumerate((None, FLAME, 3)):
        canvas.put(dice.battle_die(roll, 60), 200 + index * 62, HEIGHT // 2 + 530)
    canvas.text("0123456789 Gg Rr", 400, HEIGHT // 2 + 560, Style(28), SEPIA)
    return canvas.image
