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
from renderers.canvas import Canvas, cut_out
from renderers.core import Figure, Say
from renderers.jiangshan import arrows, badges, fires, glyphs, land, pieces, symbols, towns
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, SAND, SCROLL, SOFT
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.pieces import Look, Pins
from renderers.lettering import Style
from renderers.palette import BAND, INK, NAMED, WHITE, Colour
from renderers.sheet import SMALLEST

_SIDE, _SMALL, _CELL, _PITCH = 74, 40, 42, 30
"""Pixels of a tile, of a sign on a plate, of a cell that an arrow crosses, and from one arrow to the next."""
_Drawn = Callable[[str], Sequence[Image.Image]]
"""Signs beside one another, in the forms of a face."""


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The pictures by name."""
    return {name: partial(_figure, signs) for name, signs in SIGNS.items()}


def _figure(signs: Mapping[str, _Drawn], say: Say) -> Figure:
    drawn = {name: each(say(text("renderers-face"))) for name, each in signs.items()}
    return key.told(drawn, "jiangshan-sign", say, SAND, (*NAMED[:12], SAND, CINNABAR_INK, GOLD))


def _front(face: str) -> Sequence[Image.Image]:
    """A Blade that faces north."""
    return (pieces.tile_of(Look("red", glyphs.unit(SHIPPED["D"], face), facing="n"), _SIDE, face),)


def _back(face: str) -> Sequence[Image.Image]:
    return (pieces.tile_of(Look("red", glyphs.back(SHIPPED, "i", face), battle=False), _SIDE, face),)


def _known(face: str) -> Sequence[Image.Image]:
    """A Blade that lies face down, everybody knowing it."""
    look = Look("black", glyphs.unit(SHIPPED["D"], face), battle=False, shared=True)
    return (pieces.dressed(look, _SIDE, face, Pins(glyphs.back(SHIPPED, "i", face))),)


def _exposed(face: str) -> Sequence[Image.Image]:
    look = Look("red", glyphs.unit(SHIPPED["H"], face), battle=False)
    return (pieces.dressed(look, _SIDE, face, Pins(eye=True)),)


def _preset(face: str) -> Sequence[Image.Image]:
    look = Look("red", glyphs.unit(SHIPPED["D"], face), battle=False)
    return (pieces.dressed(look, _SIDE, face, Pins(preset="e")),)


def _armour(face: str) -> Sequence[Image.Image]:
    return (pieces.tile_of(Look("white", glyphs.unit(SHIPPED["G"], face), heavy=True), _SIDE, face),)


def _owners(face: str) -> Sequence[Image.Image]:
    return tuple(badges.emblem(each, 30, "", face) for each in BANNERS)


def _towns(face: str) -> Sequence[Image.Image]:
    return (towns.town("black", 68, camp=False, capital=False), towns.town("black", 68, camp=True, capital=False))


def _capital(face: str) -> Sequence[Image.Image]:
    return (towns.town("red", 84, camp=False, capital=True),)


def _somebody(face: str) -> Sequence[Image.Image]:
    wood = land.forest(68, 1).copy()
    wood.alpha_composite(badges.mystery(28), (40, 0))
    return (wood,)


def _moved(face: str) -> Sequence[Image.Image]:
    """A Fast Horse in its ring."""
    ring = marks.placed(88, BANNERS["red"].paint)
    image = Image.new("RGBA", ring.size)
    image.alpha_composite(ring)
    horse = pieces.tile_of(Look("red", glyphs.unit(SHIPPED["H"], face)), _SIDE, face)
    image.alpha_composite(horse, ((ring.width - horse.width) // 2, (ring.height - horse.height) // 2))
    return (image,)


def _ways(face: str) -> Sequence[Image.Image]:
    """A move, a way over water, a shot, a way by order, below one another."""
    canvas, paint = Canvas.blank(3 * _CELL, 4 * _PITCH, SAND), BANNERS["red"].paint
    for number, (shot, sails) in enumerate(((False, False), (False, True), (True, False), (False, False))):
        top = number * _PITCH - (_CELL - _PITCH) // 2
        box = (0, top, 3 * _CELL, top + _CELL)
        plan = Layout(Ground(("...",)), False, _CELL, box, (), box)
        arrow = replace(arrows.between(plan, (0, 0), (2, 0), shot=shot, covered=False, sails=sails), stays=shot)
        for part in (arrows.shaft, arrows.head):
            part(canvas, plan, arrow, (0, 0), (SCROLL, paint.edge, paint.fill))
    canvas.centre(symbols.symbol("action", _PITCH - 4), _CELL / 2, 3.5 * _PITCH)
    return (canvas.image.convert("RGBA"),)


def _fallen(face: str) -> Sequence[Image.Image]:
    return (pieces.fallen(glyphs.unit(SHIPPED["A"], face), "black", 46, face, (1, 1)),)


def _done(face: str) -> Sequence[Image.Image]:
    return (badges.done(_SMALL),)


def _chaos(face: str) -> Sequence[Image.Image]:
    look = Look("white", glyphs.unit(SHIPPED["P"], face), facing="n", chaos=True)
    return (pieces.dressed(look, _SIDE, face, Pins()),)


def _danger(face: str) -> Sequence[Image.Image]:
    frame = marks.threatened(90)
    king = pieces.tile_of(Look("black", glyphs.unit(SHIPPED["K"], face), heavy=True), _SIDE, face)
    image = Image.new("RGBA", frame.size)
    image.alpha_composite(king, ((frame.width - king.width) // 2, (frame.height - king.height) // 2))
    image.alpha_composite(frame)
    return (image,)


def _challenged(face: str) -> Sequence[Image.Image]:
    return (badges.summons(_SMALL),)


def _fires(face: str) -> Sequence[Image.Image]:
    return (fires.fire(44, big=False), fires.fire(64, big=True), badges.emblem("black", 24, "", face))


def _plates(face: str) -> Sequence[Image.Image]:
    return tuple(symbols.symbol(name, 32) for name in ("morale", "supply", "merit", "reserve"))


def _losses(face: str) -> Sequence[Image.Image]:
    return badges.cross(36), badges.chip(glyphs.unit(SHIPPED["D"], face), "black", 44, face)


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


SIGNS: Mapping[str, Mapping[str, _Drawn]] = MappingProxyType(
    {
        "signs-units": {
            "front": _front,
            "back": _back,
            "known": _known,
            "exposed": _exposed,
            "preset": _preset,
            "armour": _armour,
            "owners": _owners,
            "done": _done,
            "chaos": _chaos,
            "danger": _danger,
            "challenged": _challenged,
        },
        "signs-board": {
            "towns": _towns,
            "capital": _capital,
            "somebody": _somebody,
            "moved": _moved,
            "ways": _ways,
            "fallen": _fallen,
            "fires": _fires,
            "actions": _actions,
            "plates": _plates,
            "losses": _losses,
            "tokens": _tokens,
        },
    }
)
"""The pictures, and on each its signs by the names of their messages, from above."""
