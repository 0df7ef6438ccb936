"""One plate for each army: name, morale, supply, merit, reserve, stratagems; at the end its place and its points."""

from __future__ import annotations

from functools import partial

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide
from renderers import marks
from renderers.jiangshan import armies, badges, heading
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, GRID, SOFT
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
from renderers.palette import INK, LAUREL_DARK, MUTED, TRACK, WHITE, Colour
from renderers.prose import numeral
from renderers.sheet import SMALLEST, Box

_LINE, _COUNT, _SIGN, _TOKEN = 34, 30, 27, 40
_ROOMY, _WORDED = 250, 225
"""So high a plate has a line for the army's name, and a line with its word for each counter."""
_BESIDE = 24 + _SIGN + 8 + 40
"""Pixels across that such a line needs besides its word."""


def draw(scene: Scene) -> None:
    """In the order of the seats, from above."""
    for seat, side in enumerate(scene.view.sides):
        _plate(scene, Seat(seat), side, scene.plan.plates[seat])


def _plate(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    left, top, right, bottom = box
    _frame(scene, seat, side, box)
    key = banner(scene, seat)
    scene.canvas.put(badges.emblem(key, 40, seal(scene, seat), scene.face), left + 8, top + 7)
    name, ink = scene.words("jiangshan-seat", seat=seat), MUTED if side.defeated else INK
    scene.canvas.label(name, left + 56, top + 27, scene.type(SMALLEST), ink, room=right - left - 64, least=SMALLEST)
    y = top + 49 + _LINE / 2
    if bottom - top >= _ROOMY:
        army = scene.said(armies.title(scene.view, seat))
        scene.canvas.label(army, left + 14, y - 4, scene.type(SMALLEST), MUTED, room=right - left - 24, least=SMALLEST)
        y += _LINE
    if worded(scene, box):
        y = _told(scene, side, (left + 10, right - 14), y)
    else:
        _counters(scene, side, left + 10, y)
    if scene.view.outcome is not None:
        _result(scene, seat, side, (left, round(y + 1.5 * _LINE), right, bottom))
    else:
        _stratagems(scene, seat, side, (left + 8, round(y + 1.5 * _LINE) + 2, right - 7, bottom - 4))


def _frame(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    """Amber for who is asked, laurel for who has won."""
    view = scene.view
    fill = TRACK if side.defeated else BANNERS[banner(scene, seat)].paint.pale
    if seat in heading.asked(view):
        marks.asked(scene.canvas, box, 9, fill, thick=6)
        return
    won = view.outcome is not None and seat in view.outcome.winners
    scene.canvas.framed(box, 9, fill, edge=LAUREL_DARK if won else SOFT, thick=6 if won else 2)


def worded(scene: Scene, box: Box) -> bool:
    """Whether a plate is high and broad enough to say in words what it counts."""
    room, style = box[2] - box[0] - _BESIDE, scene.type(SMALLEST)
    told = (scene.words(f"jiangshan-picture-{name}") for name in COUNTERS)
    return box[3] - box[1] >= _WORDED and all(width(each, style) <= room for each in told)


COUNTERS = ("morale", "supply", "merit", "reserve")
"""Their signs, and the messages that name them."""


def _told(scene: Scene, side: SeenSide, span: tuple[int, int], y: float) -> float:
    """A line for each counter, with its sign and its word; returns where the last one is."""
    values = (side.morale, side.supply, side.merit, side.reserves)
    left, right = span
    for number, (name, value) in enumerate(zip(COUNTERS, values, strict=True)):
        line = y + number * _COUNT - 6
        ink = CINNABAR_INK if name == "morale" and value <= 0 else INK
        scene.canvas.centre(symbol(name, _SIGN), left + _SIGN / 2, line)
        said = scene.words(f"jiangshan-picture-{name}")
        scene.canvas.text(said, left + _SIGN + 8, line, scene.type(SMALLEST), MUTED)
        scene.canvas.text(numeral(value), right, line, scene.type(30, bold=True), ink, align="right")
    state = scene.words("jiangshan-picture-beaten") if side.defeated else _team(scene, side)
    scene.canvas.text(state, right, y + 4 * _COUNT - 6, scene.type(SMALLEST), MUTED, align="right")
    return y + (5 if state else 4) * _COUNT - 2 * _LINE


def _counters(scene: Scene, side: SeenSide, left: float, y: float) -> None:
    """Morale with a flag, supply with a sack, merit with a medal; below them the reserve with backs, and the team."""
    x = _counted(scene, "morale", side.morale, left, y, CINNABAR_INK if side.morale <= 0 else INK)
    x = _counted(scene, "supply", side.supply, x, y, INK)
    _counted(scene, "merit", side.merit, x, y, INK)
    x = _counted(scene, "reserve", side.reserves, left, y + _LINE, INK)
    words = scene.words("jiangshan-picture-beaten") if side.defeated else _team(scene, side)
    scene.canvas.text(words, x + 4, y + _LINE, scene.type(SMALLEST), CINNABAR_INK if side.defeated else MUTED)


def _team(scene: Scene, side: SeenSide) -> str:
    """The team, where there are allies."""
    allied = [each.team for each in scene.view.sides].count(side.team) > 1
    return scene.words("jiangshan-picture-team", team=side.team) if allied else ""


def _counted(scene: Scene, name: str, value: int, x: float, y: float, ink: Colour) -> float:
    scene.canvas.centre(symbol(name, _SIGN), x + _SIGN / 2, y)
    return x + _SIGN + 4 + scene.canvas.text(numeral(value), x + _SIGN + 4, y, scene.type(30, bold=True), ink) + 9


# Stratagems


def _stratagems(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    """A token for each that everybody has seen, with its name where there is room; dark ones lie face down."""
    left, top, right, bottom = box
    shown = [each for each in STRATAGEMS if each in side.shown]
    blanks = (len(side.held) - len(shown)) if side.held is not None else armies.blanks(scene.view, seat)
    named = (bottom - top) // _TOKEN >= len(shown) + bool(blanks)
    x, y = float(left), float(top)
    for each in shown:
        wide = _token(scene, each, (left if named else x, y), named, right, tired=each in side.used)
        x, y = (x, y + _TOKEN) if named else (x + wide, y)
    for _ in range(blanks):
        _blank(scene, round(x), round(y))
        x += _TOKEN + 4


def _token(scene: Scene, name: str, corner: tuple[float, float], named: bool, right: int, *, tired: bool) -> float:
    """Returns how much room it takes."""
    x, y = round(corner[0]), round(corner[1])
    words = scene.words(f"jiangshan-stratagem-{name}") if named else ""
    style = scene.type(SMALLEST)
    wide = min(right - x, _TOKEN + (round(width(words, style)) + 8 if named else 0))
    fill = GRID if tired else GOLD
    scene.canvas.framed((x, y, x + wide, y + _TOKEN - 4), 7, fill, edge=INK, thick=2)
    scene.canvas.centre(symbol(name, 30), x + 17, y + _TOKEN / 2 - 2)
    if named:
        scene.canvas.label(words, x + 33, y + _TOKEN / 2 - 2, style, INK, room=wide - 35, least=SMALLEST)
    return wide + 4


def _blank(scene: Scene, x: int, y: int) -> None:
    """A token that lies face down."""
    scene.canvas.framed((x, y, x + _TOKEN - 4, y + _TOKEN - 4), 7, SOFT, edge=INK, thick=2)
    style = scene.type(SMALLEST, bold=True)
    scene.canvas.text("?", x + _TOKEN / 2 - 2, y + _TOKEN / 2 - 2, style, WHITE, align="middle")


# The end

_WREATH = 132
"""Pixels of the winner's wreath where nothing is beside it."""


def _result(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    """The winner's wreath, as large as there is room, and the points if they were counted."""
    left, top, right, bottom = box
    outcome = scene.view.outcome
    assert outcome is not None, scene.view.phase
    room, points = bottom - top - 6, outcome.scores
    y, x = top + room / 2, left + 14.0
    if seat in outcome.winners:
        emblem = partial(badges.emblem, banner(scene, seat), character=seal(scene, seat), face=scene.face)
        size = min(_WREATH, room + 14) if not points else min(80, room + 14)
        middle = left + 14 + size * 0.42 if points else (left + right) / 2
        scene.canvas.centre(marks.crowned(emblem, size), middle, y)
        x += size
    if points:
        words = scene.words("jiangshan-picture-points", **dict(points[seat].args))
        scene.canvas.label(words, x, y, scene.type(32, bold=True), INK, room=right - x - 8, least=SMALLEST)
