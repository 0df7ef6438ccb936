"""The two players' plates: name, cards in hand, HP and what the latest turn took of it, and an open hand."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image

from games.cardgo.state import GREEN, RED, Card, View
from games.core import Seat
from renderers import marks
from renderers.canvas import Canvas
from renderers.cardgo import pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.layout import OPEN, PLATE
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import trail
from renderers.lettering import width
from renderers.palette import BLUE, INK, LAUREL, LAUREL_DARK, MUTED, PANEL, TRACK, WHITE, Colour, blend
from renderers.prose import change
from renderers.sheet import HUGE, PLAIN, SMALL, SMALLEST, WIDTH, Box

SIDES = (GREEN, RED)
_BAR, _SLIM = 44, 18
"""Pixels of the bar of HP, and of the one on a small plate."""
_LARGE = 170
"""Pixels of a plate's height from which on everything on it is larger."""
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
    emblem, large = partial(pieces.emblem, seat), bottom - top > _LARGE
    wide = 104 if large else 64
    more = 0 if large else bottom - top - PLATE
    x, height = left + (80 if large else 62), top + (82 if large else 48 + more // 3)
    canvas.centre(
        marks.crowned(emblem, wide + 32 if large else wide + 2 + more // 2) if won else emblem(wide), x, height
    )
    start, end, y = x + wide // 2 + 22, right - 20, top + (46 if large else 27 + more // 3)
    room = _hand_count(scene, seat, end, y) - start - 14
    canvas.label(_name(scene, seat, room), start, y, scene.type(PLAIN), INK, room=room, least=SMALLEST)
    _life(scene, seat, (start, y + (40 if large else 26), end, bottom))
    if opened(view)[seat]:
        _open(scene, seat, (left + 18, bottom - 6, right - 18, bottom - 6 + _CARD[1]))


def _name(scene: Scene, seat: Seat, room: float) -> str:
    """The player's name, with a word about a pass if there is room for it."""
    if scene.view.passed[seat] and scene.view.outcome is None:
        passed = scene.words("cardgo-picture-passed", who=seat)
        if width(passed, scene.type(PLAIN)) <= room:
            return passed
    return scene.words("renderers-name", who=seat)


def _hand_count(scene: Scene, seat: Seat, right: int, y: int) -> float:
    """A card's back and a number; returns where they begin."""
    count = str(scene.view.counts[seat])
    start = right - scene.canvas.text(count, right, y, scene.type(PLAIN, bold=True), INK, align="right")
    scene.canvas.centre(pieces.card_back(seat, 26, 36), start - 20, y)
    return start - 34


def _life(scene: Scene, seat: Seat, box: Box) -> None:
    """HP as a number and as a bar, and what it lost: by the latest turn, or as a preview foresees."""
    left, top, right, bottom = box
    hp, start = scene.view.hp[seat], starting_hp(scene.view)[seat]
    large = bottom - top > _LARGE - 60
    y, high = top + (24 if large else 14), _BAR if large else _SLIM
    end = left + scene.canvas.text(str(hp), left, y, scene.type(HUGE + 16 if large else HUGE - 8, bold=True), INK)
    end += 2 + scene.canvas.text(f"/{start}", end + 2, y + 6, scene.type(SMALL), MUTED)
    lost = _lost(scene, seat)
    _told(scene, seat, right, y, 21 if large else 18)
    start_x = scene.plan.plates[seat][0] + 20
    under = bottom - (16 if large else 11) - high
    scene.canvas.image.paste(_bar(seat, (right - start_x, high), (hp, lost, start)), (start_x, under))


def _lost(scene: Scene, seat: Seat) -> int:
    """HP that the marked turns cost the seat (negative: gained)."""
    return sum(placement.lost[seat] for placement in trail(scene.view, scene.since))


@lru_cache(maxsize=256)
def _bar(seat: Seat, size: tuple[int, int], life: tuple[int, int, int]) -> Image.Image:
    """HP left in the side's colour; what was lost just now hatched in the other's."""
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


@lru_cache(maxsize=16)
def _stripes(high: int, ink: Colour) -> Image.Image:
    """As wide as a sheet: drawn once, whatever is lost."""
    light = blend(ink, WHITE, 0.75)
    line = (bytes(ink) * 5 + bytes(light) * 5) * (-(-(WIDTH + high) // 10))
    return Image.frombytes("RGB", (WIDTH, high), b"".join(line[3 * y : 3 * (y + WIDTH)] for y in range(high)))


def _told(scene: Scene, seat: Seat, right: int, y: float, half: int) -> None:
    """What the seat lost or gained, or would in a preview (blue), on a pill `half` of whose height is given."""
    preview = scene.preview
    if preview is not None:
        lost, more = preview.lost[seat] + preview.direct[seat], preview.at_least[seat]
    else:
        lost, more = _lost(scene, seat), False
    if not lost and not more:
        return
    words = (change(-lost) if lost else "−0") + ("+" if more else "")
    style = scene.type(PLAIN, bold=True)
    wide = int(width(words, style)) + 26
    fill = BLUE if preview is not None else PAINTS[1 - seat].edge if lost > 0 else PAINTS[seat].edge
    scene.canvas.panel((right - wide, int(y) - half, right, int(y) + half), half, fill)
    scene.canvas.text(words, right - wide / 2, y, style, WHITE, align="middle")


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


@lru_cache(maxsize=256)
def _small(seat: Seat, card: Card) -> Image.Image:
    return pieces.small_card(seat, card, *_CARD)
