"""The logbook west of Formosa: of each ship that sailed, in order, where from, where it turned or stopped, where to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.koxinga import board
from games.koxinga.state import Walk
from renderers.canvas import Pen, sprite
from renderers.koxinga import trail
from renderers.koxinga.colours import CRIMSON, EDGE, SEPIA, SHEET
from renderers.koxinga.layout import FIGHT
from renderers.koxinga.panels import home
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.koxinga.wakes import legs
from renderers.lettering import width
from renderers.sheet import SMALL

_LINE, _CLOSE, _DOTS, PAD = 34, 29, 14, 6
"""Heights of a line, of one where there are many, and of the dots for those that have no room; the margin."""
_SHIP, _FIRST, _SIGN = 24, 46, 20
"""Pixels from the edge to the ship's middle and to the first number; room of a sign between numbers."""


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A block at which a way began, turned, stopped or ended, and whether it was reached onwards (None: it began
    there)."""

    block: int
    onwards: bool | None = None


def waypoints(walks: Sequence[Walk]) -> Iterator[Waypoint]:
    """Of one ship's walks, which follow on one another."""
    yield Waypoint(walks[0].blocks[0])
    for walk in walks:
        for leg in legs(walk):
            yield Waypoint(leg.blocks[-1], leg.onwards)


def draw(scene: Scene, top: int) -> None:
    """A leaf that begins at `top`, no wider than it must be. Where not all lines have room they stand closer, then
    dots stand for the first ones."""
    if scene.view.outcome is not None:
        return
    left, bottom = FIGHT[0], FIGHT[3]
    every = [row for entry in entries(scene) for row in entry]
    rows, line = fitting(every, bottom - top - 2 * PAD)
    if not rows:
        return
    right = left + _FIRST + round(max(sum(_wide(scene, point) for point in row.points) for row in rows)) + 10
    above = _DOTS if len(rows) < len(every) else 0
    box = (left, top, right, top + 2 * PAD + above + line * len(rows))
    scene.canvas.framed(box, 10, SHEET, edge=EDGE, thick=2)
    if above:
        scene.canvas.centre(dots(30), (left + right) / 2, top + PAD + _DOTS / 2)
    for index, row in enumerate(rows):
        _row(scene, row, top + PAD + above + line * index + line / 2)


def fitting(rows: Sequence[Line], room: int) -> tuple[Sequence[Line], int]:
    """The lines that have room, and the height of each."""
    line = _LINE if _LINE * len(rows) <= room else _CLOSE
    if line * len(rows) <= room:
        return rows, line
    return rows[len(rows) - max(0, room - _DOTS) // line :], line


@dataclass(frozen=True, slots=True)
class Line:
    """A line; `seat` is None where it carries on the one above."""

    seat: Seat | None
    points: tuple[Waypoint, ...]


def entries(scene: Scene) -> Iterator[tuple[Line, ...]]:
    sailed = trail.walks(scene.view, scene.since)
    for seat in trail.order(sailed):
        points = tuple(waypoints([walk for walk in sailed if walk.seat == seat]))
        yield tuple(_rows(scene, seat, points))


def _rows(scene: Scene, seat: Seat, points: Sequence[Waypoint]) -> Iterator[Line]:
    """The line, cut before a sign where it is too long."""
    room = FIGHT[2] - FIGHT[0] - _FIRST - 8
    start, used = 0, 0.0
    for index, point in enumerate(points):
        wide = _wide(scene, point)
        if index > start and used + wide > room:
            yield Line(None if start else seat, tuple(points[start:index]))
            start, used = index, 0.0
        used += wide
    yield Line(None if start else seat, tuple(points[start:]))


def _wide(scene: Scene, point: Waypoint) -> float:
    number = 30 if _is_home(point) else width(str(point.block), scene.type(SMALL, bold=True))
    return number + (0 if point.onwards is None else _SIGN)


def _is_home(point: Waypoint) -> bool:
    return point.block == board.GOAL and point.onwards is True


def _row(scene: Scene, row: Line, y: float) -> None:
    if row.seat is not None:
        scene.canvas.centre(ship(row.seat, 36), FIGHT[0] + _SHIP, y - 1)
    x: float = FIGHT[0] + _FIRST
    for point in row.points:
        if point.onwards is not None:
            scene.canvas.centre(on(18) if point.onwards else back(20), x + _SIGN / 2, y)
            x += _SIGN
        if _is_home(point):
            scene.canvas.centre(home(28), x + 15, y)
            x += 30
        else:
            x += scene.canvas.text(str(point.block), x, y, scene.type(SMALL, bold=True), SEPIA)


@lru_cache(maxsize=2)
def dots(size: int) -> Image.Image:
    """There is more."""

    def draw(pen: Pen) -> None:
        for x in (16, 50, 84):
            pen.disc(x, 50, 11, SEPIA)

    return sprite(size, draw)


@lru_cache(maxsize=4)
def on(size: int) -> Image.Image:
    """Onwards."""
    return sprite(size, lambda pen: pen.polygon([(16, 12), (88, 50), (16, 88)], SEPIA))


@lru_cache(maxsize=4)
def back(size: int) -> Image.Image:
    """Back: an arrow that has turned."""

    def draw(pen: Pen) -> None:
        pen.line([(34, 30), (62, 30)], CRIMSON, 13)
        pen.arc(62, 55, 25, (270, 450), CRIMSON, 13)
        pen.line([(62, 80), (14, 80)], CRIMSON, 13)
        pen.polygon([(2, 30), (40, 2), (40, 58)], CRIMSON)

    return sprite(size, draw)
