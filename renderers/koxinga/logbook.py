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

_LINE, _PAD = 34, 6
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
    """A leaf that begins at `top`, no wider than it must be; the latest lines, if not all have room."""
    if scene.view.outcome is not None:
        return
    left, _, _, bottom = FIGHT
    rows = [row for entry in _entries(scene) for row in entry]
    rows = rows[max(0, len(rows) - (bottom - top - 2 * _PAD) // _LINE) :]
    if not rows:
        return
    right = left + _FIRST + round(max(sum(_wide(scene, point) for point in row.points) for row in rows)) + 10
    scene.canvas.framed((left, top, right, top + 2 * _PAD + _LINE * len(rows)), 10, SHEET, edge=EDGE, thick=2)
    for index, row in enumerate(rows):
        _row(scene, row, top + _PAD + _LINE * index + _LINE / 2)


@dataclass(frozen=True, slots=True)
class _Row:
    """A line; `seat` is None where it carries on the one above."""

    seat: Seat | None
    points: tuple[Waypoint, ...]
    last: bool


def _entries(scene: Scene) -> Iterator[tuple[_Row, ...]]:
    sailed = trail.walks(scene.view, scene.since)
    for seat in trail.order(sailed):
        points = tuple(waypoints([walk for walk in sailed if walk.seat == seat]))
        yield tuple(_rows(scene, seat, points))


def _rows(scene: Scene, seat: Seat, points: Sequence[Waypoint]) -> Iterator[_Row]:
    """The line, cut before a sign where it is too long."""
    room = FIGHT[2] - FIGHT[0] - _FIRST - 8
    start, used = 0, 0.0
    for index, point in enumerate(points):
        wide = _wide(scene, point)
        if index > start and used + wide > room:
            yield _Row(None if start else seat, tuple(points[start:index]), last=False)
            start, used = index, 0.0
        used += wide
    yield _Row(None if start else seat, tuple(points[start:]), last=True)


def _wide(scene: Scene, point: Waypoint) -> float:
    number = 30 if _is_home(point) else width(str(point.block), scene.type(SMALL, bold=True))
    return number + (0 if point.onwards is None else _SIGN)


def _is_home(point: Waypoint) -> bool:
    return point.block == board.GOAL and point.onwards is True


def _row(scene: Scene, row: _Row, y: float) -> None:
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
