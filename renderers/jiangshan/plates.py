"""One plate for each army: name, morale, supply, merit, reserve, stratagems; at the end its place and its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import inf

from games.core import Seat
from games.jiangshan.state import SeenSide
from renderers import boxes, marks, sheet
from renderers.boxes import END, Box, Laid, Rest, column, either, icon, label, on, row, sized, space, whole
from renderers.jiangshan import armies, heading, losses, tokens
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, ROOF, SOFT
from renderers.jiangshan.scene import Scene, banner
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
from renderers.palette import INK, TRACK, Colour
from renderers.prose import numeral
from renderers.sheet import SMALLEST

_LINE, _COUNT, _SIGN, _NUMBER, _STATED = 34, 30, 27, 30, 32
_ROOMY, _WORDED, _BROAD, _HALF = 250, 215, 360, 206
"""So high a plate has a line for the army's name, and a line with its word for each counter; so broad it tells the
fallen on its right, beside what it counts in so many pixels."""
_HEAD, _PAD, _INSET, _UNDER = 40, (5, 7, 3, 6), 3, 2
_EDGE = (0, 0, 5, 0)
"""Keeps off a winner's frame what stands at the end."""
_BESIDE = 8 + _SIGN + 6 + 38 + 10
"""Pixels across that a line for a counter needs besides its word."""
_WREATHS, _WREATH = (132, 120, 108, 96, 84, 72, 60, 48), 72
"""Pixels of the winner's wreath: few sizes, each drawn once; and for which the lines of the fallen make way."""
COUNTERS = ("morale", "supply", "merit", "reserve")
"""Their signs, and the messages that name them."""


def counted(side: SeenSide) -> Mapping[str, int]:
    """What everybody may count of an army."""
    return dict(zip(COUNTERS, (side.morale, side.supply, side.merit, side.reserves), strict=True))


def draw(scene: Scene) -> None:
    """In the order of the seats, from above."""
    for seat, room in enumerate(scene.plan.plates):
        boxes.draw(scene.canvas, room, _plate(scene, Seat(seat), room))


def unnamed(scene: Scene) -> frozenset[str]:
    """Stratagems that everybody has seen and whose tokens have no room for their names."""
    found: set[str] = set()
    for seat, room in enumerate(scene.plan.plates if scene.view.outcome is None else ()):
        wide, high = room[2] - room[0] - _PAD[0] - _PAD[2], room[3] - room[1] - _PAD[1] - _PAD[3]
        high -= _HEAD + (len(COUNTERS) * _COUNT if worded(scene, room) else 2 * _LINE)
        high -= _LINE * (high >= _ROOMY - _HEAD or bool(_state(scene, Seat(seat))))
        if tokens.tokens(scene, Seat(seat), named=True)(wide, high).missing:
            found |= scene.view.sides[seat].shown
    return frozenset(found)


def worded(scene: Scene, room: sheet.Box) -> bool:
    """Whether a plate is high and broad enough to say in words what it counts."""
    left, top, right, bottom = room
    words = (scene.words(f"jiangshan-picture-{name}") for name in COUNTERS)
    return bottom - top >= _WORDED and all(
        width(each, scene.type(SMALLEST)) <= right - left - _BESIDE for each in words
    )


def _plate(scene: Scene, seat: Seat, room: sheet.Box) -> Box:
    """Broad, with the fallen beside the counters; or with the army's name, if that leaves the fallen their room."""
    wide, high = room[2] - room[0], room[3] - room[1]
    words, broad, above = worded(scene, room), wide >= _BROAD, high >= _ROOMY
    army = row(
        space(2 * _INSET), label(scene.said(armies.title(scene.view, seat)), scene.type(SMALLEST), ROOF, high=_LINE)
    )
    counters = _counters(scene, seat, worded=words, stated=not broad)
    if broad:
        fallen = _below(scene, seat, (space(0),)) if armies.fallen(scene.view, seat) else None
        counters = sized(
            row(sized(counters, _HALF - 2 * _PAD[0]), Rest(fallen), gap=_PAD[0], align=0),
            high=len(COUNTERS) * _COUNT + _UNDER,
        )
    below = either(_main(scene, seat)) if broad else _below(scene, seat, _main(scene, seat))
    head = _head(scene, seat, stated=broad)
    forms = (column(head, name, counters, Rest(below)) for name in ((army, None) if above else (None,)))
    return on(_frame(scene, seat), either(forms), _PAD)


def _head(scene: Scene, seat: Seat, *, stated: bool) -> Box:
    ink = ROOF if scene.view.sides[seat].defeated else INK
    name = label(scene.words("jiangshan-seat", seat=seat), scene.type(SMALLEST), ink, cut=True)
    emblem = icon(heading.emblem(scene, seat)(_HEAD), wide=_HEAD + 2)
    return row(emblem, Rest(name), _stated(scene, seat) if stated else None, gap=4)


def _below(scene: Scene, seat: Seat, main: Sequence[Box]) -> Box:
    """Tokens or the result above the fallen, whose lines make way for it; where they have none, how many fell stands at
    the end. `main` has several forms."""
    if not armies.fallen(scene.view, seat):
        return either(main)
    lines, least = losses.lines(scene, seat), inf if scene.view.outcome is None else _WREATH

    def lay(wide: float, high: float) -> Laid:
        fallen = lines(wide, high - either(main)(wide, least).high)
        if fallen.wide:
            return column(Rest(either(main)), lambda *_: fallen)(wide, high)
        forms = either(
            whole(row(form, Rest(on(None, losses.brief(scene, seat), _EDGE), END), gap=4, align=END)) for form in main
        )
        return forms(wide, high)._replace(missing=armies.fallen(scene.view, seat).total())

    return lay


def _state(scene: Scene, seat: Seat) -> str:
    """That the army is defeated, or its team where there are allies."""
    side = scene.view.sides[seat]
    if side.defeated:
        return scene.words("jiangshan-picture-beaten")
    return scene.words("jiangshan-picture-team", team=side.team) if armies.allied(scene.view, seat) else ""


def _frame(scene: Scene, seat: Seat) -> boxes.Ground:
    view, side = scene.view, scene.view.sides[seat]
    fill = TRACK if side.defeated else BANNERS[banner(scene, seat)].paint.pale
    asked, won = seat in heading.asked(view), view.outcome is not None and seat in view.outcome.winners
    return partial(marks.framed, radius=9, fill=fill, edge=SOFT, asked=asked, won=won, thick=6, thin=2)


def _counters(scene: Scene, seat: Seat, *, worded: bool, stated: bool) -> Box:
    """A line for each with its sign and its word; or morale, supply and merit beside each other, the reserve below; and
    the army's state."""
    side = scene.view.sides[seat]
    inks = {name: CINNABAR_INK if name == "morale" and value <= 0 else INK for name, value in counted(side).items()}
    state = _stated(scene, seat) if stated and _state(scene, seat) else None
    if worded:
        lines = (_worded(scene, name, value, inks[name]) for name, value in counted(side).items())
        return on(None, column(*lines, state), (_INSET, 0, 2 * _INSET, _UNDER))
    *first, last = (_signed(scene, name, value, inks[name]) for name, value in counted(side).items())
    return on(None, column(row(*first, gap=7), row(last, state, gap=7)), (_INSET, 0, 0, 0))


def _worded(scene: Scene, name: str, value: int, ink: Colour) -> Box:
    words = label(scene.words(f"jiangshan-picture-{name}"), scene.type(SMALLEST), ROOF, high=_COUNT)
    number = label(numeral(value), scene.type(_NUMBER, bold=True), ink)
    return row(icon(symbol(name, _SIGN)), words, Rest(), number, gap=6)


def _signed(scene: Scene, name: str, value: int, ink: Colour) -> Box:
    return row(icon(symbol(name, _SIGN), high=_LINE), label(numeral(value), scene.type(_NUMBER, bold=True), ink), gap=4)


def _stated(scene: Scene, seat: Seat) -> Box:
    ink = CINNABAR_INK if scene.view.sides[seat].defeated else ROOF
    return label(_state(scene, seat), scene.type(SMALLEST), ink, high=_COUNT)


def _main(scene: Scene, seat: Seat) -> Sequence[Box]:
    """The stratagems, with their names where there is room for all; at the end the winner's wreath, as large as there
    is room, and the points if they were counted. Forms, the fullest first."""
    outcome = scene.view.outcome
    if outcome is None:
        return [tokens.tokens(scene, seat, named=named) for named in (True, False)]
    points = scene.words("jiangshan-picture-points", **dict(outcome.scores[seat].args)) if outcome.scores else ""
    words = label(points, scene.type(_STATED, bold=True), INK) if points else None
    if seat not in outcome.winners:
        return [row(words)]
    sizes, emblem = _WREATHS[4:] if points else _WREATHS, heading.emblem(scene, seat)
    return [*(row(icon(marks.crowned(emblem, size), high=size - 12), words, gap=8) for size in sizes), row(words)]
