"""The worker tiles that the viewer may see: the own ones beside the map, or in the band where it has no room for them;
the others' below the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.cacao import notation, tiles
from games.cacao.state import View
from games.cacao.tiles import Jungle
from games.cacao.village import Orders
from games.core import Seat
from renderers import boxes
from renderers.boxes import MIDDLE, Box, Rest, column, either, icon, label, on, paragraph, row, sized
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import PAINTS, SHADE
from renderers.cacao.layout import GAP
from renderers.cacao.scene import Scene, placement
from renderers.canvas import Canvas, faded, line, sprite
from renderers.kept import kept
from renderers.palette import BAND_MUTED, BLUE, INK, LACQUER, MUTED, PANEL, Colour
from renderers.sheet import SMALLEST

_TILE, _SMALL, _SIGN = 70, 58, 34
"""Pixels of a tile of the own hand in the band, of another's, and of a sign of what the workers are told."""
_PAD, _EDGE, _APART, _LEADING, _LINES = 4, 10, 14, 36, (330, 420)
"""Pixels around a tile, within a tray's frame, and beside words; from line to line, and across lines."""
_FAINT, _FAINT_ON_DARK = 0.45, 0.7
"""How much of a tile's ink is left where another is chosen, in a tray and in the band, where purple is nearly black."""
_ORDERS = ("sells", "keeps")
"""What standing orders say, as the words for it are called."""


def others(view: View) -> tuple[Seat, ...]:
    """Whose hands are known besides the viewer's own."""
    return tuple(Seat(seat) for seat, hand in enumerate(view.hands) if hand and seat != view.viewer)


def own(view: View) -> tuple[str, ...]:
    """The tiles that the viewer holds, while they can be laid."""
    return () if view.viewer is None or view.outcome is not None else view.hands[view.viewer] or ()


def band(scene: Scene, *, titled: bool) -> Box | None:
    """The own hand in the band, unless it has a tray; `titled`: behind what it is called."""
    if scene.plan.tray is not None or not own(scene.view):
        return None
    title = _title(scene, BAND_MUTED) if titled else None
    return row(title, *_tiles(scene, _TILE, _FAINT_ON_DARK), _orders(scene, BAND_MUTED), gap=_PAD)


def draw(scene: Scene) -> None:
    """The own hand in its tray, below the map with what the workers are told."""
    if scene.plan.tray is None or scene.view.viewer is None:
        return
    left, top, right, bottom = scene.plan.tray
    wide, high = right - left, bottom - top
    hand = tuple(_tiles(scene, min(wide, high) - 2 * (GAP + _EDGE + _PAD), _FAINT))
    if wide > high:
        every = row(_title(scene, INK), *hand, gap=_APART)
        told = either(row(every, orders, gap=_APART) for orders in (*_worded(scene), _orders(scene, INK)))
    else:
        title = paragraph(scene.words("cacao-picture-own"), scene.type(SMALLEST), INK, leading=_LEADING)
        told = column(title, *hand, *_told(scene, INK), gap=_EDGE, align=MIDDLE)
    ground = partial(Canvas.framed, radius=16, fill=PANEL, edge=PAINTS[scene.view.viewer].edge, thick=3)
    boxes.draw(scene.canvas, scene.plan.tray, sized(on(ground, told, (_EDGE,) * 4), wide, high))


def _title(scene: Scene, ink: Colour) -> Box:
    return label(scene.words("cacao-picture-own"), scene.type(SMALLEST), ink)


def _tiles(scene: Scene, size: int, faint: float) -> Iterator[Box]:
    """The chosen one on blue, the others `faint` then."""
    hand, seat = own(scene.view), scene.view.viewer
    assert seat is not None, scene.view.counts
    picked = _picked(scene, hand)
    for number, kind in enumerate(hand):
        drawn = workers.tile(seat, tiles.BASES[kind], size)
        ground = partial(Canvas.panel, radius=14, fill=BLUE) if number == picked else None
        yield on(ground, icon(drawn if picked in (None, number) else faded(drawn, faint)), (_PAD,) * 4)


def _worded(scene: Scene) -> Iterator[Box]:
    """The same in words, in narrow lines or in broad ones."""
    if (orders := known(scene.view)) is not None:
        said = scene.words("cacao-event-orders", least=str(orders.least or "off"), keep=orders.keep)
        words = paragraph(said, scene.type(SMALLEST), MUTED, leading=_LEADING)
        yield from (sized(words, wide, align=0) for wide in _LINES)


def known(view: View) -> Orders | None:
    """The viewer's standing orders once they have been told of them, or have given some: those that hold from the
    beginning are words that nobody knows."""
    seat = view.viewer
    orders = None if seat is None else view.orders[seat]
    return orders if seat in view.table.sold or orders != Orders() else None


def _orders(scene: Scene, ink: Colour) -> Box | None:
    """Both in a row, in the band or where there is no room for sentences."""
    return row(*_told(scene, ink), gap=_EDGE)


def _told(scene: Scene, ink: Colour) -> Iterator[Box]:
    """From which price on the own workers sell in others' turns, or never; how many fruits stay: a word above each."""
    if (orders := known(scene.view)) is not None:
        count = label(str(orders.keep), scene.type(SMALLEST, bold=True), ink)
        sells, keeps = (label(scene.words(f"cacao-picture-{what}"), scene.type(SMALLEST), ink) for what in _ORDERS)
        yield column(sells, icon(_sells(orders.least, _SIGN)), align=MIDDLE)
        yield column(keeps, row(icon(symbols.fruit(_SIGN)), count, gap=2), align=MIDDLE)


@kept
def _sells(least: int | None, size: int) -> Image.Image:
    """The market with the price from which on workers sell, struck out if they never do."""
    image = jungle.tile({3: Jungle.MARKET_3, 4: Jungle.MARKET_4}.get(least or 0, Jungle.MARKET_2), size).copy()
    if least is None:
        image.alpha_composite(sprite(size, line([(10, 90), (90, 10)], LACQUER.fill, 16)))
    return image


def draw_others(scene: Scene) -> None:
    """Everybody else's hand below the map, where hands are open."""
    if (room := scene.plan.open) is not None:
        every = on(None, row(*(Rest(_hand(scene, seat)) for seat in others(scene.view))), (10, 0, 2, 0))
        ground = partial(Canvas.panel, radius=0, fill=SHADE)
        boxes.draw(scene.canvas, room, on(ground, sized(every, high=room[3] - room[1])))


def _hand(scene: Scene, seat: Seat) -> Box:
    every = (icon(workers.tile(seat, tiles.BASES[kind], _SMALL)) for kind in scene.view.hands[seat] or ())
    return row(icon(workers.emblem(seat, 28)), row(*every, gap=3), gap=6)


def _picked(scene: Scene, hand: tuple[str, ...]) -> int | None:
    """The tile of a half-made placement."""
    begun = placement(scene) if scene.preview is None else notation.begun(scene.preview.move)
    return hand.index(begun.kind) if begun is not None and begun.kind in hand else None
