"""The fallen of an army at the foot of its plate, as everybody knows them: how many behind a cross, and who."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Seat
from renderers.jiangshan import badges, glyphs
from renderers.jiangshan.scene import Scene, banner
from renderers.lettering import ELLIPSIS, Style, width
from renderers.palette import INK
from renderers.sheet import SMALLEST, Box

_SIGN, _CHIP, _ROW, _LEFT, _RIGHT, _BOTTOM = 27, 30, 34, 10, 8, 6
_DOTS = 26
"""Pixels of the ellipsis behind the last type that has room."""
_LAST = 24
"""Pixels of the middle of a plate's last line from its edge."""


@dataclass(frozen=True, slots=True)
class Losses:
    """How many, and in lines who and how many of each; without lines the count stands at `height`. `bottom` is where
    the room above ends, `spare` the pixels that such a count takes at the end of that room's last line, or in its place
    the `few` types that have room there."""

    count: int
    lines: tuple[tuple[tuple[str, int], ...], ...]
    height: float
    bottom: int
    spare: int
    few: tuple[tuple[str, int], ...] = ()

    @property
    def shown(self) -> int:
        """How many of them the lines tell."""
        return sum(count for line in self.lines for _, count in line)


def losses(scene: Scene, seat: Seat, box: Box, kept: int, height: float | None, free: int = 0) -> Losses:
    """In lines of their own, the greatest first as far as there is room, if `kept` pixels above stay free; else only
    how many, at the right edge: at that height, or if there is none at the end of the last line; there all types stand
    instead, if they need no more than `free` pixels."""
    left, top, right, bottom = box
    fallen = [kind for owner, kind in scene.view.dead if owner == seat]
    rows = (bottom - top - _BOTTOM - kept) // _ROW
    if not fallen or rows < 1:
        spare = _first(scene, len(fallen)) if fallen and height is None else 0
        few = _counted(scene, fallen)
        if few and _SIGN + 4 + sum(_wide(scene, count) for _, count in few) <= free:
            spare = _SIGN + 4 + sum(_wide(scene, count) for _, count in few)
            return Losses(len(fallen), (), bottom - _LAST, bottom, spare, few)
        return Losses(len(fallen), (), bottom - _LAST if height is None else height, bottom, spare)
    lines = _lines(scene, fallen, (right - left - _LEFT - _RIGHT, _first(scene, len(fallen))), rows)
    return Losses(len(fallen), tuple(map(tuple, lines)), 0, bottom - _BOTTOM - len(lines) * _ROW, 0)


def draw(scene: Scene, seat: Seat, box: Box, told: Losses) -> None:
    """On the plate of that box."""
    left, _, right, _ = box
    if told.lines:
        _count(scene, told.count, left + _LEFT, told.bottom + _ROW / 2)
    elif told.few:
        scene.canvas.centre(badges.cross(_SIGN), right - _RIGHT - told.spare + _SIGN / 2, told.height)
        _chips(scene, seat, told.few, right - _RIGHT - told.spare + _SIGN + 4, told.height)
    elif told.count:
        _count(scene, told.count, right - _first(scene, told.count) + 4, told.height)
    for number, line in enumerate(told.lines):
        y = told.bottom + (number + 0.5) * _ROW
        x = _chips(scene, seat, line, left + _LEFT + (0 if number else _first(scene, told.count)), y)
        if number == len(told.lines) - 1 and told.shown < told.count:
            scene.canvas.text(ELLIPSIS, x, y, _style(scene), INK)


def _chips(scene: Scene, seat: Seat, line: Sequence[tuple[str, int]], x: float, y: float) -> float:
    """Types, and how many of each; returns where they end."""
    for kind, count in line:
        character = glyphs.unit(scene.view.terms.units[kind], scene.face)
        scene.canvas.centre(badges.chip(character, banner(scene, seat), _CHIP, scene.face), x + _CHIP / 2, y)
        scene.canvas.text(_times(count), x + _CHIP + 1, y, _style(scene), INK)
        x += _wide(scene, count)
    return x


def _counted(scene: Scene, fallen: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Types, the most missed first, and how many of each."""
    return tuple((kind, fallen.count(kind)) for kind in scene.view.terms.units.protected if kind in fallen)


def _first(scene: Scene, count: int) -> int:
    """Pixels of the cross and how many, before the first type."""
    return _SIGN + 4 + round(width(str(count), _style(scene))) + 12


def _count(scene: Scene, count: int, x: float, y: float) -> None:
    scene.canvas.centre(badges.cross(_SIGN), x + _SIGN / 2, y)
    scene.canvas.text(str(count), x + _SIGN + 4, y, _style(scene), INK)


def _lines(scene: Scene, fallen: Sequence[str], room: tuple[int, int], rows: int) -> list[list[tuple[str, int]]]:
    """Types and how many of each, the most missed first, in at most so many lines: `room` is what a line has, and what
    the cross takes of the first one."""
    lines: list[list[tuple[str, int]]] = [[]]
    left, kinds = room[0] - room[1], _counted(scene, fallen)
    for kind, count in kinds:
        wide = _wide(scene, count)
        if wide + (0 if kind == kinds[-1][0] or len(lines) < rows else _DOTS) > left:
            if len(lines) == rows:
                break
            lines, left = [*lines, []], room[0]
        lines[-1].append((kind, count))
        left -= wide
    return lines


def _wide(scene: Scene, count: int) -> int:
    return _CHIP + 5 + round(width(_times(count), _style(scene)))


def _times(count: int) -> str:
    """How many, where it is more than one."""
    return str(count) if count > 1 else ""


def _style(scene: Scene) -> Style:
    return scene.type(SMALLEST, bold=True)
