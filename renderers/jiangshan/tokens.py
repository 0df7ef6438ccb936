"""An army's stratagems on its plate: a token for each that everybody has seen, with its name where there is room for
all names; dark ones lie face down."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.core import Seat
from games.jiangshan.state import STRATAGEMS
from renderers.canvas import Pen
from renderers.jiangshan import armies, badges
from renderers.jiangshan.colours import GOLD, GRID, SOFT
from renderers.jiangshan.scene import Scene
from renderers.jiangshan.symbols import symbol
from renderers.kept import kept
from renderers.lettering import Style, mask, width
from renderers.palette import INK, WHITE, Colour
from renderers.sheet import SMALLEST, Box

HIGH = 38
"""Pixels of a token and what is below it."""
_GAP, _USED, _SIGN, _NAME, _END, _BACK = 4, 22, 26, 26, 4, 24
_DARK = ""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Lines of tokens, dark ones being empty, and whether they have their names."""

    lines: tuple[tuple[str, ...], ...]
    named: bool


def tokens(scene: Scene, seat: Seat, room: tuple[int, int], spare: int = 0) -> Tokens:
    """How they lie in a room so wide and high, `spare` pixels being free at the end of the last line."""
    side = scene.view.sides[seat]
    shown = [each for each in STRATAGEMS if each in side.shown]
    dark = len(side.held) - len(shown) if side.held is not None else armies.blanks(scene.view, seat)
    every = (*shown, *(_DARK,) * dark)
    lines: list[list[str]] = [[]]
    left, fits = room[0], True
    for number, each in enumerate(every):
        wide = _wide(scene, each) + (spare if number == len(every) - 1 else 0)
        if wide > left and lines[-1]:
            lines, left = [*lines, []], room[0]
        lines[-1].append(each)
        fits &= wide <= left
        left -= wide + _GAP
    named = fits and len(lines) * HIGH <= room[1] + _GAP
    return Tokens(tuple(map(tuple, lines)), True) if named else Tokens((every,), False)


def draw(scene: Scene, seat: Seat, box: Box, spare: int) -> None:
    """From above."""
    left, top, right, bottom = box
    laid = tokens(scene, seat, (right - left, bottom - top), spare)
    for number, line in enumerate(laid.lines):
        x = left
        for each in line:
            used = each in scene.view.sides[seat].used
            drawn = _token(each, _called(scene, each) if laid.named else "", scene.face, used=used)
            scene.canvas.put(drawn, x, top + number * HIGH)
            x += drawn.width + _GAP
            if used:
                done = x - drawn.width - _GAP + 6 if laid.named else x - _GAP - 5
                scene.canvas.centre(badges.done(_USED), done, top + (number + 1) * HIGH - 9)


def breadth(scene: Scene, seat: Seat) -> int:
    """Pixels of an army's tokens without their names, in one line."""
    (line,) = tokens(scene, seat, (0, 0)).lines
    return sum(_BACK if each == _DARK else HIGH - _GAP for each in line) + _GAP * len(line)


def _wide(scene: Scene, name: str) -> int:
    """Pixels of a token with its name."""
    if name == _DARK:
        return _BACK
    return _NAME + round(width(_called(scene, name), scene.type(SMALLEST))) + _END


def _called(scene: Scene, name: str) -> str:
    return scene.words(f"jiangshan-stratagem-{name}") if name != _DARK else ""


@kept
def _token(name: str, words: str, face: str, *, used: bool) -> Image.Image:
    """With its name, if there are words."""
    style, high = Style(SMALLEST, bold=name == _DARK, face=face), HIGH - _GAP
    wide = _NAME + round(width(words, style)) + _END if words else _BACK if name == _DARK else high
    pen = Pen(wide, high)
    unit = 100 / min(wide, high)
    pen.rounded((0, 0, wide * unit, high * unit), 7 * unit, INK)
    pen.rounded((2 * unit, 2 * unit, (wide - 2) * unit, (high - 2) * unit), 5 * unit, _fill(name, used=used))
    image = pen.sprite()
    if name != _DARK:
        image.alpha_composite(symbol(name, _SIGN), (1 if words else (high - _SIGN) // 2, (high - _SIGN) // 2))
    if words or name == _DARK:
        drawn = mask(words or "?", style)
        x = _NAME if words else round((wide - drawn.advance) / 2)
        image.paste(
            INK if words else WHITE, (x + drawn.left, round(high / 2 + SMALLEST * 0.365) + drawn.top), drawn.image
        )
    return image


def _fill(name: str, *, used: bool) -> Colour:
    return SOFT if name == _DARK else GRID if used else GOLD
