"""One plate for each army: name, morale, supply, merit, reserve, stratagems; at the end its place and its points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide
from renderers import marks
from renderers.jiangshan import armies, badges, glyphs, heading
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, GRID, SOFT
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, width
from renderers.palette import INK, LAUREL_DARK, MUTED, TRACK, WHITE, Colour
from renderers.prose import numeral
from renderers.sheet import SMALLEST, Box

_LINE, _COUNT, _SIGN, _TOKEN, _CHIP, _ROW = 34, 30, 27, 38, 30, 34
_USED = 22
"""Pixels of the sign on a token that was used."""
_ROOMY, _WORDED = 250, 215
"""So high a plate has a line for the army's name, and a line with its word for each counter."""
_BESIDE = 8 + _SIGN + 6 + 38 + 10
"""Pixels across that such a line needs besides its word."""


def draw(scene: Scene) -> None:
    """In the order of the seats, from above."""
    for seat, side in enumerate(scene.view.sides):
        _plate(scene, Seat(seat), side, scene.plan.plates[seat])


def _plate(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    left, top, right, bottom = box
    _frame(scene, seat, side, box)
    key = banner(scene, seat)
    scene.canvas.put(badges.emblem(key, 40, seal(scene, seat), scene.face), left + 7, top + 7)
    name, ink = scene.words("jiangshan-seat", seat=seat), MUTED if side.defeated else INK
    scene.canvas.label(name, left + 51, top + 27, scene.type(SMALLEST), ink, room=right - left - 56, least=SMALLEST)
    y = top + 49 + _LINE / 2
    if bottom - top >= _ROOMY:
        army = scene.said(armies.title(scene.view, seat))
        scene.canvas.label(army, left + 14, y - 4, scene.type(SMALLEST), MUTED, room=right - left - 24, least=SMALLEST)
        y += _LINE
    if worded(scene, box):
        y = _told(scene, side, (left + 8, right - 10), y)
    else:
        _counters(scene, side, left + 10, y)
    rest = (left + 6, round(y + 1.5 * _LINE) + 2, right - 4, _losses(scene, seat, (left, round(y), right, bottom)))
    if scene.view.outcome is not None:
        _result(scene, seat, (left, rest[1] - 2, right, rest[3] + 4))
    else:
        _stratagems(scene, seat, side, rest)


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
        scene.canvas.text(said, left + _SIGN + 6, line, scene.type(SMALLEST), MUTED)
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


# Losses

_GREATEST = "KQGRBLHJADPS"
"""Types in the order in which one would miss them."""


def _losses(scene: Scene, seat: Seat, box: Box) -> int:
    """How many fell, behind a cross, and as far as there is room who, the greatest first. Returns where the room above
    ends."""
    left, top, right, bottom = box
    fallen = _fallen(scene, seat)
    rows = int((bottom - top - 1.5 * _LINE - 8 - _kept(scene, seat)) // _ROW)
    if not fallen:
        return bottom - 4
    if rows < 1:
        _cross(
            scene, len(fallen), right - 8 - _SIGN - 4 - width(str(len(fallen)), _bold(scene)), bottom - _TOKEN / 2 - 4
        )
        return bottom - 4
    lines = _chips(scene, fallen, (right - left - 18, _cross_wide(scene, fallen)), rows)
    first = bottom - 6 - len(lines) * _ROW
    _cross(scene, len(fallen), left + 10, first + _ROW / 2)
    for number, line in enumerate(lines):
        x, y = left + 10 + (0 if number else _cross_wide(scene, fallen)), first + (number + 0.5) * _ROW
        for kind, count in line:
            chip = badges.chip(glyphs.UNITS[scene.face][kind], banner(scene, seat), _CHIP, scene.face)
            scene.canvas.centre(chip, x + _CHIP / 2, y)
            scene.canvas.text(_times(count), x + _CHIP + 1, y, _bold(scene), INK)
            x += _chip_wide(scene, count)
    return first


def _fallen(scene: Scene, seat: Seat) -> list[str]:
    return [kind for owner, kind in scene.view.dead if owner == seat]


def _kept(scene: Scene, seat: Seat) -> int:
    """Pixels that are left to the tokens, each with its name, or to the winner's wreath and the points."""
    if (outcome := scene.view.outcome) is not None:
        return _WREATH // 2 if seat in outcome.winners else _LINE if outcome.scores else 0
    shown, blanks = _tokens(scene, seat)
    return _TOKEN * max(1, len(shown) + bool(blanks))


def _cross(scene: Scene, count: int, x: float, y: float) -> None:
    scene.canvas.centre(badges.cross(_SIGN), x + _SIGN / 2, y)
    scene.canvas.text(str(count), x + _SIGN + 4, y, _bold(scene), INK)


def _cross_wide(scene: Scene, fallen: Sequence[str]) -> int:
    return _SIGN + 4 + round(width(str(len(fallen)), _bold(scene))) + 12


def _chips(scene: Scene, fallen: Sequence[str], room: tuple[int, int], rows: int) -> list[list[tuple[str, int]]]:
    """Types and how many of each, in at most so many lines: `room` is what a line has, and what the cross takes of the
    first one."""
    lines: list[list[tuple[str, int]]] = [[]]
    left = room[0] - room[1]
    for kind in sorted(set(fallen), key=_GREATEST.index):
        count = fallen.count(kind)
        if _chip_wide(scene, count) > left:
            if len(lines) == rows:
                break
            lines, left = [*lines, []], room[0]
        lines[-1].append((kind, count))
        left -= _chip_wide(scene, count)
    return lines


def _chip_wide(scene: Scene, count: int) -> int:
    return _CHIP + 5 + round(width(_times(count), _bold(scene)))


def _times(count: int) -> str:
    """How many, where it is more than one."""
    return str(count) if count > 1 else ""


def _bold(scene: Scene) -> Style:
    return scene.type(SMALLEST, bold=True)


# Stratagems


def _stratagems(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    """A token for each that everybody has seen, with its name where there is room; dark ones lie face down."""
    left, top, right, bottom = box
    shown, blanks = _tokens(scene, seat)
    named = (bottom - top) // _TOKEN >= len(shown) + bool(blanks)
    x, y = float(left), float(top)
    for each in shown:
        wide = _token(scene, each, (left if named else x, y), named, right, tired=each in side.used)
        x, y = (x, y + _TOKEN) if named else (x + wide, y)
    for _ in range(blanks):
        _blank(scene, round(x), round(y))
        x += _TOKEN + 4


def _tokens(scene: Scene, seat: Seat) -> tuple[list[str], int]:
    """What everybody has seen, and how many more there are."""
    side = scene.view.sides[seat]
    shown = [each for each in STRATAGEMS if each in side.shown]
    return shown, len(side.held) - len(shown) if side.held is not None else armies.blanks(scene.view, seat)


def _token(scene: Scene, name: str, corner: tuple[float, float], named: bool, right: int, *, tired: bool) -> float:
    """Returns how much room it takes."""
    x, y = round(corner[0]), round(corner[1])
    words = scene.words(f"jiangshan-stratagem-{name}") if named else ""
    style = scene.type(SMALLEST)
    wide = min(right - x, _TOKEN + (round(width(words, style)) + 4 if named else 0))
    fill = GRID if tired else GOLD
    scene.canvas.framed((x, y, x + wide, y + _TOKEN - 4), 7, fill, edge=INK, thick=2)
    scene.canvas.centre(symbol(name, 26), x + 14, y + _TOKEN / 2 - 2)
    if named:
        scene.canvas.label(words, x + 27, y + _TOKEN / 2 - 2, style, INK, room=wide - 28, least=SMALLEST)
    if tired:
        scene.canvas.centre(badges.done(_USED), x + (6 if named else wide - 5), y + _TOKEN - 9)
    return wide + 4


def _blank(scene: Scene, x: int, y: int) -> None:
    """A token that lies face down."""
    scene.canvas.framed((x, y, x + _TOKEN - 4, y + _TOKEN - 4), 7, SOFT, edge=INK, thick=2)
    style = scene.type(SMALLEST, bold=True)
    scene.canvas.text("?", x + _TOKEN / 2 - 2, y + _TOKEN / 2 - 2, style, WHITE, align="middle")


# The end

_WREATH = 132
"""Pixels of the winner's wreath where nothing is beside it."""


def _result(scene: Scene, seat: Seat, box: Box) -> None:
    """The winner's wreath, as large as there is room, and the points if they were counted."""
    left, top, right, bottom = box
    outcome = scene.view.outcome
    assert outcome is not None, scene.view.phase
    room, style = bottom - top - 6, scene.type(32, bold=True)
    words = scene.words("jiangshan-picture-points", **dict(outcome.scores[seat].args)) if outcome.scores else ""
    y, x = top + room / 2, left + 14.0
    size = min(80 if words else _WREATH, room + 14)
    if seat in outcome.winners and x + size + width(words, style) + _beside(scene, seat, box) <= right:
        emblem = partial(badges.emblem, banner(scene, seat), character=seal(scene, seat), face=scene.face)
        middle = left + 14 + size * 0.42 if words else (left + right) / 2
        scene.canvas.centre(marks.crowned(emblem, size), middle, y)
        x += size
    scene.canvas.label(words, x, y, style, INK, room=right - x - _beside(scene, seat, box), least=SMALLEST)


def _beside(scene: Scene, seat: Seat, box: Box) -> int:
    """Pixels on the right that the cross of the fallen takes where it has no line of its own."""
    fallen = _fallen(scene, seat)
    return 8 + (_cross_wide(scene, fallen) if fallen and box[3] - box[1] <= _TOKEN + _ROW else 0)
