"""The worker tiles that the viewer may see: the own ones in the band, the others' below the map."""

from __future__ import annotations

from games.cacao import notation, tiles
from games.cacao.state import View
from games.core import Seat
from renderers import lettering
from renderers.cacao import workers
from renderers.cacao.colours import SHADE
from renderers.cacao.scene import Scene, placement
from renderers.canvas import faded
from renderers.palette import BAND_MUTED, BLUE
from renderers.sheet import HEADING, SMALLEST

_TILE, _SMALL, _GAP, _APART = 72, 58, 8, 14
"""Pixels of a tile of the own hand and of another's, from one to the next, and beside the words before them."""


def others(view: View) -> tuple[Seat, ...]:
    """Whose hands are known besides the viewer's own."""
    return tuple(Seat(seat) for seat, hand in enumerate(view.hands) if hand and seat != view.viewer)


def own(view: View) -> tuple[str, ...]:
    """The tiles that the viewer holds, while they can be laid."""
    return () if view.viewer is None or view.outcome is not None else view.hands[view.viewer] or ()


def width(scene: Scene) -> int:
    """Pixels that the own hand takes of the band."""
    return len(own(scene.view)) * (_TILE + _GAP) + _named(scene) if own(scene.view) else 0


def _named(scene: Scene) -> int:
    """Pixels of the words before it."""
    return round(lettering.width(_words(scene), scene.type(SMALLEST))) + _APART


def _words(scene: Scene) -> str:
    return scene.words("cacao-picture-own")


def draw(scene: Scene, right: float) -> None:
    """The own hand in the band, beside the tiles that are to be had; the chosen one on blue, the others faint then."""
    seat, hand, x = scene.view.viewer, own(scene.view), right - _APART - width(scene)
    if seat is None or not hand:
        return
    y, picked = (HEADING - 5) / 2, _picked(scene, hand)
    scene.canvas.text(_words(scene), x, y, scene.type(SMALLEST), BAND_MUTED)
    for number, kind in enumerate(hand):
        left, drawn = x + _named(scene) + number * (_TILE + _GAP), workers.tile(seat, tiles.BASES[kind], _TILE)
        if number == picked:
            scene.canvas.panel((round(left) - 4, round(y) - 40, round(left) + _TILE + 4, round(y) + 40), 14, BLUE)
        scene.canvas.put(drawn if picked in (None, number) else faded(drawn, 0.45), left, y - _TILE / 2)


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


def _picked(scene: Scene, hand: tuple[str, ...]) -> int | None:
    """The tile of a half-made placement."""
    begun = placement(scene) if scene.preview is None else notation.begun(scene.preview.move)
    return hand.index(begun.kind) if begun is not None and begun.kind in hand else None
