"""The worker tiles that the viewer may see, one strip a player, the own one last with the standing orders."""

from __future__ import annotations

from games.cacao import notation, tiles
from games.cacao.state import View
from games.core import Seat
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import SHADE
from renderers.cacao.scene import Scene, placement
from renderers.canvas import faded
from renderers.palette import BLUE, INK, LINE, MUTED, PANEL
from renderers.sheet import SMALL, SMALLEST, Box

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


def _own(scene: Scene, box: Box) -> None:
    left, top, right, bottom = box
    canvas, y, seat = scene.canvas, (top + bottom) / 2, scene.view.viewer
    assert seat is not None, box
    canvas.image.paste(PANEL, box)
    canvas.label(
        scene.words("cacao-picture-own-hand"), left + 24, y, scene.type(SMALL), INK, room=_LABEL - 36, least=SMALLEST
    )
    hand = scene.view.hands[seat] or ()
    picked = _picked(scene, hand)
    for number, kind in enumerate(hand):
        x = left + _LABEL + number * (_TILE + 18)
        drawn = workers.tile(seat, tiles.BASES[kind], _TILE)
        if number == picked:
            canvas.panel((x - 7, int(y) - _TILE // 2 - 7, x + _TILE + 7, int(y) + _TILE // 2 + 7), 20, BLUE)
        canvas.put(drawn if picked in (None, number) else faded(drawn, 0.45), x, y - _TILE / 2)
    _orders(scene, seat, (left + _ORDERS, top, right - 24, bottom))


def _picked(scene: Scene, hand: tuple[str, ...]) -> int | None:
    """The tile of a half-made placement."""
    begun = placement(scene) if scene.preview is None else notation.begun(scene.preview.move)
    return hand.index(begun.kind) if begun is not None and begun.kind in hand else None


def _orders(scene: Scene, seat: Seat, box: Box) -> None:
    """Above which price the workers sell, and how many fruits stay."""
    left, top, right, bottom = box
    orders, canvas = scene.view.orders[seat], scene.canvas
    assert orders is not None, seat
    scene.canvas.image.paste(LINE, (left - 20, top + 20, left - 18, bottom - 20))
    middle = (top + bottom) / 2
    sells = scene.words("cacao-picture-orders-off")
    if orders.least is not None:
        sells = scene.words("cacao-picture-orders", least=orders.least)
    kind = {2: "M2", 3: "M3", 4: "M4", None: "M2"}[orders.least]
    canvas.centre(jungle.tile(tiles.Jungle(kind), 44), left + 24, middle - 28)
    canvas.centre(symbols.fruit(44), left + 24, middle + 28)
    room = right - left - 60
    canvas.label(sells, left + 58, middle - 28, scene.type(SMALL), MUTED, room=room, least=SMALLEST)
    canvas.label(
        scene.words("cacao-picture-keep", keep=orders.keep),
        left + 58,
        middle + 28,
        scene.type(SMALL),
        MUTED,
        room=room,
        least=SMALLEST,
    )
