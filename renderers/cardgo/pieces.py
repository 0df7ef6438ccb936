"""Card-pieces and cards: green ones are jade leaves, light with dark numbers; red ones lacquer discs, dark with white
ones."""

from __future__ import annotations

from enum import Enum
from itertools import product
from math import cos, radians, sin

from PIL import Image

from games.cardgo.state import Card, Effect
from games.core import Seat
from renderers.canvas import (
    Canvas,
    Ink,
    Point,
    Stroke,
    arc,
    cut_out,
    disc,
    drawn,
    inscribe,
    line,
    polygon,
    rounded,
    sprite,
)
from renderers.cardgo import marks
from renderers.cardgo.colours import PAINTS, RIMMED
from renderers.kept import kept
from renderers.lettering import Style
from renderers.palette import BLUE, INK, LINE, MUTED, VIOLET, WHITE, Colour, blend
from renderers.sheet import SMALLEST

_SMALL = 50
"""Pixels below which a piece has no inner rim."""
_LOCK = 0.46
"""How much of its side the padlock takes."""
SHARE = 0.74
"""How much of its side the value of a piece without an effect takes, an em of one digit."""


class Look(Enum):
    """How a piece stands on the board."""

    FIRM = "firm"
    SECRET = "secret"
    """The viewer sees the card, others may not."""
    CLOSED = "closed"
    """The viewer does not see the card."""
    GONE = "gone"
    """Removed by the last move."""
    LEAVING = "leaving"
    """Would take effect."""
    MAYBE = "maybe"
    """Face down, and may take effect."""


FAINT = frozenset({Look.GONE, Look.LEAVING, Look.MAYBE})
"""Looks of pieces that do not stay, or may not."""


@kept
def piece(
    owner: Seat, card: Card | None, look: Look, size: int, *, counted: bool = True, locked: bool = False
) -> Image.Image:
    """A piece on a square of `size` pixels, with a padlock if it is `locked`; the value of one that is gone is struck
    out if it was not `counted`."""
    if look is Look.GONE:
        return _gone(owner, card, size, counted=counted)
    leaving = look in (Look.LEAVING, Look.MAYBE)
    image = _body(size, owner, woven=card is None or look is Look.SECRET, pale=leaving)
    if leaving:
        image.alpha_composite(sprite(size, *_BURST))
    _write(image, owner, card, size, faint=leaving, locked=locked)
    if locked:
        lock = padlock(round(size * _LOCK))
        image.alpha_composite(lock, (0, size - lock.height))
    return image


@kept
def emblem(owner: Seat, size: int) -> Image.Image:
    """The side's shape without a card."""
    return _body(size, owner, woven=False)


padlock = drawn(
    *(
        stroke
        for more, ink in ((9, WHITE), (0, VIOLET))
        for stroke in (
            arc(50, 36, 21, (180, 360), ink, 16 + 2 * more),
            *(line([(x, 36), (x, 52)], ink, 16 + 2 * more) for x in (29, 71)),
            rounded((17 - more, 46 - more, 83 + more, 91 + more), 8 + more / 2, ink),
        )
    ),
    disc(50, 63, 8, WHITE),
    polygon([(46, 66), (54, 66), (56, 82), (44, 82)], WHITE),
)
"""What a suppressed piece carries in its lower left corner."""


def _shape(owner: Seat, inset: float, fill: Ink, *, down: float = 0) -> Stroke:
    """The outline of a side: a leaf (two sharp corners) or a disc; `down` is how far it is moved to be its shadow."""
    if owner == 0:
        return rounded((7 + inset, 6 + inset + down, 93 - inset, 92 - inset + down), 36 - inset, fill, corners="ew")
    return disc(50, 49 + down, 45 - inset, fill)


def _body(size: int, owner: Seat, *, woven: bool, pale: bool = False) -> Image.Image:
    paint, large = PAINTS[owner], size >= _SMALL
    fill, rimmed = blend(paint.pale, paint.fill, 0.16) if pale else paint.fill, large and not pale
    return sprite(
        size,
        *(_shape(owner, 0, (*INK, 90), down=5),) * large,
        _shape(owner, 0, paint.edge),
        *(_shape(owner, 6, blend(paint.fill, WHITE, 0.45) if owner == 0 else RIMMED),) * rimmed,
        _shape(owner, 9 if rimmed else 7, fill),
        *_weave(blend(fill, paint.edge, 0.3) if pale else blend(fill, paint.ink, 0.62), fill) * woven,
    )


def _weave(ink: Colour, fill: Colour) -> tuple[Stroke, ...]:
    """The back of a card: dots in rows."""
    dots = ((17 + 11 * column + 5.5 * (row % 2), 17 + 11 * row) for row, column in product(range(7), repeat=2))
    return (
        *(disc(x, y, 3, ink) for x, y in dots if (x - 50) ** 2 + (y - 50) ** 2 < 36**2),
        disc(47, 56, 28, fill),
    )


def _write(image: Image.Image, owner: Seat, card: Card | None, size: int, *, faint: bool, locked: bool) -> None:
    """The value, moved aside for the badge of an effect and for a padlock. A faint piece is written on in the colour of
    its edge."""
    paint = PAINTS[owner]
    ink = paint.edge if faint else paint.ink
    words = "?" if card is None else str(card.value)
    marked = card is not None and card.effect is not Effect.NONE
    share = max(_share(words, marked=marked, locked=locked), SMALLEST / size)
    middle = _LONG if marked and len(words) > 1 else _MIDDLES[marked, locked]
    _value(image, words, middle, share, ink)
    if card is not None and marked:
        _badge(image, card.effect, _BADGE if size >= _SMALL else 0.44, paint.edge)


def _value(image: Image.Image, words: str, middle: Point, share: float, ink: Colour) -> None:
    """A value; 6 and 9 on a line, as on cards and dice: nobody takes a 6 for a 5 then."""
    if words in _LINED:
        middle = middle[0], middle[1] - 2.5
    inscribe(image, words, middle, share, ink)
    if words in _LINED:
        image.alpha_composite(_line(image.width, middle, share, ink))


_LINED = frozenset({"6", "9"})


@kept
def _line(size: int, middle: Point, share: float, ink: Colour) -> Image.Image:
    """Below a digit that is `share` of a piece high."""
    x, y, half, thick = middle[0], middle[1] + 100 * share * 0.365, 22 * share, max(5.5, 200 / size)
    return sprite(size, rounded((x - half, y + 3.5, x + half, y + 3.5 + thick), thick / 2, ink))


_BADGE = 0.55
"""How much of its side the badge of an effect takes."""
_MIDDLES: dict[tuple[bool, bool], Point] = {
    (False, False): (50, 49),
    (True, False): (36, 42),
    (False, True): (56, 41),
    (True, True): (49, 34),
}
"""Where the value stands: beside a badge, beside a padlock."""
_LONG = (45, 36)
"""Where one of two digits stands above a badge."""


def _share(words: str, *, marked: bool, locked: bool) -> float:
    """How much of a piece's side its value takes."""
    if len(words) > 1 or (marked and locked):
        return 0.48 if marked else 0.52 if locked else 0.58
    return (0.58 if marked else 0.63) if marked or locked else SHARE


def _badge(image: Image.Image, effect: Effect, share: float, edge: Colour) -> None:
    """The effect in the lower right corner."""
    side = max(13, round(image.width * share))
    image.alpha_composite(marks.badge(effect, side, edge), (image.width - side, image.width - side))


def _gone(owner: Seat, card: Card | None, size: int, *, counted: bool) -> Image.Image:
    """A pale piece with a broken outline, as by a burst, and its value, struck out if it did not count."""
    paint = PAINTS[owner]
    rays = (
        [(50 + cos(angle) * reach, 49 + sin(angle) * reach) for reach in (37, 47)]
        for angle in map(radians, range(10, 370, 36))
    )
    body = _shape(owner, 3, (*blend(paint.pale, WHITE, 0.3), 235))
    image = sprite(size, body, *(line(ray, paint.edge, 5.5) for ray in rays))
    marked = card is not None and card.effect is not Effect.NONE
    middle = (40, 45) if marked else (50, 49)
    words = "?" if card is None else str(card.value)
    _value(image, words, middle, max(0.62 if len(words) == 1 else 0.46, SMALLEST / size), paint.edge)
    if card is not None and not counted:
        x, y = middle
        image.alpha_composite(sprite(size, line([(x - 26, y + 12), (x + 26, y - 12)], paint.edge, 4)))
    if card is not None and marked:
        _badge(image, card.effect, 0.5 if size >= _SMALL else 0.4, paint.edge)
    return image


_BURST = [
    line([(50 + far * x, 50 + far * y), (50 + near * x, 50 + near * y)], ink, thick)
    for (y, x), (far, near, ink, thick) in product(product((1, -1), repeat=2), ((47, 33, WHITE, 12), (46, 34, BLUE, 7)))
]
"""Rays in the corners: this piece would take effect."""


@kept
def card_face(owner: Seat, card: Card, width: int, height: int, *, effects: bool, chosen: bool) -> Image.Image:
    """A card in the hand: the value, the mark, the side's colour at its foot."""
    paint = PAINTS[owner]
    canvas = Canvas.blank(width, height, WHITE)
    edge = BLUE if chosen else paint.edge
    canvas.framed((0, 0, width, height), 14, WHITE, edge=edge, thick=7 if chosen else 3)
    marked = effects and card.effect is not Effect.NONE
    size = max(SMALLEST, round(min(height * 0.66, width * (0.5 if marked else 0.7))))
    (x, y), (a, b) = ((0.5, 0.28), (0.5, 0.65)) if card.value > 9 else ((0.3, 0.46), (0.71, 0.46))
    spot = (width * x, height * y) if marked else (width * 0.5, height * 0.46)
    canvas.text(str(card.value), *spot, Style(size, bold=True), INK, align="middle")
    if marked:
        side = round(min(height * 0.42, width * 0.42))
        canvas.centre(marks.mark(card.effect, side), width * a, height * b)
    canvas.image.paste(paint.fill, (16, height - 12, width - 16, height - 7))
    return cut_out(canvas.image, 14)


@kept
def small_card(edge: Colour, card: Card, width: int, height: int) -> Image.Image:
    """A card of an open hand or of the discard: the value above, the mark below it."""
    canvas, radius = Canvas.blank(width, height, WHITE), width // 5
    canvas.framed((0, 0, width, height), radius, WHITE, edge=edge, thick=3)
    marked = card.effect is not Effect.NONE
    middle = 16 if marked else height / 2
    canvas.text(str(card.value), width / 2, middle, Style(SMALLEST, bold=True), INK, align="middle")
    if marked:
        canvas.centre(marks.mark(card.effect, 24), width / 2, height - 17)
    return cut_out(canvas.image, radius)


@kept
def card_back(owner: Seat, width: int, height: int) -> Image.Image:
    """A small card seen from behind."""
    paint = PAINTS[owner]
    canvas = Canvas.blank(width, height, WHITE)
    canvas.framed((0, 0, width, height), 6, paint.fill, edge=paint.edge, thick=3)
    return cut_out(canvas.image, 6)


@kept
def pile(size: int, *, face_up: bool) -> Image.Image:
    """The deck (backs) or the discard (faces)."""
    cards = (
        rounded((left + shift, left - 8 + shift, right + shift, right + 12 + shift), radius, fill)
        for shift, top in ((0, LINE), (9, LINE), (18, WHITE if face_up else blend(MUTED, WHITE, 0.45)))
        for left, right, radius, fill in ((12, 66, 9, MUTED), (16, 62, 6, top))
    )
    back = polygon([(57, 34), (72, 59), (57, 84), (42, 59)], WHITE)
    return sprite(size, *cards, *(back,) * (not face_up))
