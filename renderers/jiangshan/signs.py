"""Two pictures for the player's rules: every sign that is on units of Jiangshan, or around them, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import text
from games.jiangshan.board import Ground
from games.jiangshan.muster import SHIPPED
from renderers import key, marks
from renderers.canvas import Canvas, centred, cut_out
from renderers.core import Figure, Say
from renderers.jiangshan import arrows, badges, fires, glyphs, land, pieces, plates, symbols, towns
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, SAND, SCROLL, SOFT
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.pieces import Look, Pins
from renderers.lettering import Style
from renderers.palette import BAND, INK, NAMED, WHITE, Colour
from renderers.sheet import SMALLEST

_SIDE, _SMALL, _CELL, _PITCH = 74, 40, 42, 30
"""Pixels of a tile, of a sign on a plate, of a cell that an arrow crosses, and from one arrow to the next."""
BARE = Pins()
_Drawn = Callable[[str], Sequence[Image.Image]]
"""Signs beside one another, in the forms of a face."""


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The pictures by name."""
    return {name: partial(_figure, signs) for name, signs in SIGNS.items()}


def _figure(signs: Mapping[str, _Drawn], say: Say) -> Figure:
    drawn = {name: each(say(text("renderers-face"))) for name, each in signs.items()}
    return key.told(drawn, "jiangshan-sign", say, SAND, (*NAMED[:12], SAND, CINNABAR_INK, GOLD))


def _unit(look: Look, face: str, pins: Pins = BARE) -> Sequence[Image.Image]:
    """A tile of the type whose code the look has in place of a character."""
    return (pieces.dressed(replace(look, character=glyphs.unit(SHIPPED[look.character], face)), _SIDE, face, pins),)


def _known(face: str) -> Sequence[Image.Image]:
    """A Blade that lies face down, everybody knowing it."""
    return _unit(Look("black", "D", battle=False, shared=True), face, Pins(glyphs.back(SHIPPED, "i", face)))


def _somebody(face: str) -> Sequence[Image.Image]:
    wood = land.forest(68, 1).copy()
    wood.alpha_composite(badges.mystery(28), (40, 0))
    return (wood,)


def _moved(face: str) -> Sequence[Image.Image]:
    """A Fast Horse in its ring."""
    return (centred(marks.placed(88, BANNERS["red"].paint).copy(), *_unit(Look("red", "H"), face)),)


def _ways(face: str) -> Sequence[Image.Image]:
    """A move, a way over water, a shot, a way by order, below one another."""
    canvas, paint = Canvas.blank(3 * _CELL, 4 * _PITCH, SAND), BANNERS["red"].paint
    for number, (shot, sails) in enumerate(((False, False), (False, True), (True, False), (False, False))):
        top = number * _PITCH - (_CELL - _PITCH) // 2
        box = (0, top, 3 * _CELL, top + _CELL)
        plan = Layout(Ground(("...",)), False, _CELL, box, (), box)
        arrow = replace(arrows.between(plan, (0, 0), (2, 0), shot=shot, covered=False, sails=sails), stays=shot)
        for draw in (arrows.shafts, arrows.heads):
            draw(canvas, plan, [arrows.Line((0, 0), arrow, (SCROLL, paint.edge, paint.fill))])
    canvas.centre(symbols.symbol("action", _PITCH - 4), _CELL / 2, 3.5 * _PITCH)
    return (canvas.image.convert("RGBA"),)


def _danger(face: str) -> Sequence[Image.Image]:
    """A King in the frame."""
    (king,), frame = _unit(Look("black", "K", heavy=True), face), marks.threatened(90)
    return (centred(centred(Image.new("RGBA", frame.size), king), frame),)


def _tokens(face: str) -> Sequence[Image.Image]:
    dark = _plate(SOFT)
    dark.text("?", 22, 22, Style(SMALLEST, bold=True), WHITE, align="middle")
    lit = _plate(GOLD)
    lit.centre(symbols.symbol("fire", 32), 22, 22)
    return tuple(cut_out(each.image, 8) for each in (lit, dark))


def _plate(fill: Colour) -> Canvas:
    """The ground of a token."""
    canvas = Canvas.blank(44, 44, INK)
    canvas.framed((0, 0, 44, 44), 8, fill, edge=INK, thick=2)
    return canvas


def _actions(face: str) -> Sequence[Image.Image]:
    """An order tablet on the ground of the heading, and where one lay."""
    canvas = Canvas.blank(110, 56, BAND)
    for x, name in ((32, "action"), (78, "spent")):
        canvas.centre(symbols.symbol(name, _SMALL), x, 28)
    return (cut_out(canvas.image, 10),)


_FOOT = Look("red", "D", battle=False)
SIGNS: Mapping[str, Mapping[str, _Drawn]] = MappingProxyType(
    {
        "signs-units": {
            "front": partial(_unit, Look("red", "D", facing="n")),
            "back": lambda face: [
                pieces.tile_of(replace(_FOOT, character=glyphs.back(SHIPPED, "i", face)), _SIDE, face)
            ],
            "known": _known,
            "exposed": partial(_unit, Look("red", "H", battle=False), pins=Pins(eye=True)),
            "preset": partial(_unit, _FOOT, pins=Pins(preset="e")),
            "armour": partial(_unit, Look("white", "G", heavy=True)),
            "owners": lambda face: [badges.emblem(each, 30, "", face) for each in BANNERS],
            "done": lambda face: [badges.done(_SMALL)],
            "chaos": partial(_unit, Look("white", "P", facing="n", chaos=True)),
            "danger": _danger,
            "challenged": lambda face: [badges.summons(_SMALL)],
        },
        "signs-board": {
            "towns": lambda face: [towns.town("black", 68, camp=camp, capital=False) for camp in (False, True)],
            "capital": lambda face: [towns.town("red", 84, camp=False, capital=True)],
            "somebody": _somebody,
            "moved": _moved,
            "ways": _ways,
            "fallen": lambda face: [pieces.fallen(glyphs.unit(SHIPPED["A"], face), "black", 46, face, (1, 1))],
            "fires": lambda face: [
                fires.fire(44, big=False),
                fires.fire(64, big=True),
                badges.emblem("black", 24, "", face),
            ],
            "actions": _actions,
            "plates": lambda face: [symbols.symbol(name, 32) for name in plates.COUNTERS],
            "losses": lambda face: [badges.cross(36), badges.chip(glyphs.unit(SHIPPED["D"], face), "black", 44, face)],
            "tokens": _tokens,
        },
    }
)
"""The pictures, and on each its signs by the names of their messages, from above."""
