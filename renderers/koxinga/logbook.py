"""The logbook west of Formosa: of each ship that sailed, in order, where from, where it turned or stopped, where to,
and below that what came of its battles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Seat
from games.koxinga import board
from games.koxinga.state import FLAME, Result, Walk
from renderers import boxes, sheet
from renderers.boxes import Box, Part, column, flow, icon, label, on, row, sized, space
from renderers.canvas import Canvas, disc, drawn, polygon
from renderers.koxinga import situation, trail
from renderers.koxinga.battle import swords
from renderers.koxinga.colours import CRIMSON, EDGE, FADED, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.panels import home
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.koxinga.situation import Rank
from renderers.koxinga.wakes import legs
from renderers.sheet import SMALL

_LINES = (6, 1)
"""Pixels between lines, and where there are many."""
_DOTS, _SHIP, _SIGN, _SWORDS, _SUM = 14, 36, 20, 24, 34
"""Pixels of the dots for ways that have no room, of a ship, of the sign for onwards, of the swords of a battle, and of
what a ship made in one."""
PAD, _GAP = (4, 9, 5, 9), 6
"""The margin of a leaf, and pixels on both sides of the word for back."""
_LEAST = 90
"""Pixels of a room's height for which a leaf is begun."""
_RELATIONS: Mapping[Result | None, str] = {Result.ATTACKER: ">", Result.DEFENDER: "<", Result.DRAW: "="}


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


def draw(scene: Scene, top: int) -> tuple[sheet.Box, ...]:
    """A leaf that begins at `top`, no wider than it must be. Where its lines have no room they stand closer, then more
    leaves lie where the sea is free, and at last on Formosa. Returns where they lie."""
    every = leaves(scene, top)
    for leaf in every:
        boxes.draw(scene.canvas, leaf.room, _leaf(scene, leaf))
    return tuple(leaf.room for leaf in every)


@dataclass(frozen=True, slots=True)
class Way:
    """Where a ship has come, and whom it fought."""

    seat: Seat
    points: tuple[Waypoint, ...]
    clashes: tuple[tuple[Rank, Rank], ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """Ways below one another in a room, and the pixels between their lines; `cut` if the first ways are left out, for
    which dots stand."""

    room: sheet.Box
    ways: tuple[Way, ...]
    gap: int
    cut: bool = False


def leaves(scene: Scene, top: int) -> tuple[Leaf, ...]:
    """The ways of all ships, oldest first; where there is not room for all, as many of the last as there is."""
    ways = tuple(_ways(scene))
    rooms = _rooms(scene, top)
    if not (ways and rooms):
        return ()
    for gap in _LINES:
        if holds(scene, leaf := Leaf(rooms[0], ways, gap)):
            return (leaf,)
    every = (_spread(scene, ways[start:], rooms, cut=start > 0) for start in range(len(ways)))
    return next(filter(None, every), None) or (_end(scene, ways[-1], rooms[0]),)


def _rooms(scene: Scene, top: int) -> tuple[sheet.Box, ...]:
    """Where leaves may lie, the best place first; at the end the winners have that, and elsewhere may be no room."""
    if scene.view.outcome is None:
        return ((scene.plan.fight[0], top, *scene.plan.fight[2:]), *scene.plan.spare)
    return tuple(room for room in reversed(scene.plan.spare[:-1]) if room[3] - room[1] >= _LEAST)


def _end(scene: Scene, way: Way, room: sheet.Box) -> Leaf:
    """As much of a way's end as there is room for."""
    ends = (replace(way, points=way.points[start:]) for start in range(len(way.points)))
    return next(leaf for end in ends if holds(scene, leaf := Leaf(room, (end,), _LINES[-1], cut=True)))


def _spread(scene: Scene, ways: tuple[Way, ...], rooms: Sequence[sheet.Box], *, cut: bool) -> tuple[Leaf, ...]:
    """The ways on as many leaves as they need, each whole on one; none if they need more than there are rooms."""
    found = list[Leaf]()
    for room in rooms:
        every = (Leaf(room, ways[:count], _LINES[-1], cut and not found) for count in range(len(ways), 0, -1))
        if (leaf := next((each for each in every if holds(scene, each)), None)) is not None:
            found.append(leaf)
            ways = ways[len(leaf.ways) :]
    return () if ways else tuple(found)


def holds(scene: Scene, leaf: Leaf) -> bool:
    """Whether all that the leaf tells has room on it."""
    left, top, right, bottom = leaf.room
    return not _leaf(scene, leaf)(right - left, bottom - top).missing


def _ways(scene: Scene) -> Iterator[Way]:
    sailed = trail.walks(scene.view, scene.since)
    for seat in trail.order(sailed):
        own = [walk for walk in sailed if walk.seat == seat]
        yield Way(seat, tuple(waypoints(own)), tuple(clashes(own)))


def clashes(walks: Sequence[Walk]) -> Iterator[tuple[Rank, Rank]]:
    """The duels of one ship's battles: itself and its enemy."""
    for walk in walks:
        for _, battle in walk.battles:
            attacker, *defenders = situation.ranks(battle)
            yield from ((attacker, rank) for rank in defenders[: len(battle.duels)])


def _leaf(scene: Scene, leaf: Leaf) -> Box:
    lines = (line for way in leaf.ways for line in (_way(scene, way, leaf.gap), *_fought(scene, way)))
    more = icon(dots(30), high=_DOTS) if leaf.cut else None
    frame = partial(Canvas.framed, radius=10, fill=SHEET, edge=EDGE, thick=2)
    return on(frame, column(more, *lines, gap=leaf.gap), PAD)


def _way(scene: Scene, way: Way, gap: int) -> Box:
    ship_ = icon(ship(way.seat, _SHIP), high=SMALL)
    return flow(ship_, *(_point(scene, point) for point in way.points), gap=0, lead=gap, ordered=True)


def _point(scene: Scene, point: Waypoint) -> Box:
    """Onwards or back to where, and whether there was a battle; light where the way begins."""
    arrived = point.onwards is not None
    style, ink = scene.type(SMALL, bold=arrived), SEPIA if arrived else FADED
    signs: Mapping[bool | None, Part] = {None: None, True: icon(on_sign(18), wide=_SIGN), False: _back(scene)}
    if point.block == board.GOAL and point.onwards is True:
        number = icon(home(28), wide=30)
    else:
        number = label(str(point.block), style, ink)
    return row(signs[point.onwards], number, icon(swords(_SWORDS - 2), wide=_SWORDS) if point.fought else None)


def _back(scene: Scene) -> Box:
    words = label(scene.words("koxinga-picture-back-to"), scene.type(SMALL), CRIMSON)
    return row(space(_GAP), words, space(_GAP))


def _fought(scene: Scene, way: Way) -> Iterator[Box]:
    """Of each duel: swords, what the ship of the way made, whether that was more, its foe, and what the foe made."""
    for attacker, rank in way.clashes:
        own = _made(scene, attacker.made, won=rank.result is Result.ATTACKER)
        than = label(_RELATIONS[rank.result], scene.type(SMALL, bold=True), FADED)
        foe = icon(ship(rank.seat, 34), wide=28, high=SMALL)
        yield row(icon(swords(20)), own, than, foe, _made(scene, rank.made, won=rank.result is Result.DEFENDER))


def _made(scene: Scene, made: int | None, *, won: bool) -> Part:
    """Cannons and die together, or the flame; nothing of a ship that never got to fight."""
    if made is None:
        return None
    if made == FLAME:
        return icon(sign("flame", 26), wide=_SUM, high=SMALL)
    return sized(label(str(made), scene.type(SMALL, bold=won), SEPIA if won else FADED), _SUM, SMALL)


dots = drawn(*(disc(x, 50, 11, SEPIA) for x in (16, 50, 84)))
"""There is more."""
on_sign = drawn(polygon([(16, 12), (88, 50), (16, 88)], SEPIA))
"""Onwards."""
