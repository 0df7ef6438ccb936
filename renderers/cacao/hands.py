"""The worker tiles that the viewer may see, one strip a player, the own one last with the standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.cacao import notation, tiles
from games.cacao.state import View
from games.core import Seat
from renderers import boxes, sheet
from renderers.boxes import Box, column, icon, label, on, row, sized, space
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import SHADE
from renderers.cacao.scene import Scene, placement
from renderers.canvas import Canvas, faded
from renderers.palette import BLUE, INK, LINE, MUTED, PANEL
from renderers.sheet import SMALL

HEIGHT = 136
"""Pixels of the own hand's strip."""
_TILE, _SMALL = 108, 58
_LABEL = 172
_ORDERS = 590


def others(view: View) -> tuple[Seat, ...]:
    """Whose hands are known besides the viewer's own."""
    return tuple(Seat(seat) for seat, hand in enumerate(view.hands) if hand and seat != view.viewer)


def has_own(view: View) -> bool:
    """Whether the viewer holds tiles."""
    return view.viewer is not None and bool(view.hands[view.viewer])


def heights(view: View) -> tuple[int, ...]:
    """Pixels of what lies below the sheet."""
    return (HEIGHT,) * has_own(view)


def draw(scene: Scene) -> None:
    """The own hand, nearest to the reader."""
    for box in scene.plan.strips:
        _own(scene, box)


def draw_others(scene: Scene) -> None:
    """Everybody else's hand below the map, where hands are open."""
    box = scene.plan.open
    if box is None:
        return
    left, top, right, bottom = box
    scene.canvas.image.paste(SHADE, box)
    shown, y = others(scene.view), (top + bottom) / 2
    step = (right - left - 12) / len(shown)
    for number, seat in enumerate(shown):
        x = left + 10 + number * step
        scene.canvas.centre(workers.emblem(seat, 28), x + 14, y)
        for place, kind in enumerate(scene.view.hands[seat] or ()):
            tile = workers.tile(seat, tiles.BASES[kind], _SMALL)
            scene.canvas.put(tile, x + 34 + place * (_SMALL + 3), y - _SMALL / 2)


def _own(scene: Scene, room: sheet.Box) -> None:
    """The tiles, and behind a line above which price the workers sell and how many fruits stay."""
    seat, (_, top, _, bottom) = scene.view.viewer, room
    assert seat is not None, room
    scene.canvas.image.paste(PANEL, room)
    name = label(scene.words("cacao-picture-own-hand"), scene.type(SMALL), INK, cut=True)
    tiles_ = row(space(24), sized(name, _LABEL - 24, align=0), *_tiles(scene, seat), gap=0)
    told = row(sized(tiles_, _ORDERS - 20, align=0), on(_ruled, space(2, _TILE - 12)), space(18), _orders(scene, seat))
    boxes.draw(scene.canvas, room, sized(told, high=bottom - top))


def _tiles(scene: Scene, seat: Seat) -> Iterator[Box]:
    """The chosen one on blue, the others faint then."""
    hand = scene.view.hands[seat] or ()
    picked = _picked(scene, hand)
    for number, kind in enumerate(hand):
        drawn = workers.tile(seat, tiles.BASES[kind], _TILE)
        ground = partial(Canvas.panel, radius=20, fill=BLUE) if number == picked else None
        box = icon(drawn if picked in (None, number) else faded(drawn, 0.45))
        yield on(None, on(ground, box, (7, 7, 7, 7)), (-7, 0, 11, 0))


def _picked(scene: Scene, hand: tuple[str, ...]) -> int | None:
    """The tile of a half-made placement."""
    begun = placement(scene) if scene.preview is None else notation.begun(scene.preview.move)
    return hand.index(begun.kind) if begun is not None and begun.kind in hand else None


def _ruled(canvas: Canvas, box: sheet.Box) -> None:
    canvas.image.paste(LINE, box)


def _orders(scene: Scene, seat: Seat) -> Box:
    orders, style = scene.view.orders[seat], scene.type(SMALL)
    assert orders is not None, seat
    sells = scene.words("cacao-picture-orders-off")
    if orders.least is not None:
        sells = scene.words("cacao-picture-orders", least=orders.least)
    market = jungle.tile(tiles.Jungle({2: "M2", 3: "M3", 4: "M4", None: "M2"}[orders.least]), 44)
    keep = scene.words("cacao-picture-keep", keep=orders.keep)
    signs = ((market, sells), (symbols.fruit(44), keep))
    return column(*(row(icon(sign, wide=48), label(words, style, MUTED), gap=10) for sign, words in signs), gap=12)
