"""An army's stratagems on its plate: a token for each that everybody has seen, with its name where there is room for
all names; dark ones lie face down."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Seat
from games.jiangshan.state import STRATAGEMS
from renderers.jiangshan import armies, badges
from renderers.jiangshan.colours import GOLD, GRID, SOFT
from renderers.jiangshan.scene import Scene
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
from renderers.palette import INK, WHITE
from renderers.sheet import SMALLEST, Box

HIGH = 38
"""Pixels of a token and what is below it."""
_GAP, _USED, _SIGN, _NAME, _END = 4, 22, 26, 27, 5
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
    left = room[0]
    for number, each in enumerate(every):
        wide = _wide(scene, each) + (spare if number == len(every) - 1 else 0)
        if wide > left and lines[-1]:
            lines, left = [*lines, []], room[0]
        lines[-1].append(each)
        left -= wide + _GAP
    named = left + _GAP >= 0 and len(lines) * HIGH <= room[1] + _GAP
    return Tokens(tuple(map(tuple, lines)), True) if named else Tokens((every,), False)


def draw(scene: Scene, seat: Seat, box: Box, spare: int) -> None:
    """From above."""
    left, top, right, bottom = box
    laid = tokens(scene, seat, (right - left, bottom - top), spare)
    for number, line in enumerate(laid.lines):
        x = left
        for each in line:
            wide = _wide(scene, each) if laid.named else HIGH - _GAP
            used = each in scene.view.sides[seat].used
            spot = (x, top + number * HIGH, x + wide, top + (number + 1) * HIGH - _GAP)
            _token(scene, each, spot, named=laid.named, used=used)
            if used:
                done = x + 6 if laid.named else x + wide - 5
                scene.canvas.centre(badges.done(_USED), done, top + (number + 1) * HIGH - 9)
            x += wide + _GAP


def _wide(scene: Scene, name: str) -> int:
    """Pixels of a token with its name."""
    if name == _DARK:
        return HIGH - _GAP
    return _NAME + round(width(_called(scene, name), scene.type(SMALLEST))) + _END


def _called(scene: Scene, name: str) -> str:
    return scene.words(f"jiangshan-stratagem-{name}")


def _token(scene: Scene, name: str, box: Box, *, named: bool, used: bool) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    scene.canvas.framed(box, 7, SOFT if name == _DARK else GRID if used else GOLD, edge=INK, thick=2)
    if name == _DARK:
        scene.canvas.text("?", (left + right) / 2, y, scene.type(SMALLEST, bold=True), WHITE, align="middle")
        return
    scene.canvas.centre(symbol(name, _SIGN), left + 14 if named else (left + right) / 2, y)
    if named:
        scene.canvas.text(_called(scene, name), left + _NAME, y, scene.type(SMALLEST), INK)
