"""The kinds of jungle tiles: what one worker earns there, and how many are still in the pile."""

from __future__ import annotations

from games.cacao.scoring import FIRST_PRIZE, SECOND_PRIZE
from games.cacao.tiles import Jungle
from renderers.cacao import jungle, symbols
from renderers.cacao.layout import Box
from renderers.cacao.scene import Scene
from renderers.palette import INK, LINE, MUTED, PANEL

HEIGHT = 82
_TILE = 56
KINDS = tuple(kind for kind in Jungle if kind is not Jungle.BLANK)


def draw(scene: Scene, box: Box) -> None:
    left, top, right, bottom = box
    scene.canvas.framed(box, 20, PANEL, edge=LINE, thick=3)
    step, y = (right - left - 16) / len(KINDS), (top + bottom) / 2
    for number, kind in enumerate(KINDS):
        x = left + 14 + number * step
        scene.canvas.put(jungle.tile(kind, _TILE), x, y - _TILE / 2)
        _worth(scene, kind, x + _TILE + 6, y - 17)
        left_over = scene.view.jungle.count(kind)
        scene.canvas.text(f"×{left_over}", x + _TILE + 6, y + 18, scene.type(24), MUTED if left_over else LINE)


def _worth(scene: Scene, kind: Jungle, x: float, y: float) -> None:
    """A number and a sign."""
    words, sign = {
        Jungle.WATER: ("+1", symbols.drop(26)),
        Jungle.SUN_SITE: ("+1", symbols.sun(28)),
        Jungle.TEMPLE: (f"{FIRST_PRIZE}/{SECOND_PRIZE}", symbols.coin(24)),
    }.get(kind) or (f"+{kind.worth}", symbols.fruit(28) if kind.plantation else symbols.coin(24))
    x += scene.canvas.text(words, x, y, scene.type(24, bold=True), INK) + 2
    scene.canvas.centre(sign, x + 12, y)
