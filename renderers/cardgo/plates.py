"""The two players' plates: name, cards in hand, HP and what the latest turn took of it, and an open hand."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.cardgo.state import GREEN, RED, View
from games.core import Seat
from renderers import boxes, marks, sheet
from renderers.boxes import MIDDLE, Box, Laid, Rest, column, either, icon, label, on, row, sign, sized, space
from renderers.canvas import Canvas
from renderers.cardgo import heading, pieces, trail
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.scene import Scene, printed
from renderers.kept import kept
from renderers.palette import BLUE, INK, MUTED, PANEL, TRACK, WHITE, Colour, blend
from renderers.prose import change
from renderers.sheet import HUGE, PLAIN, SMALL, SMALLEST, WIDTH

SIDES = (GREEN, RED)
HEIGHTS = (216, 192, 168, 148, 130, 112)
"""Pixels of a plate without an open hand: the less else the column shows, the higher."""
_PAD, _NAME = (16, 6, 16, 11), 40
_EMBLEM, _WREATH, _DIGITS, _CAPITAL, _BAR = 0.54, 0.7, 0.43, 0.75, 0.14
"""How much of a plate's height the emblem, a winner's wreath and the digits of HP take, how much of these is to be
seen, and the bar."""
_CARD, _ABOVE = (42, 56), 8
"""Pixels of a card of an open hand, and above it."""


def starting_hp(view: View) -> tuple[int, int]:
    """CardGO 4: red additionally gets the komi."""
    options = view.options
    return options.hp, (options.hp if options.hp_red is None else options.hp_red) + options.komi


def opened(view: View, seat: Seat) -> bool:
    """Whether the hand lies open on its plate: any that the viewer sees, but for their own."""
    return view.hands[seat] is not None and seat != view.viewer


def plate(scene: Scene, seat: Seat, high: int) -> Box:
    """So high, and higher by an open hand, in an animation also where it opens only later; laid only where it is
    drawn, as several heights are tried."""
    shown = opened(scene.view, seat)
    more = (_CARD[1] + _ABOVE) * (shown or (scene.film is not None and opened(scene.film, seat)))
    drawn = partial(_draw, scene, seat, high if shown else high + more)
    return sized(on(drawn, Laid), high=high + more)


def _draw(scene: Scene, seat: Seat, high: int, canvas: Canvas, room: sheet.Box) -> None:
    """So high without an open hand."""
    won = scene.view.outcome is not None and seat in scene.view.outcome.winners
    emblem = partial(pieces.emblem, seat)
    size = round(high * _EMBLEM)
    drawn = marks.crowned(emblem, round(high * _WREATH)) if won else emblem(size)
    told = column(_named(scene, seat), _life(scene, seat, round(min(HUGE + 16, high * _DIGITS))))
    bar = partial(_bar, scene, seat, round(high * _BAR))
    main = column(Rest(row(icon(drawn, wide=size + 30, high=size), Rest(told)), MIDDLE), bar)
    shown = partial(_open, scene, seat) if opened(scene.view, seat) else None
    whole = column(sized(main, high=high - _PAD[1] - _PAD[3]), shown, gap=_ABOVE)
    paint, asked = PAINTS[seat], seat in heading.asked(scene.view)
    fill = paint.pale if asked or won else PANEL
    frame = partial(marks.framed, radius=18, fill=fill, edge=paint.edge, asked=asked, won=won, inner=4)
    boxes.draw(canvas, room, on(frame, whole, _PAD))


def _named(scene: Scene, seat: Seat) -> Box:
    """The player's name, with a word about a pass if there is room for it; a card's back and how many are in hand."""
    style, view = scene.type(PLAIN), scene.view
    name = label(scene.words("renderers-name", who=seat), style, INK, cut=True)
    passed = label(scene.words("cardgo-picture-passed", who=seat), style, INK)
    count = label(str(view.counts[seat]), scene.type(PLAIN, bold=True), INK)
    back = icon(pieces.card_back(seat, 26, 36), wide=26, high=_NAME)
    return row(Rest(either((passed, name)) if heading.passed(view, seat) else name), space(10), back, space(7), count)


def _life(scene: Scene, seat: Seat, size: int) -> Box:
    """HP as a number, of how many if there is room, and what changed it."""
    start = starting_hp(scene.view)[seat]
    of = (scene.words("cardgo-picture-of-hp", start=start), f"/{start}")
    forms = (label(words, scene.type(SMALL), MUTED) for words in of)
    hp = label(str(scene.view.hp[seat]), scene.type(size, bold=True), INK, high=round(size * _CAPITAL))
    return row(hp, space(4), Rest(either((*forms, space(0)))), _pill(scene, seat))


def lost(scene: Scene, seat: Seat) -> int:
    """HP that the marked turns cost the seat, or the placement that is foreseen (negative: gained)."""
    if scene.preview is not None:
        return scene.preview.lost[seat] + scene.preview.direct[seat]
    return trail.lost(trail.trail(scene.view, scene.since), seat)


def _pill(scene: Scene, seat: Seat) -> Box | None:
    """What the seat lost or gained, or would in a preview (blue)."""
    preview, hp = scene.preview, lost(scene, seat)
    more = preview is not None and preview.at_least[seat]
    if not hp and not more:
        return None
    words = (change(-hp) if hp else "−0") + ("+" if more else "")
    fill = BLUE if preview is not None else PAINTS[1 - seat].edge if hp > 0 else PAINTS[seat].edge
    ground = partial(Canvas.panel, radius=20, fill=fill)
    return on(ground, label(words, scene.type(PLAIN, bold=True), WHITE, high=38), (13, 0, 13, 0))


def _bar(scene: Scene, seat: Seat, high: int, wide: float, room: float) -> Laid:
    taken, start = lost(scene, seat), starting_hp(scene.view)[seat]
    left = scene.view.hp[seat] - (taken if scene.preview is not None else 0)
    return sign(partial(bar, seat, (round(wide), high), (left, taken, start)), wide, high)(wide, room)


@kept
def bar(seat: Seat, size: tuple[int, int], life: tuple[int, int, int]) -> Image.Image:
    """HP left in the side's colour; what was lost just now, or would be, hatched in the other's."""
    hp, taken, start = life
    paint, other = PAINTS[seat], PAINTS[1 - seat]
    wide, high = size
    canvas = Canvas.blank(wide, high, blend(paint.edge, INK, 0.3))
    inner = wide - 6
    canvas.image.paste(TRACK, (3, 3, wide - 3, high - 3))
    full, before = (round(inner * min(1.0, max(0, part) / max(start, 1))) for part in (hp, hp + max(taken, 0)))
    if before > full:
        stripes = _stripes(high - 6, other.edge if seat else other.fill).crop((0, 0, before - full, high - 6))
        canvas.image.paste(stripes, (3 + full, 3))
    canvas.image.paste(paint.edge if seat == GREEN else paint.fill, (3, 3, 3 + full, high - 3))
    return canvas.image.convert("RGBA")


@kept
def _stripes(high: int, ink: Colour) -> Image.Image:
    """Slanting, as wide as a sheet: drawn once, whatever is lost."""
    light = blend(ink, WHITE, 0.75)
    line = (bytes(ink) * 5 + bytes(light) * 5) * (-(-(WIDTH + high) // 10))
    return Image.frombytes("RGB", (WIDTH, high), b"".join(line[3 * y : 3 * (y + WIDTH)] for y in range(high)))


def _open(scene: Scene, seat: Seat, wide: float, room: float) -> Laid:
    """The cards of an open hand, side by side; close together where there are many."""
    hand = scene.view.hands[seat] or ()
    if not hand:
        none = label(scene.words("cardgo-picture-no-cards"), scene.type(SMALLEST), MUTED, high=_CARD[1])
        return none(wide, room)
    cards = [pieces.small_card(PAINTS[seat].edge, printed(scene, card) or card, *_CARD) for card in hand]
    step = min(_CARD[0] + 6, (wide - _CARD[0]) / max(1, len(cards) - 1))
    return row(*(icon(each, wide=step) for each in cards[:-1]), icon(cards[-1]))(wide, room)
