"""What stands beside the board: both plates, the marked placements, the viewer's own hand, the legend, the discard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.replacing import replace
from renderers import boxes
from renderers.boxes import END, Box, Laid, Rest, alike, either, graded, steady
from renderers.cardgo import facts, hands, heading, plates
from renderers.cardgo.layout import GAP
from renderers.cardgo.legend import Legend
from renderers.cardgo.scene import Scene


def draw(scene: Scene) -> None:
    """With plates as high as lets every sign near the latest turns have its note; else with low ones, and as many notes
    as there is room for. What presses has its note before far grounds have names, bare ones that are near, and before
    the discard is shown; other notes come after as many of these names as there is room for. All frames of an animation
    have everything where the last one has it."""
    last = scene if scene.film is None else replace(scene, view=scene.film, since=())
    lines = tuple(map(steady, facts.lines(scene)))
    shown = lines if scene.film is None else (facts.strip(lines),)
    told = *shown, None if heading.holds_piles(scene) else heading.piles(scene)
    signs = Legend(last)
    titled, small = (_pile(scene, last, titled=titled) for titled in (True, False))
    every, filled = signs.forms(signs.all), [signs.filled(chosen) for chosen in (signs.close, signs.worn)]
    full = graded(_below(form, titled) for form in every[: len(every) - signs.near])
    pressing = every[: len(every) - signs.pressing]
    discarded: tuple[Box, ...] = (
        graded(_below(form, small) for form in pressing),
        *(_above(form, small) for form in filled),
    )
    alone: tuple[Box, ...] = (
        graded(pressing),
        *filled,
        graded(signs.forms(signs.close)),
        partial(signs.form, signs.close, (), ()),
    )
    least = either((*discarded, *alone))
    forms = (*((high, full) for high in plates.HEIGHTS), (plates.HEIGHTS[-1], least))
    boxes.draw(scene.canvas, scene.plan.column, graded(partial(_column, scene, told, *each) for each in forms))


def _pile(scene: Scene, last: Scene, *, titled: bool) -> Box:
    pile = facts.pile(scene, titled=titled)
    return steady(pile if scene is last else alike(facts.pile(last, titled=titled), pile))


def _below(signs: Box, pile: Box) -> Box:
    return boxes.column(signs, Rest(pile, END), gap=GAP)


def _above(signs: Box, pile: Box) -> Box:
    """The same, of signs that take all the room that they are left."""
    return boxes.column(Rest(signs), pile, gap=GAP)


def _column(scene: Scene, told: Sequence[Box | None], high: int, below: Box, wide: float, room: float) -> Laid:
    both = (plates.plate(scene, seat, high) for seat in plates.SIDES)
    hand = hands.hand(scene, round(min(max(hands.HIGH[0], 0.62 * high), hands.HIGH[1])))
    return boxes.column(*both, *told, hand, Rest(below), gap=GAP)(wide, room)
