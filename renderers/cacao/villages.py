"""The players' boards: gold, store, sun tokens, water track, tiles left."""

from __future__ import annotations

from games.cacao.state import Phase
from games.cacao.village import STORE, SUNS, TRACK
from games.core import Seat
from renderers.cacao import symbols, workers
from renderers.cacao.layout import Box
from renderers.cacao.paints import FOAM, PAINTS, POND, POND_DARK
from renderers.cacao.scene import Scene
from renderers.palette import AMBER, INK, LINE, MUTED, PANEL, WHITE


def draw(scene: Scene) -> None:
    for number, box in enumerate(scene.plan.villages):
        _village(scene, Seat(number), box)


def signed(number: int) -> str:
    """A number with a real minus."""
    return f"−{-number}" if number < 0 else str(number)


def _village(scene: Scene, seat: Seat, box: Box) -> None:
    view, canvas = scene.view, scene.canvas
    left, top, right, bottom = box
    active = view.outcome is None and view.table.number > 0 and view.table.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    edge = AMBER if won else PAINTS[seat].edge if active else LINE
    canvas.framed(box, 20, PAINTS[seat].pale if active or won else PANEL, edge=edge, thick=6 if active or won else 3)
    canvas.centre(workers.emblem(seat, 44), left + 38, top + 36)
    name = scene.words("renderers-name", who=seat)
    canvas.label(name, left + 68, top + 36, scene.type(30), INK, room=right - left - 84)
    _purse(scene, seat, (left + 16, top + 64, right - 16, top + 112))
    _stores(scene, seat, (left + 16, top + 112, right - 16, top + 156))
    _track(scene, seat, (left + 16, top + 160, right - 16, bottom - 12))


def _purse(scene: Scene, seat: Seat, box: Box) -> None:
    """Gold, and tiles in hand and pile."""
    left, top, right, bottom = box
    canvas, view, y = scene.canvas, scene.view, (top + bottom) / 2
    canvas.centre(symbols.coin(40), left + 22, y)
    canvas.text(str(view.table.villages[seat].gold), left + 50, y, scene.type(44, bold=True), INK)
    x: float = right
    left_in_pile = len(view.unplayed[seat]) - view.counts[seat]
    for count, sign in ((left_in_pile, symbols.pile(38, jungle=False)), (view.counts[seat], symbols.hand(38))):
        x -= canvas.text(
            str(count), x, y, scene.type(32, bold=True), INK if view.table.phase is not Phase.OVER else MUTED, align="right"
        )
        canvas.centre(sign, x - 24, y)
        x -= 56


def _stores(scene: Scene, seat: Seat, box: Box) -> None:
    """Five places for fruits, three for sun tokens."""
    left, top, right, bottom = box
    village, y = scene.table.villages[seat], (top + bottom) / 2
    for number in range(STORE):
        sign = symbols.fruit(38) if number < village.cacao else symbols.place(32)
        scene.canvas.centre(sign, left + 17 + number * 32, y)
    for number in range(SUNS):
        sign = symbols.sun(38) if number < village.sun else symbols.place(32)
        scene.canvas.centre(sign, right - 17 - (SUNS - 1 - number) * 34, y)


def _track(scene: Scene, seat: Seat, box: Box) -> None:
    """The water track; the carrier stands on the field that counts."""
    left, top, right, bottom = box
    canvas, here, y = scene.canvas, scene.table.villages[seat].water, (top + bottom) / 2
    canvas.panel((left, int(y) - 15, right, int(y) + 15), 15, POND)
    step = (right - left) / len(TRACK)
    for number, value in enumerate(TRACK):
        if number != here:
            canvas.text(signed(value), left + (number + 0.5) * step, y, scene.type(19), POND_DARK, align="middle")
    x = min(max(left + (here + 0.5) * step, left + 27), right - 27)
    canvas.panel((int(x) - 29, int(y) - 21, int(x) + 29, int(y) + 21), 14, WHITE)
    canvas.panel((int(x) - 27, int(y) - 19, int(x) + 27, int(y) + 19), 13, POND_DARK)
    canvas.text(signed(TRACK[here]), x, y, scene.type(32, bold=True), FOAM, align="middle")
