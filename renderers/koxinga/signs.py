"""A picture for the player's rules: every sign that is on the chart, on the panels and in the logbook, and what it
means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from games.core import Seat
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from games.koxinga.state import FLAME
from renderers import key, marks
from renderers.canvas import Canvas, cut_out
from renderers.core import Figure, Say
from renderers.koxinga import battle, cards, chart, dice, goods, logbook, panels, ships, tiles, wakes
from renderers.koxinga.colours import CRIMSON, DEPTHS, EXACT, FADED, PAINTS, SEPIA, SHEET
from renderers.koxinga.layout import NARROW
from renderers.lettering import Style
from renderers.palette import NAMED
from renderers.sheet import SMALLEST

_Drawn = Callable[[], Sequence[Image.Image]]
_GROUND = DEPTHS[0]
_ONE, _THREE = Seat(0), Seat(2)


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The picture by its name."""
    return {"signs": _figure}


def _figure(say: Say) -> Figure:
    exact = (*NAMED[:12], _GROUND, SEPIA, CRIMSON, *EXACT[-6:])
    return key.told({name: drawn() for name, drawn in SIGNS.items()}, "koxinga-sign", say, _GROUND, exact)


def _block(number: int, item: Item | None) -> Image.Image:
    """A long block down to the water."""
    return tiles.still(number, item).crop((1, 0, NARROW - 1, tiles.CHANNEL)).convert("RGBA")


def _sailed() -> Sequence[Image.Image]:
    """A ship in its ring."""
    image = marks.placed(88, PAINTS[_ONE], round_=True).copy()
    image.alpha_composite(ships.ship(_ONE, 76), (6, 6))
    return (image,)


def _wake() -> Sequence[Image.Image]:
    """A line that ends in a chevron."""
    canvas = Canvas.blank(120, 40, _GROUND)
    wakes.stretch(canvas, _ONE, [(14, 20), (100, 20)])
    canvas.centre(ships.arrow(30, _ONE, 0), 88, 20)
    return (canvas.image.convert("RGBA"),)


def _asked() -> Sequence[Image.Image]:
    """The edge of a panel."""
    canvas = Canvas.blank(110, 60, _GROUND)
    marks.framed(canvas, (4, 4, 106, 56), 10, SHEET, SHEET, asked=True, won=False, thick=5)
    return (canvas.image.convert("RGBA"),)


def _log() -> Sequence[Image.Image]:
    """From 15 on to 18."""
    canvas = Canvas.blank(104, 44, SHEET)
    canvas.text("15", 8, 22, Style(SMALLEST), FADED)
    canvas.centre(logbook.on_sign(18), 52, 22)
    canvas.text("18", 64, 22, Style(SMALLEST, bold=True), SEPIA)
    return (cut_out(canvas.image, 8),)


def _duel() -> Sequence[Image.Image]:
    """Nine against six."""
    canvas = Canvas.blank(148, 44, SHEET)
    canvas.centre(battle.swords(24), 18, 22)
    for words, x, bold in (("9", 44, True), (">", 68, True), ("6", 132, False)):
        canvas.text(words, x, 22, Style(SMALLEST, bold=bold), SEPIA if words == "9" else FADED, align="middle")
    canvas.centre(ships.ship(_THREE, 36), 100, 21)
    return (cut_out(canvas.image, 8),)


SIGNS: Mapping[str, _Drawn] = MappingProxyType(
    {
        "foods": lambda: [_block(number, Item(Good.FOOD, amount)) for number, amount in ((18, 2), (17, 3), (16, 4))],
        "prices": lambda: [_block(30, Item(Good.GOLD, 5)), _block(29, Item()), _block(28, None)],
        "seals": lambda: [chart.medal("7", 42), chart.medal("−5", 42)],
        "sailed": _sailed,
        "begun": lambda: [ships.ghost(_ONE, 66), ships.buoy(_THREE)],
        "wake": _wake,
        "asked": _asked,
        "chosen": lambda: [panels.tick(36)],
        "starter": lambda: [panels.start(40)],
        "standing": lambda: [goods.sign("chest", 36), cards.fan((43, 34))],
        "card": lambda: [cards.strip(6, 34, active=1)],
        "dice": lambda: [dice.die(56, 4, active=False), dice.die(56, 4, active=True)],
        "log": _log,
        "duel": _duel,
        "fight": lambda: [goods.sign("cannon", 38), dice.battle_die(7, 46), dice.battle_die(FLAME, 46)],
        "results": lambda: [panels.tick(36), battle.cross(36)],
    }
)
"""By the names of their messages, in the order of the picture."""
