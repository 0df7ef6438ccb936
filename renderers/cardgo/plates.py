"""The two players' plates: name, cards in hand, HP and what the latest turn took of it, and an open hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image

from games.cardgo.state import GREEN, RED, Card, View
from games.core import Seat
from renderers import marks
from renderers.canvas import Canvas
from renderers.cardgo import pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.layout import OPEN, PLATES
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import trail
from renderers.kept import kept
from renderers.lettering import width
from renderers.palette import BLUE, INK, LAUREL, LAUREL_DARK, MUTED, PANEL, TRACK, WHITE, Colour, blend
from renderers.prose import change
from renderers.sheet import HUGE, PLAIN, SMALL, SMALLEST, WIDTH, Box

SIDES = (GREEN, RED)


@dataclass(frozen=True, slots=True)
class _Form:
    """How a plate is set, in pixels: emblem, its middle, the lines of the name and of HP, HP's digits, half of the pill
    beside them, the bar and what is left below it."""

    emblem: int
    middle: tuple[int, int]
    name: int
    hp: int
    digits: int
    pill: int
    bar: int
    foot: int


_FORMS = (
    _Form(104, (80, 80), 45, 107, HUGE + 16, 21, 44, 16),
    _Form(94, (75, 71), 39, 95, HUGE + 8, 20, 36, 14),
    _Form(82, (68, 60), 32, 82, HUGE, 20, 26, 13),
    _Form(64, (62, 47), 26, 64, HUGE - 8, 18, 17, 11),
)
"""For each of the heights that plates have."""
_CARD = (42, 56)


def starting_hp(view: View) -> tuple[int, int]:
    """CardGO 4: red additionally gets the komi."""
    options = view.options
    return options.hp, (options.hp if options.hp_red is None else options.hp_red) + options.komi


def opened(view: View) -> tuple[bool, bool]:
    """Whose hand lies open on his plate: any that the viewer sees, but for his own."""
    green, red = (view.hands[seat] is not None and seat != view.viewer for seat in SIDES)
    return green, red


def draw(scene: Scene) -> None:
    """Green's above red's."""
    for seat in SIDES:
        _plate(scene, seat)


def _plate(scene: Scene, seat: Seat) -> None:
    view, canvas, box = scene.view, scene.canvas, scene.plan.plates[seat]
    paint = PAINTS[seat]
    left, top, right, bottom = box
    asked = view.outcome is None and view.number > 0 and view.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    if asked:
        marks.asked(canvas, box, 18, paint.pale)
    else:
        canvas.framed(
            box, 18, paint.pale if won else PANEL, edge=LAUREL_DARK if won else paint.edge, thick=7 if won else 3
        )
    if won:
        canvas.framed((left + 7, top + 7, right - 7, bottom - 7), 12, paint.pale, edge=LAUREL, thick=4)
    bottom -= OPEN if opened(view)[seat] else 0
    form = next(form for least, form in zip(PLATES, _FORMS, strict=True) if bottom - top >= least)
    emblem, (x, y) = partial(pieces.emblem, seat), form.middle
    y += (bottom - top - PLATES[-1]) // 2 if form is _FORMS[-1] else 0
    crown = min(2 * (y - 12), form.emblem + 32)
    canvas.centre(marks.crowned(emblem, crown) if won else emblem(form.emblem), left + x, top + y)
    start, end = left + x + form.emblem // 2 + 22, right - 20
    room = _hand_count(scene, seat, end, top + form.name) - start - 14
    canvas.label(_name(scene, seat, room), start, top + form.name, scene.type(PLAIN), INK, room=room, least=SMALLEST)
    _life(scene, seat, form, (start, top, end, bottom))
    if opened(view)[seat]:
        _open(scene, seat, (left + 18, bottom - 6, right - 18, bottom - 6 + _CARD[1]))


def _name(scene: Scene, seat: Seat, room: float) -> str:
    """The player's name, with a word about a pass if there is room for it."""
    if scene.view.passed[seat] and scene.view.outcome is None:
        passed = scene.words("cardgo-picture-passed", who=seat)
        if width(passed, scene.type(SMALLEST)) <= room:
            return passed
    return scene.words("renderers-name", who=seat)


def _hand_count(scene: Scene, seat: Seat, right: int, y: int) -> float:
    """A card's back and a number; returns where they begin."""
    count = str(scene.view.counts[seat])
    start = right - scene.canvas.text(count, right, y, scene.type(PLAIN, bold=True), INK, align="right")
    scene.canvas.centre(pieces.card_back(seat, 26, 36), start - 20, y)
    return start - 34


def _life(scene: Scene, seat: Seat, form: _Form, box: Box) -> None:
    """HP as a number and as a bar, and what it lost: by the latest turn, or as a preview foresees."""
    left, top, right, bottom = box
    hp, start = scene.view.hp[seat], starting_hp(scene.view)[seat]
    y = top + form.hp
    end = left + 2 + scene.canvas.text(str(hp), left, y, scene.type(form.digits, bold=True), INK)
    lost = _lost(scene, seat)
    left_over = hp if scene.preview is None else hp - lost
    room = _told(scene, seat, right, y, form.pill) - 4 - end
    if width(f"/{start}", scene.type(SMALL)) <= room:
        scene.canvas.text(f"/{start}", end, y + 6, scene.type(SMALL), MUTED)
    start_x = scene.plan.plates[seat][0] + 20
    bar = _bar(seat, (right - start_x, form.bar), (left_over, lost, start))
    scene.canvas.image.paste(bar, (start_x, bottom - form.foot - form.bar))


def _lost(scene: Scene, seat: Seat) -> int:
    """HP that the marked turns cost the seat, or the placement that is foreseen (negative: gained)."""
    if scene.preview is not None:
        return scene.preview.lost[seat] + scene.preview.direct[seat]
    return sum(placement.lost[seat] for placement in trail(scene.view, scene.since))


@kept
def _bar(seat: Seat, size: tuple[int, int], life: tuple[int, int, int]) -> Image.Image:
    """HP left in the side's colour; what was lost just now, or would be, hatched in the other's."""
    hp, lost, start = life
    paint, other = PAINTS[seat], PAINTS[1 - seat]
    wide, high = size
    canvas = Canvas.blank(wide, high, blend(paint.edge, INK, 0.3))
    inner = wide - 6
    canvas.image.paste(TRACK, (3, 3, wide - 3, high - 3))
    share = min(1.0, max(0, hp) / max(start, 1))
    full = round(inner * share)
    before = round(inner * min(1.0, max(0, hp + max(lost, 0)) / max(start, 1)))
    if before > full:
        canvas.image.paste(_hatched(before - full, high - 6, other.edge if seat else other.fill), (3 + full, 3))
    canvas.image.paste(paint.edge if seat == GREEN else paint.fill, (3, 3, 3 + full, high - 3))
    return canvas.image


def _hatched(wide: int, high: int, ink: Colour) -> Image.Image:
    """Slanting stripes."""
    return _stripes(high, ink).crop((0, 0, wide, high))


@kept
def _stripes(high: int, ink: Colour) -> Image.Image:
    """As wide as a sheet: drawn once, whatever is lost."""
    light = blend(ink, WHITE, 0.75)
    line = (bytes(ink) * 5 + bytes(light) * 5) * (-(-(WIDTH + high) // 10))
    return Image.frombytes("RGB", (WIDTH, high), b"".join(line[3 * y : 3 * (y + WIDTH)] for y in range(high)))


def _told(scene: Scene, seat: Seat, right: int, y: float, half: int) -> int:
    """What the seat lost or gained, or would in a preview (blue), on a pill `half` of whose height is given; returns
    where it begins."""
    preview = scene.preview
    lost, more = _lost(scene, seat), preview is not None and preview.at_least[seat]
    if not lost and not more:
        return right
    words = (change(-lost) if lost else "−0") + ("+" if more else "")
    style = scene.type(PLAIN, bold=True)
    wide = int(width(words, style)) + 26
    fill = BLUE if preview is not None else PAINTS[1 - seat].edge if lost > 0 else PAINTS[seat].edge
    scene.canvas.panel((right - wide, int(y) - half, right, int(y) + half), half, fill)
    scene.canvas.text(words, right - wide / 2, y, style, WHITE, align="middle")
    return right - wide


def _open(scene: Scene, seat: Seat, box: Box) -> None:
    """The cards of an open hand, side by side; close together where there are many."""
    left, top, right, _ = box
    hand = scene.view.hands[seat] or ()
    if not hand:
        words = scene.words("cardgo-picture-no-cards")
        scene.canvas.text(words, left, top + _CARD[1] / 2, scene.type(SMALL), MUTED)
        return
    step = min(_CARD[0] + 6, (right - left - _CARD[0]) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        scene.canvas.put(_small(seat, printed(scene, card) or card), left + number * step, top)


@kept
def _small(seat: Seat, card: Card) -> Image.Image:
    return pieces.small_card(seat, card, *_CARD)
