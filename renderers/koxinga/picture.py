"""The picture of a Koxinga position."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from games.core import Move, Seat, text
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from games.koxinga.preview import Preview
from games.koxinga.state import ACTIONS, FLAME, View
from renderers import png
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.koxinga import battle, blocks, cards, centre, chart, dice, goods, hand, panels, ships
from renderers.koxinga.layout import HEIGHT, WIDTH, beside
from renderers.koxinga.scene import Scene
from renderers.koxinga.tints import NAMED, PARCHMENT, SEPIA, SHEET
from renderers.lettering import Style, clean

_making = Lock()


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path, preview=preview), colours())


def drawing(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> Image.Image:
    """The position before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    ends = preview.ends if preview is not None and path[:1] == ("card",) else ()
    path = path if view.viewer is not None else ()
    scene = Scene(view, say, say(text("renderers-face")), _base(view, say).copy(), path, ends)
    blocks.draw(scene)
    panels.draw(scene)
    centre.draw(scene)
    battle.draw(scene, hand.top(scene) - 8)
    hand.draw(scene)
    return scene.canvas.image


def _base(view: View, say: Say) -> Canvas:
    face, strait, island = (
        clean(say(text(key))) for key in ("renderers-face", "koxinga-picture-strait", "koxinga-picture-island")
    )
    left, right = beside(len(view.players))
    return chart.base(face, strait, island, galleon=left == 1, serpent=right == 1)


def colours() -> Image.Image:
    """The palette of all Koxinga pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return png.palette(_reference(), NAMED)


def _reference() -> Image.Image:
    """The chart, and one of everything that may lie on it."""
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
