"""What the reader alone sees: three cards, treasure cards with their values, answers given beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.koxinga.state import Phase, SeenPlayer
from renderers.canvas import Pen, sprite
from renderers.koxinga import cards, situation
from renderers.koxinga.cards import Look
from renderers.koxinga.colours import CHOSEN, EDGE, GLOW, PAINTS, PARCHMENT, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import CENTRE
from renderers.koxinga.scene import Scene
from renderers.lettering import width
from renderers.palette import WHITE, Colour

_CHIP = 34
_CARD = (112, 128)
_LYING = (112, 50)
"""A card while a battle needs the room."""
_TITLE = 30


@dataclass(frozen=True, slots=True)
class Chip:
    """A small plate: a sign and a word."""

    icon: str
    words: str
    edge: Colour


def top(scene: Scene) -> int:
    """Where the hand begins; where the centre ends if there is none."""
    if not visible(scene):
        return CENTRE[3]
    beneath = len(_lines(scene)) * (_CHIP + 4)
    return CENTRE[3] - 18 - (_LYING[1] if scene.view.battle else _TITLE + _CARD[1]) - beneath


def visible(scene: Scene) -> bool:
    """Whether there is a hand to show: the viewer plays, and the game is under way."""
    return scene.view.viewer is not None and scene.view.outcome is None and scene.view.turn > 0


def draw(scene: Scene) -> None:
    """The title, the cards, and below them what was answered."""
    if not visible(scene):
        return
    assert scene.view.viewer is not None, scene.view.phase
    start, lines = top(scene), _lines(scene)
    left, _, right, bottom = CENTRE
    scene.canvas.framed((left, start, right, bottom), 14, PARCHMENT, edge=PAINTS[scene.view.viewer].edge, thick=4)
    if not scene.view.battle:
        words = scene.words("koxinga-picture-hand")
        scene.canvas.label(words, (left + right) / 2, start + 20, scene.type(24), SEPIA, room=300, align="middle")
        start += _TITLE
    _cards(scene, scene.view.players[scene.view.viewer], start + 8)
    for row, line in enumerate(lines):
        _line(scene, line, left + 10, bottom - 6 - (len(lines) - row) * (_CHIP + 4))


def _cards(scene: Scene, who: SeenPlayer, y: int) -> None:
    """The hand, and the card of this turn in its place among them."""
    every = sorted((*(who.hand or ()), *((who.card,) if who.card is not None else ())))
    wide, high = _LYING if scene.view.battle else _CARD
    start = (CENTRE[0] + CENTRE[2]) / 2 - (len(every) * (wide + 6) - 6) / 2
    for index, number in enumerate(every):
        drawn = cards.card(number, wide, high, look=_look(scene, who, number), active=_active(scene, number))
        scene.canvas.put(drawn, start + index * (wide + 6), y)


def _look(scene: Scene, who: SeenPlayer, number: int) -> Look:
    if number == who.card or scene.path == ("card", str(number)):
        return Look.CHOSEN
    return Look.IDLE if who.card is not None or scene.view.phase is not Phase.CARDS else Look.OPEN


def _active(scene: Scene, number: int) -> int | None:
    """The half that is being played."""
    view = scene.view
    if view.actor is None or view.actor[0] != view.viewer or view.players[view.actor[0]].card != number:
        return None
    return view.actor[1]


def _chips(scene: Scene) -> Iterator[Chip]:
    assert scene.view.viewer is not None, scene.view.phase
    who = scene.view.players[scene.view.viewer]
    known = [each for each in who.treasures if each is not None]
    if known:
        yield Chip("chest", " ".join(map(str, known)), GLOW)
    plan = dict(situation.answered(who.plan)) if who.plan is not None else {}
    fresh = scene.path[1] if len(scene.path) > 2 and scene.path[0] == "plan" else None
    if fresh is not None:
        plan[fresh] = scene.path[2]
    for name, answer in plan.items():
        if answer != "ask":
            yield Chip(name, scene.words(f"koxinga-picture-plan-{answer}"), CHOSEN if name == fresh else EDGE)


def _lines(scene: Scene) -> list[list[Chip]]:
    """Treasures and answers in lines that fit."""
    room = CENTRE[2] - CENTRE[0] - 14
    lines: list[list[Chip]] = []
    for chip in _chips(scene):
        if not lines or sum(_wide(scene, each) + 4 for each in (*lines[-1], chip)) > room:
            lines.append([])
        lines[-1].append(chip)
    return lines


def _wide(scene: Scene, chip: Chip) -> int:
    return int(width(chip.words, scene.type(24))) + _CHIP + 12


def _line(scene: Scene, line: list[Chip], x: int, y: int) -> None:
    for chip in line:
        wide = _wide(scene, chip)
        scene.canvas.framed((x, y, x + wide, y + _CHIP), 10, SHEET, edge=chip.edge, thick=3)
        scene.canvas.centre(icon(chip.icon, _CHIP - 8), x + _CHIP / 2 + 2, y + _CHIP / 2)
        scene.canvas.text(chip.words, x + _CHIP + 5, y + _CHIP / 2, scene.type(24), SEPIA)
        x += wide + 4


def _fork(pen: Pen) -> None:
    pen.line([(50, 96), (50, 58), (16, 30)], SEPIA, 13)
    pen.line([(50, 58), (84, 30)], SEPIA, 13)
    pen.polygon([(0, 44), (6, 4), (42, 16)], SEPIA)
    pen.polygon([(100, 44), (94, 4), (58, 16)], SEPIA)


def _back(pen: Pen) -> None:
    pen.line([(20, 40), (66, 40), (84, 58), (66, 86), (40, 86)], SEPIA, 13)
    pen.polygon([(2, 40), (36, 10), (36, 70)], SEPIA)


def _shield(pen: Pen) -> None:
    pen.polygon([(10, 10), (90, 10), (88, 52), (50, 98), (12, 52)], SEPIA)
    pen.polygon([(22, 21), (78, 21), (76, 49), (50, 82), (24, 49)], WHITE)
    pen.polygon([(22, 21), (50, 21), (50, 82), (24, 49)], EDGE)


_ICONS: Mapping[str, Callable[[Pen], None]] = {"fork": _fork, "back": _back, "defend": _shield}
_SIGNS: Mapping[str, str] = {"attack": "cannon", "loot": "gold", "chest": "chest"}


@lru_cache(maxsize=32)
def icon(name: str, size: int) -> Image.Image:
    """The sign of an occasion for which an answer is given, or of treasure cards."""
    return sign(_SIGNS[name], size) if name in _SIGNS else sprite(size, _ICONS[name])
