"""What stands beside the board: both plates, the marked placements, the viewer's own hand, the legend, the discard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from renderers import boxes
from renderers.boxes import END, Box, Rest, either
from renderers.cardgo import facts, hands, heading, legend, plates
from renderers.cardgo.layout import GAP
from renderers.cardgo.scene import Scene


def draw(scene: Scene) -> None:
    """With plates as high as lets every sign have its note; else as many notes as there is room for."""
    told = *facts.lines(scene), None if heading.holds_piles(scene) else heading.piles(scene)
    explained = scene if scene.film is None else replace(scene, view=scene.film, since=())
    signs, titled, small = legend.forms(explained), facts.pile(scene, titled=True), facts.pile(scene, titled=False)
    full, least = _below(signs[0], titled), (*(_below(form, small) for form in signs), signs[-1])
    *roomy, low = plates.HEIGHTS
    forms = (*(_column(scene, high, told, full) for high in roomy), _column(scene, low, told, either((full, *least))))
    boxes.draw(scene.canvas, scene.plan.column, either(forms))


def _below(signs: Box, pile: Box) -> Box:
    return boxes.column(signs, Rest(pile, END), gap=GAP)


def _column(scene: Scene, high: int, told: Sequence[Box | None], below: Box) -> Box:
    both = (plates.plate(scene, seat, high) for seat in plates.SIDES)
    hand = hands.hand(scene, round(min(max(hands.HIGH[0], 0.62 * high), hands.HIGH[1])))
    return boxes.column(*both, *told, hand, Rest(below), gap=GAP)
