"""The players' boards: gold, store, sun tokens, water track, tiles left, and what the latest turn changed."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageChops

from games.cacao.village import STORE, TRACK
from games.core import Seat
from renderers import boxes, marks, sheet
from renderers.boxes import END, MIDDLE, Box, Rest, column, icon, label, on, row, space
from renderers.cacao import heading, symbols, workers
from renderers.cacao.colours import FOAM, PAINTS, POND, POND_DARK
from renderers.cacao.scene import Scene, table_shown, village_before
from renderers.canvas import Canvas
from renderers.kept import kept
from renderers.lettering import Style, width
from renderers.palette import BLUE, INK, PANEL, WHITE, Colour
from renderers.prose import change, numeral
from renderers.sheet import LARGE, SMALL

_SIGN, _PLACE, _RING, _CLOSE = 30, 25, 34, 17.0
"""Pixels of a sign, of an empty place, of a ring around it; from fruit to fruit."""
_CARRIER, _DEEP, _ARROW = 64, 18, 20
"""Pixels: half of the water track's height; how wide the carrier is at least; of the arrow on one that has moved."""
_EMBLEM, _COIN, _DROP, _TRACK = 58, 32, 24, 124
"""Pixels of the player's sign, of those of gold and of water, and of the length of its track. With four seats lines are
thirty apart: what says a change is no higher than letters, or it would hide the foot of the gold above."""
_PAD = (24, 9, 12, 9)


def carried(field: int) -> str:
    """What a carrier on that field of the water track is worth."""
    return numeral(TRACK[field])


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes; an amber frame around whoever is asked."""
    for number, room in enumerate(scene.plan.villages):
        boxes.draw(scene.canvas, room, _village(scene, Seat(number)))


def _village(scene: Scene, seat: Seat) -> Box:
    """Four lines, as far apart as there is room: name and gold beside the emblem, the store, the water."""
    asked = seat in heading.asked(scene.view)
    ground = PAINTS[seat].pale if asked else PANEL
    name = label(scene.words("renderers-name", who=seat), scene.type(SMALL), INK, cut=True)
    head = row(
        icon(workers.emblem(seat, _EMBLEM)),
        column(Rest(name, MIDDLE), Rest(_purse(scene, seat), MIDDLE)),
        gap=14,
    )
    water = table_shown(scene).villages[seat].water
    track = icon(_track(village_before(scene, seat).water, water, _TRACK, ground), high=SMALL)
    drop = icon(symbols.drop(_DROP), high=SMALL)
    below = row(drop, space(5), track, Rest(_tiles(scene, seat), END))
    rest = Rest(_stores(scene, seat, ground), MIDDLE), Rest(below, MIDDLE)
    return on(partial(_frame, seat, ground, asked), column(Rest(head, MIDDLE), Rest(column(*rest))), _PAD)


def _frame(seat: Seat, ground: Colour, asked: bool, canvas: Canvas, box: sheet.Box) -> None:
    left, top, _, bottom = box
    marks.framed(canvas, box, 16, ground, PAINTS[seat].edge, asked=asked, won=False)
    canvas.image.paste(PAINTS[seat].fill, (left + 8, top + 16, left + 16, bottom - 16))


def _purse(scene: Scene, seat: Seat) -> Box:
    """Gold, and what it grew by."""
    gold = table_shown(scene).villages[seat].gold
    words = label(str(gold), scene.type(LARGE, bold=True), INK, high=SMALL)
    grown = _growth(scene, gold - village_before(scene, seat).gold)
    return row(icon(symbols.coin(_COIN), high=SMALL), words, grown, gap=8)


def _tiles(scene: Scene, seat: Seat) -> Box:
    """How many tiles are in hand and in the pile."""
    signs = symbols.hand(30, PAINTS[seat]), symbols.pile(30, PAINTS[seat])
    counts = (label(str(count), scene.type(SMALL, bold=True), INK) for count in heading.tiles_left(scene.view, seat))
    told = (row(icon(sign, high=SMALL), count, gap=3) for sign, count in zip(signs, counts, strict=True))
    return row(*told, gap=9)


def _growth(scene: Scene, amount: int) -> Box | None:
    """By how much something has changed, on a pill."""
    if not amount:
        return None
    ink = BLUE if scene.preview is not None else INK
    words = label(change(amount), scene.type(SMALL, bold=True), ink)
    return on(partial(Canvas.framed, radius=SMALL // 2, fill=WHITE, edge=ink, thick=2), words, (7, 0, 7, 0))


def _stores(scene: Scene, seat: Seat, ground: Colour) -> Box:
    """Five places for fruits with their number, and how many sun tokens there are."""
    now, before = table_shown(scene).villages[seat], village_before(scene, seat)
    ring = BLUE if scene.preview is not None else PAINTS[seat].edge
    store = icon(_fruits(now.cacao, ground), high=SMALL)
    sun = icon(_sun(ground, None if now.sun == before.sun else ring), high=SMALL)
    cacao, suns = (label(str(count), scene.type(SMALL, bold=True), INK) for count in (now.cacao, now.sun))
    told = row(store, cacao, space(6), _growth(scene, now.cacao - before.cacao), Rest(), sun, suns)
    return on(None, told, (-8, 0, -2, 0))


@kept
def _fruits(count: int, ground: Colour) -> Image.Image:
    """The places of the store, so many of them taken."""
    canvas = Canvas.blank(round(_RING + (STORE - 1) * _CLOSE), _RING, ground)
    for number in range(STORE):
        sign = symbols.fruit(_SIGN) if number < count else symbols.husk(_PLACE)
        canvas.centre(sign, _RING / 2 + number * _CLOSE, _RING / 2)
    return _cut_out(canvas.image, ground)


@kept
def _sun(ground: Colour, ring: Colour | None) -> Image.Image:
    """A sun token, ringed where the turn changed how many there are."""
    canvas = Canvas.blank(_RING, _RING, ground)
    if ring is not None:
        canvas.centre(symbols.ring(_RING, ring), _RING / 2, _RING / 2)
    canvas.centre(symbols.sun(_SIGN), _RING / 2, _RING / 2)
    return _cut_out(canvas.image, ground)


@kept
def _track(before: int, here: int, wide: int, ground: Colour) -> Image.Image:
    """The water track: a place for each field, and the carrier with its value on the one that counts; one that has
    moved says from where."""
    canvas, y = Canvas.blank(wide, 2 * _DEEP, ground), _DEEP
    canvas.panel((0, y - 9, wide, y + 9), 9, POND)
    style, was, now = Style(SMALL, bold=True), carried(before), carried(here)
    moved = before != here
    half = round(width(was, style) + width(now, style) + _ARROW + 16) // 2 if moved else _CARRIER // 2
    step = wide / len(TRACK)
    carrier = min(max((here + 0.5) * step, half + 2), wide - half - 2)
    for number in range(len(TRACK)):
        x = (number + 0.5) * step
        if abs(x - carrier) > half + 6:
            canvas.centre(symbols.field(10), x, y)
    x = int(carrier)
    canvas.framed((x - half - 2, y - 18, x + half + 2, y + 18), 13, POND_DARK, edge=WHITE, thick=2)
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
