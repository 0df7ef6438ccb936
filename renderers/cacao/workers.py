"""The worker tiles: a player's colour, pattern and emblem, and up to three figures on each edge. On small tiles the
figures are heads on a plain ground, those of one edge in one frame: which edge, and how many, is told by its place, its
length and its heads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from games.core import Seat
from renderers.cacao import jungle
from renderers.cacao.colours import PAINTS, RAY_EDGE
from renderers.canvas import Pen, sprite
from renderers.kept import kept
from renderers.palette import WHITE, Colour, Paint, blend

_FIGURES: Mapping[int, tuple[float, ...]] = {0: (), 1: (50,), 2: (33.5, 66.5), 3: (21, 50, 79)}
"""Where the figures of an edge stand, in hundredths of it."""
ROOMY = 90
"""Pixels of a tile from which there is room for figures with shoulders, and for a pattern behind them."""


@kept
def tile(owner: Seat, form: str, size: int, *, covers: bool = False) -> Image.Image:
    """A worker tile on a square of `size` pixels; `covers` marks that another lies beneath it."""
    return drawn(owner, form, size, covers=covers)


def drawn(owner: Seat, form: str, size: int, *, covers: bool) -> Image.Image:
    """The same for callers that keep what they make of it."""
    image = _ground(owner, size, covers=covers).copy()
    for turns, count in enumerate(map(int, form)):
        if count:
            image.alpha_composite(_edge(owner, count, turns, size))
    return image


@kept
def emblem(owner: Seat, size: int) -> Image.Image:
    """The player's sign alone."""
    paint = PAINTS[owner]

    def draw(pen: Pen) -> None:
        pen.rims((0, 22, paint.edge), (6, 18, paint.fill))
        _EMBLEMS[owner](pen, 50, 50, 30, paint.ink)

    return sprite(size, draw)


@kept
def _ground(owner: Seat, size: int, *, covers: bool) -> Image.Image:
    """The tile without its workers. What stands in the middle, the emblem or a sun, leaves their room free."""
    paint = PAINTS[owner]

    def draw(pen: Pen) -> None:
        pen.rims((0, 12, paint.edge), (3, 10, paint.fill))
        if size >= ROOMY:
            _PATTERNS[owner](pen, _thread(paint))
            pen.disc(50, 50, 15, paint.fill)
        if covers:
            _cover(pen)
        else:
            reach, strong = (9.5, 0.45) if size >= ROOMY else (11, 0.32)
            _EMBLEMS[owner](pen, 50, 50, reach, blend(paint.fill, paint.ink, strong))

    return sprite(size, draw)


def _thread(paint: Paint) -> Colour:
    """The colour of the pattern: near the fill, so that figures stand out."""
    return blend(paint.fill, paint.edge, _FAINT) if paint is not PAINTS[1] else blend(paint.fill, paint.ink, _FAINT)


_FAINT = 0.15
"""How much a pattern differs from its fill."""


def _is_dark(paint: Paint) -> bool:
    return sum(paint.fill) < sum(paint.ink)


def _stripes(pen: Pen, ink: Colour) -> None:
    for start in range(-70, 100, 20):
        points = [(x, x - start) for x in (max(7, start + 7), min(93, start + 93))]
        pen.line(points, ink, 3)


def _dots(pen: Pen, ink: Colour) -> None:
    for row in range(6):
        for column in range(6):
            pen.disc(14 + column * 14.4, 14 + row * 14.4, 3, ink)


def _frames(pen: Pen, ink: Colour) -> None:
    for inset in (9, 19):
        for box in ((inset, inset, 100 - inset, inset + 3), (inset, 97 - inset, 100 - inset, 100 - inset)):
            pen.rounded(box, 0, ink)
            pen.rounded((box[1], box[0], box[3], box[2]), 0, ink)


def _zigzag(pen: Pen, ink: Colour) -> None:
    for top in (10, 28, 46, 64, 82):
        points = [(8 + step * 12, top + (8 if step % 2 else 0)) for step in range(8)]
        pen.line(points, ink, 3)


_PATTERNS: tuple[Callable[[Pen, Colour], None], ...] = (_stripes, _dots, _frames, _zigzag)

Emblem = Callable[[Pen, float, float, float, Colour], None]


def _diamond(pen: Pen, x: float, y: float, reach: float, ink: Colour) -> None:
    pen.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], ink)


def _disc(pen: Pen, x: float, y: float, reach: float, ink: Colour) -> None:
    pen.disc(x, y, reach * 0.92, ink)


def _square(pen: Pen, x: float, y: float, reach: float, ink: Colour) -> None:
    pen.rounded((x - reach * 0.8, y - reach * 0.8, x + reach * 0.8, y + reach * 0.8), 1, ink)


def _triangle(pen: Pen, x: float, y: float, reach: float, ink: Colour) -> None:
    pen.polygon([(x, y - reach), (x + reach, y + reach * 0.8), (x - reach, y + reach * 0.8)], ink)


_EMBLEMS: tuple[Emblem, ...] = (_diamond, _disc, _square, _triangle)


def _edge(owner: Seat, count: int, turns: int, size: int) -> Image.Image:
    """The figures of one edge, `turns` quarter turns clockwise from the north."""
    upright = _north(owner, count, size)
    turned = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)[turns]
    return upright if turned is None else upright.transpose(turned)


@kept
def _north(owner: Seat, count: int, size: int) -> Image.Image:
    """The figures of the northern edge. Turned ones are not kept: they would leave no room for what takes longer."""
    draw = _upright if size >= ROOMY else _framed
    return sprite(size, lambda pen: draw(pen, count, PAINTS[owner]))


_HEADS: Mapping[int, float] = {1: 13.5, 2: 12.6, 3: 10.4}
"""How large a head is: the fewer there are the larger."""


def _upright(pen: Pen, count: int, paint: Paint) -> None:
    """Figures with shoulders, each with an outline."""
    outline = paint.edge if _is_dark(paint) else paint.fill
    for x in _FIGURES[count]:
        _figure(pen, x, _HEADS[count], outline, more=2.8)
    for x in _FIGURES[count]:
        _figure(pen, x, _HEADS[count], paint.ink)


_FRAMES: Mapping[int, tuple[float, tuple[float, ...]]] = {2: (27, (37.5, 62.5)), 3: (44, (20.5, 50, 79.5))}
"""Half of how long the frame of two or three heads is, and where they stand in it."""


def _framed(pen: Pen, count: int, paint: Paint) -> None:
    """Heads alone: a single one as a disc, two or three as holes in a bar at the edge. A bar is long and heavy enough
    to tell its edge from the others at a glance; gaps keep it apart from the heads around the corners."""
    if count == 1:
        pen.disc(50, 19, 13.2, paint.ink)
        return
    half, heads = _FRAMES[count]
    pen.rounded((50 - half, 5.8, 50 + half, 29.8), 12, paint.ink)
    for x in heads:
        pen.disc(x, 17.8, 8.1, paint.fill)


def _figure(pen: Pen, x: float, head: float, ink: Colour, *, more: float = 0) -> None:
    """A worker down to the shoulders, who looks over the northern edge; `more` makes the figure larger all round. So
    short that neither those of two edges grow together nor the single one beside three, where a tile has fifty
    pixels."""
    neck, hem, end = 0.5 * head + more, 0.84 * head + more, 4 + 2.2 * head + more
    pen.disc(x, 4 + head, head + more, ink)
    pen.polygon([(x - neck, 4 + head), (x + neck, 4 + head), (x + hem, end), (x - hem, end)], ink)


def _cover(pen: Pen) -> None:
    """A sun token in the middle: this tile was laid on another."""
    pen.discs(50, 50, (16, RAY_EDGE), (14, WHITE))
    jungle.sun(pen, 50, 50, 14)
