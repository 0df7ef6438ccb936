"""The players' boards: gold, store, sun tokens, water track, tiles left, and what the latest turn changed."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops

from games.cacao.village import STORE, SUNS, TRACK
from games.core import Seat
from renderers import marks
from renderers.cacao import heading, symbols, workers
from renderers.cacao.colours import FOAM, PAINTS, POND, POND_DARK
from renderers.cacao.scene import Scene, table_shown, village_before
from renderers.canvas import Canvas
from renderers.kept import kept
from renderers.lettering import Style, width
from renderers.palette import BLUE, INK, PANEL, WHITE, Colour
from renderers.prose import change, numeral
from renderers.sheet import LARGE, SMALL, SMALLEST, Box

_SIGN, _PLACE, _RING, _STEP, _CLOSE = 30, 25, 34, 30.0, 17.0
"""Pixels of a sign, of an empty place, of a ring around it; from place to place, and of slim fruits."""
_CARRIER, _DEEP, _ARROW = 64, 18, 20
"""Pixels: half of the water track's height; how wide the carrier is at least; of the arrow on one that has moved."""
_EMBLEM, _TILES = 58, 128
"""Pixels of the player's sign, and of the counts of tiles beside the water track."""
_PAD = 12


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes; an amber frame around whoever is asked."""
    for number, box in enumerate(scene.plan.villages):
        _village(scene, Seat(number), box)


def _village(scene: Scene, seat: Seat, box: Box) -> None:
    canvas, asked = scene.canvas, seat in heading.asked(scene.view)
    left, top, right, bottom = box
    ground = PAINTS[seat].pale if asked else PANEL
    if asked:
        marks.asked(canvas, box, 16, ground)
    else:
        canvas.framed(box, 16, ground, edge=PAINTS[seat].edge, thick=3)
    canvas.image.paste(PAINTS[seat].fill, (left + 8, top + 16, left + 16, bottom - 16))
    start, end, step = left + _PAD + 12, right - _PAD, (bottom - top - 16) / 4
    rows = [top + 9 + step * (number + 0.5) for number in range(4)]
    canvas.centre(workers.emblem(seat, _EMBLEM), start + _EMBLEM / 2, (rows[0] + rows[1]) / 2)
    words, name = start + _EMBLEM + 14, scene.words("renderers-name", who=seat)
    canvas.label(name, words, rows[0], scene.type(SMALL), INK, room=end - words, least=SMALLEST)
    _purse(scene, seat, (words, end), rows[1])
    _stores(scene, seat, (start, end), rows[2], ground)
    water = table_shown(scene).villages[seat].water
    shown = _track(village_before(scene, seat).water, water, end - start - _TILES, ground)
    canvas.put(shown, start, round(rows[3]) - _DEEP)
    _tiles(scene, seat, end, rows[3])


def _purse(scene: Scene, seat: Seat, span: tuple[int, int], y: float) -> None:
    """Gold, and what it grew by."""
    left, right = span
    gold = table_shown(scene).villages[seat].gold
    scene.canvas.centre(symbols.coin(36), left + 18, y)
    end = left + 44 + scene.canvas.text(str(gold), left + 44, y, scene.type(LARGE, bold=True), INK)
    _growth(scene, gold - village_before(scene, seat).gold, (end + 10, right), y)


def _tiles(scene: Scene, seat: Seat, right: int, y: float) -> None:
    """How many tiles are in hand and in the pile."""
    view, x = scene.view, float(right)
    pile = len(view.unplayed[seat]) - view.counts[seat]
    for count, sign in ((pile, symbols.pile(30, PAINTS[seat])), (view.counts[seat], symbols.hand(30, PAINTS[seat]))):
        x -= scene.canvas.text(str(count), x, y, scene.type(SMALL, bold=True), INK, align="right")
        scene.canvas.centre(sign, x - 18, y)
        x -= 42


def _growth(scene: Scene, amount: int, span: tuple[float, float], y: float) -> None:
    """By how much something has changed, on a pill."""
    style = scene.type(SMALL, bold=True)
    words, x = change(amount), span[0]
    wide = round(width(words, style)) + 14
    if not amount or x + wide > span[1]:
        return
    ink = BLUE if scene.preview is not None else INK
    scene.canvas.framed((int(x), int(y) - 17, int(x) + wide, int(y) + 17), 17, WHITE, edge=ink, thick=2)
    scene.canvas.text(words, int(x) + wide / 2, y, style, ink, align="middle")


def _stores(scene: Scene, seat: Seat, span: tuple[int, int], y: float, ground: Colour) -> None:
    """Five places for fruits with their number, three for sun tokens."""
    now, before = table_shown(scene).villages[seat], village_before(scene, seat)
    ring = BLUE if scene.preview is not None else PAINTS[seat].edge
    store = _places(_Row("fruit", now.cacao, now.cacao, STORE, _CLOSE), ground, ring)
    top = round(y) - _RING // 2
    scene.canvas.put(store, span[0] - 8, top)
    tokens = _places(_Row("sun", now.sun, before.sun, SUNS, _STEP), ground, ring)
    x: float = span[0] - 8 + store.width
    x += scene.canvas.text(str(now.cacao), x, y, scene.type(SMALL, bold=True), INK)
    _growth(scene, now.cacao - before.cacao, (x + 6, span[1] - tokens.width + 6), y)
    scene.canvas.put(tokens, span[1] - tokens.width + 2, top)


@dataclass(frozen=True, slots=True)
class _Row:
    """Places in a row: how many are taken, how many were, how many there are, and how far apart they are."""

    sign: str
    now: int
    before: int
    every: int
    step: float


@kept
def _places(row: _Row, ground: Colour, ring: Colour) -> Image.Image:
    """Those that the turn changed are ringed."""
    canvas = Canvas.blank(round(_RING + (row.every - 1) * row.step), _RING, ground)
    sign = {"fruit": symbols.fruit, "sun": symbols.sun}[row.sign](_SIGN)
    empty = {"fruit": symbols.husk, "sun": symbols.place}[row.sign](_PLACE)
    for number in range(row.every):
        x, y = _RING / 2 + number * row.step, _RING / 2
        if min(row.now, row.before) <= number < max(row.now, row.before):
            canvas.centre(symbols.ring(_RING, ring), x, y)
        elif number >= row.now:
            canvas.centre(empty, x, y)
        if number < row.now:
            canvas.centre(sign, x, y)
    return _cut_out(canvas.image, ground)


@kept
def _track(before: int, here: int, wide: int, ground: Colour) -> Image.Image:
    """The water track: a place for each field, and the carrier with its value on the one that counts; one that has
    moved says from where."""
    canvas, y = Canvas.blank(wide, 2 * _DEEP, ground), _DEEP
    canvas.panel((0, y - 9, wide, y + 9), 9, POND)
    style, was, now = Style(SMALL, bold=True), numeral(TRACK[before]), numeral(TRACK[here])
    moved = before != here
    half = round(width(was, style) + width(now, style) + _ARROW + 16) // 2 if moved else _CARRIER // 2
    step = wide / len(TRACK)
    carrier = min(max((here + 0.5) * step, half + 2), wide - half - 2)
    for number in range(len(TRACK)):
        x = (number + 0.5) * step
        if abs(x - carrier) > half + 6:
            canvas.centre(symbols.field(10), x, y)
    x = int(carrier)
    canvas.panel((x - half - 2, y - 18, x + half + 2, y + 18), 13, WHITE)
    canvas.panel((x - half, y - 16, x + half, y + 16), 11, POND_DARK)
    if moved:
        start = x - half + 8
        end = start + canvas.text(was, start, y, style, FOAM)
        canvas.centre(symbols.onwards(_ARROW - 4), end + _ARROW / 2, y)
        canvas.text(now, end + _ARROW, y, style, WHITE)
    else:
        canvas.text(now, x, y, style, FOAM, align="middle")
    return _cut_out(canvas.image, ground)


def _cut_out(image: Image.Image, ground: Colour) -> Image.Image:
    """The image, clear wherever it is bare ground: with four seats the rows of a board overlap a little."""
    red, green, blue = ImageChops.difference(image, Image.new("RGB", image.size, ground)).split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    image.putalpha(strongest.point(lambda value: 255 if value else 0))
    return image
