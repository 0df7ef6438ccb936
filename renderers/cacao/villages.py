"""The players' boards: gold, store, sun tokens, water track, tiles left, and what the latest turn changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cacao.state import Phase
from games.cacao.village import STORE, SUNS, TRACK
from games.core import Seat
from renderers.cacao import symbols, workers
from renderers.cacao.colours import FOAM, PAINTS, POND, POND_DARK
from renderers.cacao.layout import BROAD, Box
from renderers.cacao.scene import Scene, table_shown, village_before
from renderers.canvas import Canvas
from renderers.lettering import Style, width
from renderers.palette import AMBER, BLUE, INK, LINE, PANEL, WHITE, Colour
from renderers.prose import change, numeral

_SIGN, _PLACE, _RING, _STEP = 34, 31, 38, 32.5
_CARRIER, _DEEP = 66, 23


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes."""
    for number, box in enumerate(scene.plan.villages):
        _village(scene, Seat(number), box)


def _village(scene: Scene, seat: Seat, box: Box) -> None:
    view, canvas = scene.view, scene.canvas
    left, top, right, bottom = box
    active = view.outcome is None and view.table.number > 0 and view.table.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    edge = AMBER if won else PAINTS[seat].edge if active else LINE
    ground = PAINTS[seat].pale if active or won else PANEL
    canvas.framed(box, 20, ground, edge=edge, thick=6 if active or won else 3)
    end = (left + right) // 2 - 14 if right - left >= BROAD else right - 16
    canvas.centre(workers.emblem(seat, 44), left + 38, top + 36)
    name = scene.words("renderers-name", who=seat)
    canvas.label(name, left + 68, top + 36, scene.type(30), INK, room=end - left - 68)
    halves = right - left >= BROAD
    y = top + 86 if halves else (top + bottom) // 2 - 18
    _purse(scene, seat, (left + 16, y - 24, end, y + 24))
    start = end + 28 if halves else left + 16
    _stores(scene, seat, (start, bottom - 98, right - 16, bottom - 52), ground)
    track = _track(table_shown(scene).villages[seat].water, right - 16 - start, ground)
    canvas.image.paste(track, (start, bottom - 30 - _DEEP))


def _purse(scene: Scene, seat: Seat, box: Box) -> None:
    """Gold, what it grew by, and tiles in hand and pile."""
    left, top, right, bottom = box
    canvas, view, y = scene.canvas, scene.view, (top + bottom) / 2
    gold = table_shown(scene).villages[seat].gold
    canvas.centre(symbols.coin(40), left + 20, y)
    end = left + 46 + canvas.text(str(gold), left + 46, y, scene.type(44, bold=True), INK)
    _growth(scene, gold - village_before(scene, seat).gold, end + 5, y)
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
    words = change(gold)
    wide = round(width(words, style)) + 14
    ink = BLUE if scene.preview is not None else INK
    scene.canvas.framed((int(x), int(y) - 17, int(x) + wide, int(y) + 17), 17, WHITE, edge=ink, thick=3)
    scene.canvas.text(words, int(x) + wide / 2, y, style, ink, align="middle")


def _stores(scene: Scene, seat: Seat, box: Box, ground: Colour) -> None:
    """Five places for fruits, three for sun tokens."""
    left, top, right, bottom = box
    now, before, y = table_shown(scene).villages[seat], village_before(scene, seat), (top + bottom) // 2 - _RING // 2
    if scene.view.outcome is not None:
        before = now
    foreseen = scene.preview is not None
    store = _places(_Row("fruit", now.cacao, before.cacao, STORE), ground, foreseen=foreseen)
    scene.canvas.image.paste(store, (left - 3, y))
    tokens = _places(_Row("sun", now.sun, before.sun, SUNS), ground, foreseen=foreseen)
    scene.canvas.image.paste(tokens, (right - tokens.width + 3, y))


@dataclass(frozen=True, slots=True)
class _Row:
    """Places in a row: how many are taken, how many were, and how many there are."""

    sign: str
    now: int
    before: int
    every: int


@lru_cache(maxsize=512)
def _places(row: _Row, ground: Colour, *, foreseen: bool) -> Image.Image:
    """Those that the turn changed are ringed."""
    canvas = Canvas.blank(round(_RING + (row.every - 1) * _STEP), _RING, ground)
    sign = {"fruit": symbols.fruit, "sun": symbols.sun}[row.sign](_SIGN)
    for number in range(row.every):
        x, y = _RING / 2 + number * _STEP, _RING / 2
        if min(row.now, row.before) <= number < max(row.now, row.before):
            canvas.centre(symbols.ring(_RING, foreseen=foreseen), x, y)
        elif number >= row.now:
            canvas.centre(symbols.place(_PLACE), x, y)
        if number < row.now:
            canvas.centre(sign, x, y)
    return canvas.image


@lru_cache(maxsize=256)
def _track(here: int, wide: int, ground: Colour) -> Image.Image:
    """The water track; the carrier stands on the field that counts."""
    canvas, y, half = Canvas.blank(wide, 2 * _DEEP, ground), _DEEP, _CARRIER // 2
    canvas.panel((0, y - 15, wide, y + 15), 15, POND)
    step = wide / len(TRACK)
    carrier = min(max((here + 0.5) * step, half + 3), wide - half - 3)
    for number, value in enumerate(TRACK):
        x = (number + 0.5) * step
        if abs(x - carrier) > half + 16:
            canvas.text(numeral(value), x, y, Style(19), POND_DARK, align="middle")
    x = int(carrier)
    canvas.panel((x - half - 3, y - 22, x + half + 3, y + 22), 14, WHITE)
    canvas.panel((x - half, y - 19, x + half, y + 19), 12, POND_DARK)
    canvas.text(numeral(TRACK[here]), x, y, Style(32, bold=True), FOAM, align="middle")
    return canvas.image
