"""Card-pieces and cards: green ones are jade leaves, light with dark numbers; red ones lacquer discs, dark with white
ones."""

from __future__ import annotations

from enum import Enum
from math import cos, radians, sin

from PIL import Image

from games.cardgo.state import Card, Effect
from games.core import Seat
from renderers.canvas import Canvas, Ink, Pen, Point, cut_out, inscribe, penned, sprite
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
        image.alpha_composite(_burst(size))
    _write(image, owner, card, size, faint=leaving, locked=locked)
    if locked:
        lock = padlock(round(size * _LOCK))
        image.alpha_composite(lock, (0, size - lock.height))
    return image


@kept
def emblem(owner: Seat, size: int) -> Image.Image:
    """The side's shape without a card."""
    return _body(size, owner, woven=False)


@kept
@penned
def padlock(pen: Pen) -> None:
    """What a suppressed piece carries in its lower left corner."""
    for more, ink in ((9, WHITE), (0, VIOLET)):
        pen.arc(50, 36, 21, (180, 360), ink, 16 + 2 * more)
        for x in (29, 71):
            pen.line([(x, 36), (x, 52)], ink, 16 + 2 * more)
        pen.rounded((17 - more, 46 - more, 83 + more, 91 + more), 8 + more / 2, ink)
    pen.disc(50, 63, 8, WHITE)
    pen.polygon([(46, 66), (54, 66), (56, 82), (44, 82)], WHITE)


def _shape(pen: Pen, owner: Seat, inset: float, fill: Ink, *, down: float = 0) -> None:
    """The outline of a side: a leaf (two sharp corners) or a disc; `down` is how far it is moved to be its shadow."""
    if owner == 0:
        box = (7 + inset, 6 + inset + down, 93 - inset, 92 - inset + down)
        pen.rounded(box, 36 - inset, fill, corners="ew")
        return
    pen.disc(50, 49 + down, 45 - inset, fill)


@penned
def _body(pen: Pen, owner: Seat, *, woven: bool, pale: bool = False) -> None:
    paint, large = PAINTS[owner], pen.pixel <= 100 / _SMALL
    fill = blend(paint.pale, paint.fill, 0.16) if pale else paint.fill
    if large:
        _shape(pen, owner, 0, (*INK, 90), down=5)
    _shape(pen, owner, 0, paint.edge)
    if large and not pale:
        _shape(pen, owner, 6, blend(paint.fill, WHITE, 0.45) if owner == 0 else RIMMED)
    _shape(pen, owner, 9 if large and not pale else 7, fill)
    if woven:
        _weave(pen, blend(fill, paint.ink if not pale else paint.edge, 0.62 if not pale else 0.3), fill)


def _weave(pen: Pen, ink: Colour, fill: Colour) -> None:
    """The back of a card: dots in rows."""
    for row in range(7):
        for column in range(7):
            x, y = 17 + 11 * column + (5.5 if row % 2 else 0), 17 + 11 * row
            if (x - 50) ** 2 + (y - 50) ** 2 < 36**2:
                pen.disc(x, y, 3, ink)
    pen.disc(47, 56, 28, fill)


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
    x, y, half = middle[0], middle[1] + 100 * share * 0.365, 22 * share
    thick = max(5.5, 200 / size)
    return sprite(size, lambda pen: pen.rounded((x - half, y + 3.5, x + half, y + 3.5 + thick), thick / 2, ink))


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
    """A pale piece with a broken outline and its value, struck out if it did not count."""
    paint = PAINTS[owner]

    def draw(pen: Pen) -> None:
        _shape(pen, owner, 3, (*blend(paint.pale, WHITE, 0.3), 235))
        for turn in range(10):  # the outline is broken, as by a burst
            angle = radians(turn * 36 + 10)
            spot = (50 + cos(angle) * 47, 49 + sin(angle) * 47)
            pen.line([(50 + cos(angle) * 37, 49 + sin(angle) * 37), spot], paint.edge, 5.5)

    image = sprite(size, draw)
    marked = card is not None and card.effect is not Effect.NONE
    middle = (40, 45) if marked else (50, 49)
    words = "?" if card is None else str(card.value)
    _value(image, words, middle, max(0.62 if len(words) == 1 else 0.46, SMALLEST / size), paint.edge)
    if card is not None and not counted:
        image.alpha_composite(_stroke(size, paint.edge, middle))
    if card is not None and marked:
        _badge(image, card.effect, 0.5 if size >= _SMALL else 0.4, paint.edge)
    return image


def _stroke(size: int, ink: Colour, middle: tuple[float, float]) -> Image.Image:
    x, y = middle
    return sprite(size, lambda pen: pen.line([(x - 26, y + 12), (x + 26, y - 12)], ink, 4))


@penned
def _burst(pen: Pen) -> None:
    """Rays in the corners: this piece would take effect."""
    for x, y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        pen.line([(50 + 47 * x, 50 + 47 * y), (50 + 33 * x, 50 + 33 * y)], WHITE, 12)
        pen.line([(50 + 46 * x, 50 + 46 * y), (50 + 34 * x, 50 + 34 * y)], BLUE, 7)


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
@penned
def pile(pen: Pen, *, face_up: bool) -> None:
    """The deck (backs) or the discard (faces)."""
    ground = WHITE if face_up else blend(MUTED, WHITE, 0.45)
    for shift in (0, 9, 18):
        pen.rounded((12 + shift, 4 + shift, 66 + shift, 78 + shift), 9, MUTED)
        pen.rounded((16 + shift, 8 + shift, 62 + shift, 74 + shift), 6, ground if shift == 18 else LINE)
    if not face_up:
        pen.polygon([(57, 34), (72, 59), (57, 84), (42, 59)], WHITE)
