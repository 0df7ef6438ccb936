"""The worker tiles that the viewer may see, one strip a player, the own one last with the standing orders."""

from __future__ import annotations

from games.cacao import tiles
from games.cacao.state import View
from games.core import Seat
from renderers.cacao import workers
from renderers.cacao.layout import Box
from renderers.cacao.scene import Scene
from renderers.palette import INK, LINE, MUTED, PANEL

HEIGHT = 136
_TILE = 108


def shown(view: View) -> tuple[Seat, ...]:
    """Whose hands are drawn: the viewer's own last, nearest to the reader."""
    known = [Seat(n) for n, hand in enumerate(view.hands) if hand]
    return tuple(sorted(known, key=lambda seat: (seat == view.viewer, seat)))


def draw(scene: Scene, boxes: tuple[Box, ...]) -> None:
    for box, seat in zip(boxes, shown(scene.view), strict=True):
        _strip(scene, seat, box)


def _strip(scene: Scene, seat: Seat, box: Box) -> None:
    left, top, right, bottom = box
    canvas, y = scene.canvas, (top + bottom) / 2
    own = seat == scene.view.viewer
    canvas.framed(box, 22, PANEL, edge=LINE, thick=3)
    label = scene.words("cacao-picture-own-hand") if own else scene.words("renderers-name", who=seat)
    canvas.label(label, left + 24, y, scene.type(28), INK, room=150)
    for number, kind in enumerate(scene.view.hands[seat] or ()):
        canvas.put(workers.tile(seat, tiles.BASES[kind], _TILE), left + 190 + number * (_TILE + 16), y - _TILE / 2)
    orders = scene.view.orders[seat]
    if orders is not None:
        x = left + 600
        key, args = (
            ("cacao-picture-orders-off", {}) if orders.least is None else ("cacao-picture-orders", {"least": orders.least})
        )
        canvas.label(scene.words(key, **args), x, y - 20, scene.type(27), MUTED, room=right - x - 20)
        canvas.label(scene.words("cacao-picture-keep", keep=orders.keep), x, y + 20, scene.type(27), MUTED, room=right - x - 20)
