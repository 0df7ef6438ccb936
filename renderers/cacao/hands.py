"""The worker tiles that the viewer may see, one strip a player, the own one last with the standing orders."""

from __future__ import annotations

from games.cacao import tiles
from games.cacao.state import View
from games.core import Seat
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.layout import Box
from renderers.cacao.scene import Scene
from renderers.canvas import faded
from renderers.palette import BLUE, INK, LINE, MUTED, PANEL

HEIGHT = 136
_TILE = 108
_LABEL = 172
_ORDERS = 600


def shown(view: View) -> tuple[Seat, ...]:
    """Whose hands are drawn: the viewer's own last, nearest to the reader."""
    known = [Seat(n) for n, hand in enumerate(view.hands) if hand]
    return tuple(sorted(known, key=lambda seat: (seat == view.viewer, seat)))


def draw(scene: Scene, seat: Seat, box: Box) -> None:
    """One strip."""
    left, top, right, bottom = box
    canvas, y = scene.canvas, (top + bottom) / 2
    own = seat == scene.view.viewer
    canvas.framed(box, 22, PANEL, edge=LINE, thick=3)
    label = scene.words("cacao-picture-own-hand") if own else scene.words("renderers-name", who=seat)
    canvas.label(label, left + 24, y, scene.type(28), INK, room=_LABEL - 36)
    hand = scene.view.hands[seat] or ()
    picked = _picked(scene, hand) if own else None
    for number, kind in enumerate(hand):
        x = left + _LABEL + number * (_TILE + 18)
        drawn = workers.tile(seat, tiles.BASES[kind], _TILE)
        if number == picked:
            canvas.panel((x - 7, int(y) - _TILE // 2 - 7, x + _TILE + 7, int(y) + _TILE // 2 + 7), 20, BLUE)
        canvas.put(drawn if picked in (None, number) else faded(drawn, 0.45), x, y - _TILE / 2)
    if scene.view.orders[seat] is not None:
        _orders(scene, seat, (left + _ORDERS, top, right - 24, bottom))


def _picked(scene: Scene, hand: tuple[str, ...]) -> int | None:
    """The tile of a half-made placement."""
    begun = scene.begun
    kind = scene.preview.table.workers if scene.preview is not None else None
    if kind is not None and scene.preview is not None and scene.preview.move[0] in ("over", *tiles.BASES):
        move = scene.preview.move
        return hand.index(move[1] if move[0] == "over" else move[0])
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
    canvas.label(sells, left + 58, middle - 28, scene.type(28), MUTED, room=room)
    canvas.label(scene.words("cacao-picture-keep", keep=orders.keep), left + 58, middle + 28, scene.type(28), MUTED, room=room)
