"""What the reader alone sees: three cards, treasure cards with their values, answers given beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PIL import Image

from games.core import Seat
from games.koxinga.state import Phase, SeenPlayer
from renderers import boxes
from renderers.boxes import Box, flow, icon, label, on, row, sized
from renderers.canvas import Canvas, Stroke, line, polygon, sprite
from renderers.kept import kept
from renderers.koxinga import cards, situation
from renderers.koxinga.cards import Look
from renderers.koxinga.colours import CHOSEN, EDGE, GLOW, PAINTS, PARCHMENT, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.scene import Scene
from renderers.palette import WHITE, Colour
from renderers.sheet import SMALLEST

_CHIP, _CARDS = 33, ((250, 68), (210, 68), (172, 64))
"""Pixels of a plate's height, and of a card: as large as plates leave room for."""


def draw(scene: Scene) -> None:
    """At the foot of the sea: cards, treasures, and what was answered beforehand."""
    viewer = scene.view.viewer
    assert viewer is not None, scene.view.phase
    left, top, right, bottom = scene.plan.hand
    scene.canvas.framed(scene.plan.hand, 10, PARCHMENT, edge=PAINTS[viewer].edge, thick=4)
    answers = flow(*_chips(scene, scene.view.players[viewer]), gap=3, lead=2)
    forms = (row(*_cards(scene, viewer, size), answers, gap=6) for size in _CARDS)
    boxes.draw(scene.canvas, (left + 6, top, right - 6, bottom), sized(boxes.graded(forms), high=bottom - top))


def _cards(scene: Scene, viewer: Seat, size: tuple[int, int]) -> Iterator[Box]:
    """The hand, and the card of this turn in its place among them, the half lit that is being played."""
    who, half = scene.view.players[viewer], situation.half(scene.view, viewer)
    for number in sorted((*(who.hand or ()), *((who.card,) if who.card is not None else ()))):
        yield icon(
            cards.card(number, size, look=_look(scene, who, number), active=half if number == who.card else None)
        )


def _look(scene: Scene, who: SeenPlayer, number: int) -> Look:
    if number == who.card or scene.path == ("card", str(number)):
        return Look.CHOSEN
    return Look.IDLE if who.card is not None or scene.view.phase is not Phase.CARDS else Look.OPEN


def _chips(scene: Scene, who: SeenPlayer) -> Iterator[Box]:
    """The own treasures, and the answers given beforehand."""
    if known := situation.known(who):
        yield _chip(scene, "chest", " ".join(map(str, known)), GLOW)
    plan = dict(situation.answered(who.plan)) if who.plan is not None else {}
    fresh = scene.path[1] if len(scene.path) > 2 and scene.path[0] == "plan" else None
    if fresh is not None:
        plan[fresh] = scene.path[2]
    for name, answer in plan.items():
        if answer != "ask":
            words = scene.words(f"koxinga-picture-plan-{answer}")
            yield _chip(scene, name, words, CHOSEN if name == fresh else EDGE)


def _chip(scene: Scene, name: str, words: str, edge: Colour) -> Box:
    """A small plate: a sign and a word."""
    told = row(icon(icon_of(name, _CHIP - 9), wide=_CHIP), label(words, scene.type(SMALLEST), SEPIA, high=_CHIP))
    return on(partial(Canvas.framed, radius=9, fill=SHEET, edge=edge, thick=3), told, (3, 0, 9, 0))


_ICONS: Mapping[str, tuple[Stroke, ...]] = {
    "fork": (
        line([(50, 96), (50, 58), (16, 30)], SEPIA, 13),
        line([(50, 58), (84, 30)], SEPIA, 13),
        polygon([(0, 44), (6, 4), (42, 16)], SEPIA),
        polygon([(100, 44), (94, 4), (58, 16)], SEPIA),
    ),
    "back": (
        line([(20, 40), (66, 40), (84, 58), (66, 86), (40, 86)], SEPIA, 13),
        polygon([(2, 40), (36, 10), (36, 70)], SEPIA),
    ),
    "defend": (
        polygon([(10, 10), (90, 10), (88, 52), (50, 98), (12, 52)], SEPIA),
        polygon([(22, 21), (78, 21), (76, 49), (50, 82), (24, 49)], WHITE),
        polygon([(22, 21), (50, 21), (50, 82), (24, 49)], EDGE),
    ),
    # A crate that falls into the waves.
    "drop": (
        polygon([(30, 2), (70, 2), (70, 38), (30, 38)], SEPIA),
        polygon([(38, 10), (62, 10), (62, 30), (38, 30)], EDGE),
        polygon([(28, 46), (72, 46), (50, 70)], SEPIA),
        line([(2, 84), (26, 96), (50, 84), (74, 96), (98, 84)], SEPIA, 12),
    ),
}
_SIGNS: Mapping[str, str] = {"attack": "cannon", "loot": "gold", "chest": "chest"}


@kept
def icon_of(name: str, size: int) -> Image.Image:
    """The sign of an occasion for which an answer is given, or of treasure cards."""
    return sign(_SIGNS[name], size) if name in _SIGNS else sprite(size, *_ICONS[name])
