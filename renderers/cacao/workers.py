"""The worker tiles: a player's colour, pattern and emblem, and up to three figures on each edge. On small tiles the
figures are heads on a plain ground, those of one edge in one frame: which edge, and how many, is told by its place, its
length and its heads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product

from PIL import Image

from games.core import Seat
from renderers.cacao import jungle
from renderers.cacao.colours import PAINTS, RAY_EDGE
from renderers.canvas import Point, Stroke, disc, discs, line, polygon, rims, rounded, sprite
from renderers.kept import kept
from renderers.palette import WHITE, Colour, Paint, blend

_FIGURES: Mapping[int, tuple[float, ...]] = {0: (), 1: (50,), 2: (33.5, 66.5), 3: (21, 50, 79)}
"""Where the figures of an edge stand, in hundredths of it."""
ROOMY = 90
"""Pixels of a tile from which there is room for figures with shoulders, and for a pattern behind them."""


def drawn(owner: Seat, form: str, size: int, *, covers: bool = False) -> Image.Image:
    """A worker tile on a square of `size` pixels, for callers that keep what they make of it; `covers` marks that
    another lies beneath it."""
    image = _ground(owner, size, covers=covers).copy()
    for turns, count in enumerate(map(int, form)):
        if count:
            image.alpha_composite(_edge(owner, count, turns, size))
    return image


tile = kept(drawn)
"""The same for all others."""


@kept
def emblem(owner: Seat, size: int) -> Image.Image:
    """The player's sign alone."""
    paint = PAINTS[owner]
    return sprite(size, rims((0, 22, paint.edge), (6, 18, paint.fill)), _EMBLEMS[owner](30, paint.ink))


@kept
def _ground(owner: Seat, size: int, *, covers: bool) -> Image.Image:
    """The tile without its workers. What stands in the middle, the emblem or a sun, leaves their room free."""
    paint, roomy = PAINTS[owner], size >= ROOMY
    reach, strong = (9.5, 0.45) if roomy else (11, 0.32)
    pattern = (*_PATTERNS[owner](_thread(paint)), disc(50, 50, 15, paint.fill)) if roomy else ()
    middle = _COVER if covers else (_EMBLEMS[owner](reach, blend(paint.fill, paint.ink, strong)),)
    return sprite(size, rims((0, 12, paint.edge), (3, 10, paint.fill)), *pattern, *middle)


def _thread(paint: Paint) -> Colour:
    """The colour of the pattern: near the fill, so that figures stand out."""
    return blend(paint.fill, paint.edge, _FAINT) if paint is not PAINTS[1] else blend(paint.fill, paint.ink, _FAINT)


_FAINT = 0.15
"""How much a pattern differs from its fill."""


def _lines(outlines: Sequence[Sequence[Point]], ink: Colour) -> Iterator[Stroke]:
    return (line(outline, ink, 3) for outline in outlines)


def _dots(ink: Colour) -> Iterator[Stroke]:
    return (disc(14 + column * 14.4, 14 + row * 14.4, 3, ink) for row, column in product(range(6), repeat=2))


def _frames(ink: Colour) -> Iterator[Stroke]:
    """Four bars each."""
    for near, far in ((9, 91), (19, 81)):
        for start, end in ((near, near + 3), (far - 3, far)):
            yield rounded((near, start, far, end), 0, ink)
            yield rounded((start, near, end, far), 0, ink)


_STRIPES = [[(x, x - start) for x in (max(7, start + 7), min(93, start + 93))] for start in range(-70, 100, 20)]
_ZIGZAGS = [[(8 + step * 12, top + 8 * (step % 2)) for step in range(8)] for top in (10, 28, 46, 64, 82)]
_PATTERNS: tuple[Callable[[Colour], Iterator[Stroke]], ...] = (
    partial(_lines, _STRIPES),
    _dots,
    _frames,
    partial(_lines, _ZIGZAGS),
)


def _cornered(corners: Sequence[Point], reach: float, ink: Colour) -> Stroke:
    """An emblem with those corners."""
    return polygon([(50 + x * reach, 50 + y * reach) for x, y in corners], ink)


def _square(reach: float, ink: Colour) -> Stroke:
    return rounded((50 - reach * 0.8, 50 - reach * 0.8, 50 + reach * 0.8, 50 + reach * 0.8), 1, ink)


_EMBLEMS: tuple[Callable[[float, Colour], Stroke], ...] = (
    partial(_cornered, ((0, -1), (1, 0), (0, 1), (-1, 0))),
    lambda reach, ink: disc(50, 50, reach * 0.92, ink),
    _square,
    partial(_cornered, ((0, -1), (1, 0.8), (-1, 0.8))),
)
"""A diamond, a disc, a square, a triangle: how far one reaches from the middle, and in which ink."""


def _edge(owner: Seat, count: int, turns: int, size: int) -> Image.Image:
    """The figures of one edge, `turns` quarter turns clockwise from the north."""
    upright = _north(owner, count, size)
    turned = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)[turns]
    return upright if turned is None else upright.transpose(turned)


@kept
def _north(owner: Seat, count: int, size: int) -> Image.Image:
    """The figures of the northern edge. Turned ones are not kept: they would leave no room for what takes longer."""
    return sprite(size, *(_upright if size >= ROOMY else _framed)(count, PAINTS[owner]))


_HEADS: Mapping[int, float] = {1: 13.5, 2: 12.6, 3: 10.4}
"""How large a head is: the fewer there are the larger."""


def _upright(count: int, paint: Paint) -> Iterator[Stroke]:
    """Figures with shoulders, each with an outline."""
    outline = paint.edge if sum(paint.fill) < sum(paint.ink) else paint.fill
    for (ink, more), x in product(((outline, 2.8), (paint.ink, 0)), _FIGURES[count]):
        yield from _figure(x, _HEADS[count], ink, more)


_FRAMES: Mapping[int, tuple[float, tuple[float, ...]]] = {2: (27, (37.5, 62.5)), 3: (44, (20.5, 50, 79.5))}
"""Half of how long the frame of two or three heads is, and where they stand in it."""


def _framed(count: int, paint: Paint) -> tuple[Stroke, ...]:
    """Heads alone: a single one as a disc, two or three as holes in a bar at the edge. A bar is long and heavy enough
    to tell its edge from the others at a glance; gaps keep it apart from the heads around the corners."""
    if count == 1:
        return (disc(50, 19, 13.2, paint.ink),)
    half, heads = _FRAMES[count]
    bar = rounded((50 - half, 5.8, 50 + half, 29.8), 12, paint.ink)
    return bar, *(disc(x, 17.8, 8.1, paint.fill) for x in heads)


def _figure(x: float, head: float, ink: Colour, more: float) -> tuple[Stroke, Stroke]:
    """A worker down to the shoulders, who looks over the northern edge; `more` makes the figure larger all round. So
    short that neither those of two edges grow together nor the single one beside three, where a tile has fifty
    pixels."""
    neck, hem, end = 0.5 * head + more, 0.84 * head + more, 4 + 2.2 * head + more
    body = [(x - neck, 4 + head), (x + neck, 4 + head), (x + hem, end), (x - hem, end)]
    return disc(x, 4 + head, head + more, ink), polygon(body, ink)


_COVER = discs(50, 50, (16, RAY_EDGE), (14, WHITE)), *jungle.sun(50, 50, 14)
"""A sun token in the middle: this tile was laid on another."""
