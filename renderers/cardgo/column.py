"""What stands beside the board: both plates, the marked placements, the viewer's own hand, the legend, the discard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from renderers import boxes
from renderers.boxes import END, Box, Rest, either
from renderers.cardgo import facts, hands, heading, legend, plates
from renderers.cardgo.layout import GAP
from renderers.cardgo.scene import Scene


def draw(scene: Scene) -> None:
    """With plates as high as lets every sign have its note; else as many notes as there is room for."""
    boxes.draw(scene.canvas, scene.plan.column, either(_forms(scene)))


def _forms(scene: Scene) -> Iterator[Box]:
    explained = scene if scene.film is None else replace(scene, view=scene.film, since=())
    every, least = legend.entries(explained), plates.HEIGHTS[-1]
    middle = (*facts.lines(scene), None if heading.holds_piles(scene) else heading.piles(scene), hands.hand(scene))
    notes = legend.told(scene, every, len(every))

    def form(high: int, signs: Box, pile: Box | None) -> Box:
        return boxes.column(
            *(plates.plate(scene, seat, high) for seat in plates.SIDES), *middle, signs, Rest(pile, END), gap=GAP
        )

    for high in plates.HEIGHTS:
        yield form(high, notes, facts.pile(scene, titled=True))
    for count in range(len(every), -1, -1):
        yield form(least, legend.told(scene, every, count), facts.pile(scene, titled=False))
    yield form(least, legend.told(scene, every, 0), None)
