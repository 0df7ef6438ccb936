"""One plate for each army: name, morale, supply, merit, reserve, stratagems; at the end its place and its points."""

from __future__ import annotations

from functools import partial

from games.core import Seat
from games.jiangshan.state import SeenSide
from renderers import marks
from renderers.jiangshan import armies, badges, heading, losses, tokens
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, SOFT
from renderers.jiangshan.losses import Losses
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
from renderers.palette import INK, LAUREL_DARK, MUTED, TRACK, Colour
from renderers.prose import numeral
from renderers.sheet import HEIGHT, SMALLEST, Box

_LINE, _COUNT, _SIGN = 34, 30, 27
_ROOMY, _WORDED = 250, 215
"""So high a plate has a line for the army's name, and a line with its word for each counter."""
_BESIDE = 8 + _SIGN + 6 + 38 + 10
"""Pixels across that such a line needs besides its word."""
_BROAD, _HALF = 360, 190
"""So broad a plate tells the fallen on its right, beside what it counts; pixels of that."""


def draw(scene: Scene) -> None:
    """In the order of the seats, from above."""
    for seat, side in enumerate(scene.view.sides):
        _plate(scene, Seat(seat), side, scene.plan.plates[seat])


def unnamed(scene: Scene) -> frozenset[str]:
    """Stratagems that everybody has seen and whose tokens have no room for their names."""
    if scene.view.outcome is not None:
        return frozenset()
    found: set[str] = set()
    for seat, box in enumerate(scene.plan.plates):
        if not scene.view.sides[seat].shown:
            continue
        _, (left, top, right, bottom), spare = _parts(scene, Seat(seat), box, headed=_headed(scene, Seat(seat), box))
        if not tokens.tokens(scene, Seat(seat), (right - left, bottom - top), spare).named:
            found |= scene.view.sides[seat].shown
    return frozenset(found)


def _plate(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    left, top, right, _ = box
    _frame(scene, seat, side, box)
    key = banner(scene, seat)
    scene.canvas.put(badges.emblem(key, 40, seal(scene, seat), scene.face), left + 7, top + 7)
    name, ink = scene.words("jiangshan-seat", seat=seat), MUTED if side.defeated else INK
    end = right - 5
    if _broad(box):
        end -= round(_stated(scene, seat, right - 10, top + 27)) + 10
    scene.canvas.label(name, left + 51, top + 27, scene.type(SMALLEST), ink, room=end - left - 51, least=SMALLEST)
    y, above = top + 49 + _LINE / 2, _headed(scene, seat, box)
    if above:
        army = scene.said(armies.title(scene.view, seat))
        scene.canvas.label(army, left + 14, y - 4, scene.type(SMALLEST), MUTED, room=right - left - 24, least=SMALLEST)
        y += _LINE
    if worded(scene, box):
        _told(scene, seat, (left + 8, (left + _HALF if _broad(box) else right) - 10), y)
        if not _broad(box):
            _stated(scene, seat, right - 10, y + 4 * _COUNT - 6)
    else:
        _counters(scene, seat, left + 10, y)
    fallen, rest, spare = _parts(scene, seat, box, headed=above)
    losses.draw(scene, seat, _side(box), fallen)
    if scene.view.outcome is not None:
        _result(scene, seat, rest, spare)
    else:
        tokens.draw(scene, seat, rest, spare)


def _parts(scene: Scene, seat: Seat, box: Box, *, headed: bool) -> tuple[Losses, Box, int]:
    """What of a plate is below the counters: the losses, the room for tokens or the result, and what the losses take of
    its last line. It is `headed` by the army's name, or not."""
    left, top, right, bottom = box
    height = top + 49 + _LINE / 2 - 4 if headed else None
    top += 49 + 2 * _LINE + (_LINE if headed else 0)
    if worded(scene, box):
        top += (5 if _state(scene, seat) and not _broad(box) else 4) * _COUNT - 2 * _LINE
        if _broad(box):
            beside = losses.losses(scene, seat, (*_side(box)[:3], top), 0, None)
            return beside, (left + 5, top + 2, right - 3, bottom - 4), 0
    free = 0 if scene.view.outcome is not None or headed else right - left - 16 - tokens.breadth(scene, seat)
    fallen = losses.losses(scene, seat, (left, top, right, bottom), _kept(scene, seat, right - left - 8), height, free)
    return fallen, (left + 5, top + 2, right - 3, fallen.bottom - (0 if fallen.lines else 4)), fallen.spare


def _kept(scene: Scene, seat: Seat, wide: int) -> int:
    """Pixels that are left to the tokens, each with its name, or to the winner's wreath and the points."""
    if (outcome := scene.view.outcome) is not None:
        return _WREATH // 2 if seat in outcome.winners else _LINE if outcome.scores else 0
    return tokens.HIGH * len(tokens.tokens(scene, seat, (wide, HEIGHT)).lines)


def _headed(scene: Scene, seat: Seat, box: Box) -> bool:
    """Whether the army's name has a line of its own: on a high plate, if all who fell have room all the same."""
    if box[3] - box[1] < _ROOMY:
        return False
    whole, bare = (_parts(scene, seat, box, headed=headed)[0] for headed in (True, False))
    return whole.shown >= bare.shown


def _broad(box: Box) -> bool:
    return box[2] - box[0] >= _BROAD


def _side(box: Box) -> Box:
    """The part of a plate where losses stand."""
    left, top, right, bottom = box
    return (left + _HALF, top + 49, right, bottom) if _broad(box) else box


def _state(scene: Scene, seat: Seat) -> str:
    """That the army is defeated, or its team where there are allies."""
    side = scene.view.sides[seat]
    return scene.words("jiangshan-picture-beaten") if side.defeated else _team(scene, side)


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


def _told(scene: Scene, seat: Seat, span: tuple[int, int], y: float) -> None:
    """A line for each counter, with its sign and its word."""
    side = scene.view.sides[seat]
    values = (side.morale, side.supply, side.merit, side.reserves)
    left, right = span
    for number, (name, value) in enumerate(zip(COUNTERS, values, strict=True)):
        line = y + number * _COUNT - 6
        ink = CINNABAR_INK if name == "morale" and value <= 0 else INK
        scene.canvas.centre(symbol(name, _SIGN), left + _SIGN / 2, line)
        said = scene.words(f"jiangshan-picture-{name}")
        scene.canvas.text(said, left + _SIGN + 6, line, scene.type(SMALLEST), MUTED)
        scene.canvas.text(numeral(value), right, line, scene.type(30, bold=True), ink, align="right")


def _stated(scene: Scene, seat: Seat, right: int, y: float) -> float:
    """The army's state before `right`; returns its pixels."""
    ink = CINNABAR_INK if scene.view.sides[seat].defeated else MUTED
    return scene.canvas.text(_state(scene, seat), right, y, scene.type(SMALLEST), ink, align="right")


def _counters(scene: Scene, seat: Seat, left: float, y: float) -> None:
    """Morale with a flag, supply with a sack, merit with a medal; below them the reserve with backs, and the team."""
    side = scene.view.sides[seat]
    x = _counted(scene, "morale", side.morale, left, y, CINNABAR_INK if side.morale <= 0 else INK)
    x = _counted(scene, "supply", side.supply, x, y, INK)
    _counted(scene, "merit", side.merit, x, y, INK)
    x = _counted(scene, "reserve", side.reserves, left, y + _LINE, INK)
    ink = CINNABAR_INK if side.defeated else MUTED
    scene.canvas.text(_state(scene, seat), x + 4, y + _LINE, scene.type(SMALLEST), ink)


def _team(scene: Scene, side: SeenSide) -> str:
    """The team, where there are allies."""
    allied = [each.team for each in scene.view.sides].count(side.team) > 1
    return scene.words("jiangshan-picture-team", team=side.team) if allied else ""


def _counted(scene: Scene, name: str, value: int, x: float, y: float, ink: Colour) -> float:
    scene.canvas.centre(symbol(name, _SIGN), x + _SIGN / 2, y)
    return x + _SIGN + 4 + scene.canvas.text(numeral(value), x + _SIGN + 4, y, scene.type(30, bold=True), ink) + 9


# The end

_WREATH, _STEP = 132, 12
"""Pixels of the winner's wreath where nothing is beside it, and by how many it is smaller: few sizes are drawn once."""


def _result(scene: Scene, seat: Seat, box: Box, spare: int) -> None:
    """The winner's wreath, as large as there is room, and the points if they were counted; `spare` pixels on the right
    are taken."""
    left, top, right, bottom = box
    outcome = scene.view.outcome
    assert outcome is not None, scene.view.phase
    style = scene.type(32, bold=True)
    words = scene.words("jiangshan-picture-points", **dict(outcome.scores[seat].args)) if outcome.scores else ""
    x, y, right = left + 8.0, (top + bottom) / 2, right - 4 - spare
    size = min(80 if words else _WREATH, bottom - top + 12) // _STEP * _STEP
    if seat in outcome.winners and x + size + width(words, style) <= right:
        emblem = partial(badges.emblem, banner(scene, seat), character=seal(scene, seat), face=scene.face)
        scene.canvas.centre(marks.crowned(emblem, size), x + size * 0.42 if words else (left + right) / 2, y)
        x += size
    scene.canvas.label(words, x, y, style, INK, room=right - x, least=SMALLEST)
