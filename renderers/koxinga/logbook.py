"""The logbook west of Formosa: of each ship that sailed, in order, where from, where it turned or stopped, where to,
and below that what came of its battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from games.core import Seat
from games.koxinga import board
from games.koxinga.state import FLAME, Battle, Duel, Result, Walk
from renderers.canvas import Pen, sprite
from renderers.kept import kept
from renderers.koxinga import trail
from renderers.koxinga.battle import swords
from renderers.koxinga.colours import CRIMSON, EDGE, FADED, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import FIGHT
from renderers.koxinga.panels import home
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.koxinga.wakes import legs
from renderers.lettering import Style, width
from renderers.sheet import SMALL, Box

_LINE, _CLOSE, _DOTS, PAD = 34, 29, 14, 6
"""Heights of a line, of one where there are many, and of the dots for those that have no room; the margin."""
_SHIP, _FIRST, _NEXT, _RIM = 23, 45, 14, 8
"""Pixels from the edge to the ship's middle, to the first number, to the first sign of a line that carries on; and
free at a line's end."""
_SIGN, _GAP, _SWORDS = 20, 6, 24
"""Room of the sign for onwards between numbers, at both sides of the word for back, and of the swords of a battle."""
_CLASH, _CROSSED, _SUM, _RELATION, _FOE = 8, 20, 30, 15, 30
"""Of a line that tells a duel: pixels from the edge, of the swords, of what either ship made, of what is between, of
the ship. The narrowest leaf has room for it."""
_RELATIONS = {Result.ATTACKER: ">", Result.DEFENDER: "<", Result.DRAW: "="}


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A block at which a way began, turned, stopped or ended, whether it was reached onwards (None: it began there),
    and whether there was a battle."""

    block: int
    onwards: bool | None = None
    fought: bool = False


def waypoints(walks: Sequence[Walk]) -> Iterator[Waypoint]:
    """Of one ship's walks, which follow on one another."""
    yield Waypoint(walks[0].blocks[0])
    for walk in walks:
        fields = {block for block, _ in walk.battles}
        for leg in legs(walk):
            yield Waypoint(leg.blocks[-1], leg.onwards, fought=leg.blocks[-1] in fields)


def draw(scene: Scene, top: int) -> None:
    """A leaf that begins at `top`, no wider than it must be. Where its lines have no room they stand closer, then more
    leaves lie where the sea is free, and at last on Formosa."""
    if scene.view.outcome is not None:
        return
    for leaf in leaves(scene, top):
        _leaf(scene, leaf)


@dataclass(frozen=True, slots=True)
class Clash:
    """What a ship that attacked made, what its enemy did, and what came of it. FLAME is the flame; None: it never
    got to fight."""

    own: int
    foe: Seat
    made: int | None
    result: Result


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a way, or a duel; `seat` is None where it carries on the one above."""

    seat: Seat | None
    points: tuple[Waypoint, ...] = ()
    clash: Clash | None = None


@dataclass(frozen=True, slots=True)
class Leaf:
    """Lines below one another from an upper left corner, and how high each is; `cut` if the first ways are left out,
    for which dots stand."""

    corner: tuple[int, int]
    lines: tuple[Line, ...]
    high: int
    cut: bool = False


def leaves(scene: Scene, top: int) -> tuple[Leaf, ...]:
    """The ways of all ships, oldest first."""
    ways = tuple(_ways(scene))
    first = (FIGHT[0], top, FIGHT[2], FIGHT[3])
    whole = tuple(line for way in ways for line in _rows(scene, way, first))
    for high in (_LINE, _CLOSE):
        if 2 * PAD + high * len(whole) <= first[3] - top:
            return (Leaf(first[:2], whole, high),) if whole else ()
    boxes = (first, *scene.plan.spare)
    every = (_spread(scene, ways[start:], boxes, cut=start > 0) for start in range(len(ways)))
    return next((found for found in every if found is not None), (_end(whole, first),))


def _end(lines: Sequence[Line], box: Box) -> Leaf:
    """As many of the last lines as fit."""
    room = (box[3] - box[1] - 2 * PAD - _DOTS) // _CLOSE
    return Leaf(box[:2], tuple(lines[-max(1, room) :]), _CLOSE, cut=True)


def _spread(scene: Scene, ways: Sequence[Way], boxes: Sequence[Box], *, cut: bool) -> tuple[Leaf, ...] | None:
    """The ways on as many leaves as they need, each whole on one; None if they need more than there are boxes."""
    found, rest = list[Leaf](), list(ways)
    for box in boxes:
        dots_first = cut and not found
        room = (box[3] - box[1] - 2 * PAD - _DOTS * dots_first) // _CLOSE
        lines: list[Line] = []
        while rest and len(lines) + len(more := tuple(_rows(scene, rest[0], box))) <= room:
            lines += more
            del rest[0]
        if lines:
            found.append(Leaf(box[:2], tuple(lines), _CLOSE, cut=dots_first))
    return None if rest else tuple(found)


@dataclass(frozen=True, slots=True)
class Way:
    """Where a ship has come, and whom it fought."""

    seat: Seat
    points: tuple[Waypoint, ...]
    clashes: tuple[Clash, ...]


def _ways(scene: Scene) -> Iterator[Way]:
    sailed = trail.walks(scene.view, scene.since)
    for seat in trail.order(sailed):
        own = [walk for walk in sailed if walk.seat == seat]
        yield Way(seat, tuple(waypoints(own)), tuple(clashes(own)))


def clashes(walks: Sequence[Walk]) -> Iterator[Clash]:
    """The duels of one ship's battles."""
    for walk in walks:
        for _, battle in walk.battles:
            yield from (_clash(battle, duel) for duel in battle.duels)


def _clash(battle: Battle, duel: Duel) -> Clash:
    own = FLAME if battle.roll == FLAME else battle.strength
    made = duel.roll if duel.roll in (None, FLAME) else duel.cannons + duel.roll
    return Clash(own, duel.defender, made, duel.result)


def _rows(scene: Scene, way: Way, box: Box) -> Iterator[Line]:
    """The way, cut before a sign where it is too long for the box."""
    start, used = 0, float(_FIRST)
    for index, point in enumerate(way.points):
        wide = _wide(scene, point)
        if index > start and used + wide > box[2] - box[0] - _RIM:
            yield Line(None if start else way.seat, way.points[start:index])
            start, used = index, float(_NEXT)
        used += wide
    yield Line(None if start else way.seat, way.points[start:])
    yield from (Line(None, clash=clash) for clash in way.clashes)


def _wide(scene: Scene, point: Waypoint) -> float:
    number = 30 if _is_home(point) else width(str(point.block), _type(scene, point))
    return number + _sign(scene, point) + _SWORDS * point.fought


def _sign(scene: Scene, point: Waypoint) -> float:
    """Pixels of what stands before a number."""
    if point.onwards is None:
        return 0
    return _SIGN if point.onwards else width(_back(scene), scene.type(SMALL)) + 2 * _GAP


def _back(scene: Scene) -> str:
    return scene.words("koxinga-picture-back-to")


def _type(scene: Scene, point: Waypoint) -> Style:
    """Light where a way begins."""
    return scene.type(SMALL, bold=point.onwards is not None)


def _is_home(point: Waypoint) -> bool:
    return point.block == board.GOAL and point.onwards is True


def _leaf(scene: Scene, leaf: Leaf) -> None:
    left, top = leaf.corner
    right = left + round(max(_across(scene, line) for line in leaf.lines))
    above = _DOTS if leaf.cut else 0
    box = (left, top, right + _RIM, top + 2 * PAD + above + leaf.high * len(leaf.lines))
    scene.canvas.framed(box, 10, SHEET, edge=EDGE, thick=2)
    if leaf.cut:
        scene.canvas.centre(dots(30), (left + right + _RIM) / 2, top + PAD + _DOTS / 2)
    for index, line in enumerate(leaf.lines):
        y = top + PAD + above + leaf.high * (index + 0.5)
        if line.clash is not None:
            _fought(scene, line.clash, left + _CLASH, y)
        else:
            _line(scene, line, left, y)


def _across(scene: Scene, line: Line) -> float:
    """Pixels of a line from the leaf's edge."""
    if line.clash is not None:
        return _CLASH + _CROSSED + 2 * _SUM + _RELATION + _FOE
    return _starts(line) + sum(_wide(scene, point) for point in line.points)


def _starts(line: Line) -> int:
    """Pixels from the edge to a line's first sign."""
    return _NEXT if line.seat is None else _FIRST


def _line(scene: Scene, line: Line, left: int, y: float) -> None:
    if line.seat is not None:
        scene.canvas.centre(ship(line.seat, 36), left + _SHIP, y - 1)
    x: float = left + _starts(line)
    for point in line.points:
        if point.onwards is True:
            scene.canvas.centre(on(18), x + _SIGN / 2, y)
        elif point.onwards is False:
            scene.canvas.text(_back(scene), x + _GAP, y, scene.type(SMALL), CRIMSON)
        x += _sign(scene, point)
        if _is_home(point):
            scene.canvas.centre(home(28), x + 15, y)
            x += 30
        else:
            ink = FADED if point.onwards is None else SEPIA
            x += scene.canvas.text(str(point.block), x, y, _type(scene, point), ink)
        if point.fought:
            scene.canvas.centre(swords(_SWORDS - 2), x + _SWORDS / 2 + 1, y)
            x += _SWORDS


def _fought(scene: Scene, clash: Clash, left: int, y: float) -> None:
    """Swords, what the ship of the line above made, whether that was more, whom it fought, and what he made."""
    x = left + _CROSSED + _SUM / 2
    scene.canvas.centre(swords(_CROSSED), left + _CROSSED / 2, y)
    _made(scene, clash.own, x, y, won=clash.result is Result.ATTACKER)
    x += (_SUM + _RELATION) / 2
    scene.canvas.text(_RELATIONS[clash.result], x, y, scene.type(SMALL, bold=True), FADED, align="middle")
    x += (_RELATION + _FOE) / 2
    scene.canvas.centre(ship(clash.foe, 34), x, y - 1)
    if clash.made is not None:
        _made(scene, clash.made, x + (_FOE + _SUM) / 2, y, won=clash.result is Result.DEFENDER)


def _made(scene: Scene, made: int, x: float, y: float, *, won: bool) -> None:
    """Cannons and die together, or the flame."""
    if made == FLAME:
        scene.canvas.centre(sign("flame", _SUM - 4), x, y)
    else:
        scene.canvas.text(str(made), x, y, scene.type(SMALL, bold=won), SEPIA if won else FADED, align="middle")


@kept
def dots(size: int) -> Image.Image:
    """There is more."""

    def draw(pen: Pen) -> None:
        for x in (16, 50, 84):
            pen.disc(x, 50, 11, SEPIA)

    return sprite(size, draw)


@kept
def on(size: int) -> Image.Image:
    """Onwards."""
    return sprite(size, lambda pen: pen.polygon([(16, 12), (88, 50), (16, 88)], SEPIA))
