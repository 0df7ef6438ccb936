"""What lies on the ring: costs and treasures, ships, the ways they came, and where a choice would lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from PIL import Image

from games.core import Seat
from games.koxinga import board
from games.koxinga.choices import asked, branches, destinations
from games.koxinga.state import Phase, View, Walk
from renderers import marks
from renderers.canvas import Point, discs, inscribe, line, rims, sprite
from renderers.kept import kept
from renderers.koxinga import chart, tiles, trail, wakes
from renderers.koxinga.berths import SAILING, Berths, berths, moorings, packed, signpost
from renderers.koxinga.colours import CHOSEN, GLOW, PAINTS, SHEET
from renderers.koxinga.layout import BLOCKS, RIGHT, border, joint
from renderers.koxinga.scene import Scene, ends
from renderers.koxinga.ships import arrow, buoy, ghost, sail, ship
from renderers.palette import WHITE, Colour
from renderers.sheet import SMALLEST

_LARGEST = 102
"""Pixels of a ship that has a block to itself."""
_BUOY, _PALE = 36, 80
"""Pixels of what tells where wakes begin."""
_TURNING, _INTO = 40, 14
"""Pixels of the arrow into a branch, and how far beyond the edge its middle is."""
Fleets: TypeAlias = dict[int, list[Seat]]
"""Block -> ships."""
Berthed: TypeAlias = tuple[int, tuple[Point, ...]]
"""The side of ships on a block, and their middles."""


def draw(scene: Scene) -> None:
    """The blocks and what they ask, ways to choose from, the ways that were sailed, ships, where a card would lead, and
    what is warned of."""
    fleets, sailed = _fleets(scene.view), trail.walks(scene.view, scene.since)
    begun, routes = _begun(sailed, fleets), wakes.in_lanes(sailed)
    berthed = {block: _berthed(block, fleets, begins=block in begun) for block in fleets}
    begins = {block: _begins(seats, block, beside=block in fleets) for block, seats in begun.items()}
    spots = _spots(fleets, berthed, begun, begins)
    leads = tuple(_leads(scene))
    sailed_on = {block for route in routes for leg in route for block in leg.blocks}
    led, warned = {block for block, _, _ in leads}, {int(each.cells[0]) for each in scene.threats if each.cells}
    busy = {*fleets, *sailed_on, *led, *warned}
    for block, (left, top, _, _) in BLOCKS.items():
        if block != board.GOAL:
            item = scene.view.items[block]
            scene.canvas.image.paste((tiles.ground if block in busy else tiles.still)(block, item), (left, top))
    chart.dykes(scene.canvas)
    wakes.lines(scene.canvas, routes, spots)
    news = trail.order(sailed)
    for block, fleet in fleets.items():
        _rings(scene, fleet, berthed[block], news)
    for block, ink, _ in leads:
        _frame(scene, block, ink)
    for block in warned:
        _warn(scene, block, sides=block not in led)
    chart.seals(scene.canvas)
    wakes.arrows(scene.canvas, routes)
    for block in sorted(busy - {board.GOAL}):
        tiles.label(scene.canvas, block, scene.view.items[block], _share(block, fleets, begun))
    mover = None if scene.view.actor is None else scene.view.players[scene.view.actor[0]].block
    for block, fleet in sorted(fleets.items(), key=lambda each: each[0] != mover):
        _moor(scene, fleet, berthed[block])
        if block == mover:
            _arrows(scene)
    for block, seats in begun.items():
        _begin(scene, seats, begins[block], pale=block not in fleets and len(seats) == 1 and tiles.is_long(block))
    wakes.counts(scene.canvas, routes, spots)
    for block, _, words in leads:
        if words is not None:
            second = words == "2" and (block, CHOSEN, "1") in leads
            _number(scene, block, words, ships=block in fleets, second=second)


def _begun(sailed: Sequence[Walk], fleets: Fleets) -> Fleets:
    """Blocks where wakes begin that led away, and where there is room to say whose."""
    return {
        block: seats
        for block, seats in wakes.begun(sailed).items()
        if block != board.GOAL and (block not in fleets or _tagged(block, len(fleets[block]), len(seats)) is not None)
    }


def _tagged(block: int, ships: int, begins: int) -> tuple[int, int] | None:
    """Where the mark of one wake lies beside ships."""
    if ships != 1 or begins != 1:
        return None
    return berths(block, ships, begins=True, labelled=chart.labelled(block)).tag


def _share(block: int, fleets: Fleets, begun: Fleets) -> Berths:
    """How a block is shared out; a buoy alone takes the place of a ship, but on a long block."""
    ships = len(fleets.get(block, ()))
    if not ships and block in begun and not tiles.is_long(block):
        ships = 1
    both = block in begun and block in fleets
    return berths(block, ships, begins=both, labelled=chart.labelled(block))


def _spots(
    fleets: Fleets, berthed: Mapping[int, Berthed], begun: Fleets, begins: Mapping[int, Sequence[Point]]
) -> dict[tuple[Seat, int], Point]:
    """Where each ship lies, and where it began."""
    spots = {(seat, block): at for block, seats in begun.items() for seat, at in zip(seats, begins[block], strict=True)}
    for block, fleet in fleets.items():
        spots |= {(seat, block): at for seat, at in zip(fleet, berthed[block][1], strict=True)}
    return spots


def _fleets(view: View) -> Fleets:
    """Block -> who is there."""
    fleets: Fleets = {}
    for seat, who in enumerate(view.players):
        fleets.setdefault(who.block, []).append(Seat(seat))
    return fleets


# Ships


def _berthed(block: int, fleets: Fleets, *, begins: bool) -> Berthed:
    """How large the ships on a block are, and where each lies."""
    count, beside = len(fleets[block]), any(border(block, each) for each in fleets)
    box = moorings(block, count, begins=begins, labelled=chart.labelled(block), beside=beside)
    side, middles = packed(box, count)
    return min(side, _LARGEST), middles


def _rings(scene: Scene, fleet: Sequence[Seat], berthed: Berthed, news: dict[Seat, int]) -> None:
    """Below all ships and what blocks ask: none hides a number."""
    side, middles = berthed
    for seat, (x, y) in zip(fleet, middles, strict=True):
        if seat in news and scene.view.outcome is None:
            _ring(scene, seat, (x, y), side, news[seat] if scene.since else None)
        if scene.view.players[seat].finished:
            scene.canvas.centre(wakes.disc(side, SHEET), x, y)


def _moor(scene: Scene, fleet: Sequence[Seat], berthed: Berthed) -> None:
    side, middles = berthed
    for seat, (x, y) in zip(fleet, middles, strict=True):
        whole = side >= SAILING or len(fleet) == 1  # a sail alone would look like the beginning of a wake
        scene.canvas.centre(ship(seat, side) if whole else sail(seat, side), x, y)


def _ring(scene: Scene, seat: Seat, middle: tuple[float, float], side: int, place: int | None) -> None:
    """Around a ship that has sailed since the viewer looked, with its place in the order."""
    x, y = middle
    scene.canvas.centre(marks.placed(side + 10, PAINTS[seat], round_=True), x, y)
    if place is not None and side > 2 * marks.BADGE * 0.8:
        scene.canvas.centre(marks.number(place, PAINTS[seat], 32), x - side * 0.46, y - side * 0.36)


@kept
def _border(size: tuple[int, int], ink: Colour) -> Image.Image:
    pixel = 100 / min(size)
    clear = (9 * pixel, 5 * pixel, (0, 0, 0, 0))
    return sprite(size, rims((0, 11 * pixel, WHITE), (2 * pixel, 10 * pixel, ink), clear))


def _arrows(scene: Scene) -> None:
    """From the mover's block into the branches between which they choose; below the ships there, whose numbers stay
    whole."""
    if scene.view.actor is None or scene.view.phase not in (Phase.FORK, Phase.BACK):
        return
    mover = scene.view.actor[0]
    for first in branches(scene.view):
        x, y, turns = joint(scene.view.players[mover].block, first)
        across, down = RIGHT[turns - 1]
        scene.canvas.centre(arrow(_TURNING, mover, turns), x + across * _INTO, y + down * _INTO)


def _leads(scene: Scene) -> Iterator[tuple[int, Colour, str | None]]:
    """The blocks to which branches lead, or actions of the card: in which frame, and the number at the foot of one that
    is chosen; empty where a tick stands for it."""
    for token, block in destinations(scene.view):
        chosen = scene.path[:1] == (token,)
        yield block, CHOSEN if chosen or scene.view.viewer in asked(scene.view) else GLOW, "" if chosen else None
    yield from ((block, CHOSEN, action) for block, action in ends(scene))


def _frame(scene: Scene, block: int, ink: Colour) -> None:
    left, top, right, bottom = BLOCKS[block]
    scene.canvas.put(_border((right - left, bottom - top), ink), left, top)


def _warn(scene: Scene, block: int, *, sides: bool) -> None:
    """Somebody may come and beat the ship there; corners alone where a choice would lead, in a frame of its own."""
    left, top, right, bottom = BLOCKS[block]
    scene.canvas.put(marks.threatened((right - left, bottom - top), sides=sides), left, top)


def _number(scene: Scene, block: int, words: str, *, ships: bool, second: bool) -> None:
    """On a block where the choice would lead: by which action of the card, or that it is chosen."""
    x, y = signpost(block, ships=ships, second=second)
    scene.canvas.centre(ordinal(words, 36, CHOSEN), x, y)
    if not words:
        scene.canvas.centre(_tick(22), x, y)


@kept
def _tick(size: int) -> Image.Image:
    return sprite(size, line([(12, 54), (40, 82), (90, 20)], WHITE, 18))


@kept
def ordinal(number: str, size: int, ink: Colour) -> Image.Image:
    """The number of an action or of its die on a disc."""
    disc = sprite(size, discs(50, 50, (50, WHITE), (45, ink)))
    return inscribe(disc, number, (50, 50), SMALLEST / size, WHITE)


# Where wakes begin


def _begins(seats: Sequence[Seat], block: int, *, beside: bool) -> tuple[Point, ...]:
    """Where the marks of wakes lie that begin on a block: in a row, or `beside` who lies there now."""
    left, top, right, _ = BLOCKS[block]
    if beside:
        tag = _tagged(block, 1, 1)
        assert tag is not None, block
        return ((left + tag[0], top + tag[1]),)
    box = moorings(block, 1, labelled=chart.labelled(block))
    ((x, y),) = packed(box, 1)[1]
    wide, high = box[2] - box[0], box[3] - box[1]
    step = min(_BUOY, max(wide, high) / len(seats))
    shifts = [(index - (len(seats) - 1) / 2) * step for index in range(len(seats))]
    x = min(x, right - (0 if high > wide else shifts[-1]) - _BUOY / 2 - 2)
    return tuple((x, y + shift) if high > wide else (x + shift, y) for shift in shifts)


def _begin(scene: Scene, seats: Sequence[Seat], places: Sequence[Point], *, pale: bool) -> None:
    """A pale ship where a wake begins and there is room, else a buoy."""
    for seat, (x, y) in reversed(tuple(zip(seats, places, strict=True))):
        scene.canvas.centre(ghost(seat, _PALE) if pale else buoy(seat), x, y)
