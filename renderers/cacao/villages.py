"""The players' boards: gold, store, sun tokens, water track, tiles left, and what the latest turn changed."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.cacao.state import Phase
from games.cacao.village import STORE, SUNS, TRACK
from games.core import Seat
from renderers.cacao import chips, symbols, workers
from renderers.cacao.layout import BROAD, Box
from renderers.cacao.paints import FOAM, PAINTS, POND, POND_DARK
from renderers.cacao.scene import Scene
from renderers.lettering import width
from renderers.palette import AMBER, BLUE, INK, LINE, PANEL, WHITE

_SIGN, _PLACE, _RING = 34, 31, 38
_CARRIER = 66


def draw(scene: Scene) -> None:
    for number, box in enumerate(scene.plan.villages):
        _village(scene, Seat(number), box)


def signed(number: int) -> str:
    """A number with a real minus."""
    return f"−{-number}" if number < 0 else str(number)


def _village(scene: Scene, seat: Seat, box: Box) -> None:
    view, canvas = scene.view, scene.canvas
    left, top, right, bottom = box
    active = view.outcome is None and view.table.number > 0 and view.table.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    edge = AMBER if won else PAINTS[seat].edge if active else LINE
    canvas.framed(box, 20, PAINTS[seat].pale if active or won else PANEL, edge=edge, thick=6 if active or won else 3)
    end = (left + right) // 2 - 14 if right - left >= BROAD else right - 16
    canvas.centre(workers.emblem(seat, 44), left + 38, top + 36)
    name = scene.words("renderers-name", who=seat)
    canvas.label(name, left + 68, top + 36, scene.type(30), INK, room=end - left - 68)
    halves = right - left >= BROAD
    y = top + 86 if halves else (top + bottom) // 2 - 18
    _purse(scene, seat, (left + 16, y - 24, end, y + 24))
    start = end + 28 if halves else left + 16
    _stores(scene, seat, (start, bottom - 98, right - 16, bottom - 52))
    _track(scene, seat, (start, bottom - 48, right - 16, bottom - 12))


def _purse(scene: Scene, seat: Seat, box: Box) -> None:
    """Gold, what it grew by, and tiles in hand and pile."""
    left, top, right, bottom = box
    canvas, view, y = scene.canvas, scene.view, (top + bottom) / 2
    gold = scene.table.villages[seat].gold
    canvas.centre(symbols.coin(40), left + 20, y)
    end = left + 46 + canvas.text(str(gold), left + 46, y, scene.type(44, bold=True), INK)
    _growth(scene, gold - scene.before(seat).gold, end + 5, y)
    if view.table.phase is Phase.OVER:
        return
    x: float = right
    pile = len(view.unplayed[seat]) - view.counts[seat]
    for count, sign in ((pile, symbols.pile(32, PAINTS[seat])), (view.counts[seat], symbols.hand(32, PAINTS[seat]))):
        x -= canvas.text(str(count), x, y, scene.type(29, bold=True), INK, align="right")
        canvas.centre(sign, x - 19, y)
        x -= 42


def _growth(scene: Scene, gold: int, x: float, y: float) -> None:
    if not gold or scene.view.outcome is not None:
        return
    style = scene.type(24, bold=True)
    words = chips.signed(gold)
    wide = round(width(words, style)) + 14
    ink = BLUE if scene.preview is not None else INK
    scene.canvas.framed((int(x), int(y) - 17, int(x) + wide, int(y) + 17), 17, WHITE, edge=ink, thick=3)
    scene.canvas.text(words, int(x) + wide / 2, y, style, ink, align="middle")


def _stores(scene: Scene, seat: Seat, box: Box) -> None:
    """Five places for fruits, three for sun tokens."""
    left, top, right, bottom = box
    now, before, y = scene.table.villages[seat], scene.before(seat), (top + bottom) / 2
    _row(scene, (left + 16, y), (now.cacao, before.cacao, STORE), symbols.fruit)
    _row(scene, (right - 16 - (SUNS - 1) * 33, y), (now.sun, before.sun, SUNS), symbols.sun)


def _row(scene: Scene, start: tuple[float, float], counts: tuple[int, int, int], sign: Callable[[int], Image.Image]) -> None:
    """Places in a row; those that the turn changed are ringed."""
    now, before, every = counts
    for number in range(every):
        x = start[0] + number * 32.5
        if scene.view.outcome is None and min(now, before) <= number < max(now, before):
            scene.canvas.centre(symbols.ring(_RING, foreseen=scene.preview is not None), x, start[1])
        elif number >= now:
            scene.canvas.centre(symbols.place(_PLACE), x, start[1])
        if number < now:
            scene.canvas.centre(sign(_SIGN), x, start[1])


def _track(scene: Scene, seat: Seat, box: Box) -> None:
    """The water track; the carrier stands on the field that counts."""
    left, top, right, bottom = box
    canvas, here, y = scene.canvas, scene.table.villages[seat].water, (top + bottom) / 2
    canvas.panel((left, int(y) - 15, right, int(y) + 15), 15, POND)
    step = (right - left) / len(TRACK)
    for number, value in enumerate(TRACK):
        x = left + (number + 0.5) * step
        if abs(x - _carrier(here, left, right)) > _CARRIER / 2 + 16:
            canvas.text(signed(value), x, y, scene.type(19), POND_DARK, align="middle")
    x = _carrier(here, left, right)
    half = _CARRIER // 2
    canvas.panel((int(x) - half - 3, int(y) - 22, int(x) + half + 3, int(y) + 22), 14, WHITE)
    canvas.panel((int(x) - half, int(y) - 19, int(x) + half, int(y) + 19), 12, POND_DARK)
    canvas.text(signed(TRACK[here]), x, y, scene.type(32, bold=True), FOAM, align="middle")


def _carrier(here: int, left: int, right: int) -> float:
    """The middle of the carrier."""
    step = (right - left) / len(TRACK)
    return min(max(left + (here + 0.5) * step, left + _CARRIER / 2), right - _CARRIER / 2)
