"""The ribbon on top of the middle: the turn, and what the game waits for or how it ended."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Text, text
from games.koxinga.state import Phase, View
from renderers.canvas import Pen
from renderers.koxinga.colours import CRIMSON, EDGE, FADED, PARCHMENT, SEPIA, SHEET
from renderers.koxinga.layout import CENTRE
from renderers.koxinga.scene import Scene
from renderers.koxinga.situation import asked, sides
from renderers.lettering import Style, width, wrap

HEIGHT = 96
_LINES = 2
_ASKED = (Phase.SWAP, Phase.CARDS, Phase.FORK, Phase.BACK, Phase.ATTACK, Phase.DEFEND)
_ROLLED = (Phase.ATTACK_ROLL, Phase.DEFEND_ROLL, Phase.STEAL)


def headline(view: View) -> Text:
    """What the game waits for, or how it ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if not view.turn:
        return text("koxinga-picture-setup")
    if view.phase is Phase.CARDS:
        return text("koxinga-picture-cards")
    if view.phase is Phase.LOOT and view.battle is not None:
        winner, loser = sides(view.battle.attacker, view.battle.duels[view.battle.looted])
        return text("koxinga-picture-loot", who=winner, loser=loser)
    if view.phase in _ASKED:
        return text(f"koxinga-picture-{view.phase.value}", who=asked(view)[0])
    if view.phase in _ROLLED:
        return text("koxinga-picture-battle")
    return text("koxinga-picture-rolling") if view.actor is None else text("koxinga-picture-sailing", who=view.actor[0])


def draw(scene: Scene) -> None:
    """The ribbon: the turn, and what the game waits for."""
    left, top, right, _ = CENTRE
    middle = (left + right) / 2
    scene.canvas.put(_ribbon(right - left, HEIGHT), left, top)
    lines, style = _set(scene, scene.said(headline(scene.view)), right - left - 48)
    ink = CRIMSON if scene.view.outcome is not None else SEPIA
    centre, step = _turn(scene, len(lines), middle, top)
    for row, line in enumerate(lines):
        y = centre + (row - (len(lines) - 1) / 2) * style.size * step
        scene.canvas.label(line, middle, y, style, ink, room=right - left - 44, align="middle")


def _turn(scene: Scene, lines: int, middle: float, top: int) -> tuple[float, float]:
    """The turn, above so many lines that leave room for it; returns their middle, and how far they are apart."""
    if not scene.view.turn or lines > _LINES:
        return top + 46, 1.25
    size, down = (24, 26) if lines == 1 else (20, 20)
    words = scene.words("koxinga-picture-turn", number=scene.view.turn)
    scene.canvas.text(words, middle, top + down, scene.type(size), FADED, align="middle")
    return top + (62 if lines == 1 else 56), 1.05


def _set(scene: Scene, words: str, room: float) -> tuple[list[str], Style]:
    """The words on one line, or else on as many as they need in smaller letters."""
    for size in (34, 30, 27):
        if width(words, scene.type(size)) <= room:
            return [words], scene.type(size)
    for size in (27, 25, 22):
        lines = _even(words, scene.type(size), room)
        if len(lines) <= _LINES:
            break
    return lines[: _LINES + 1], scene.type(size)


def _even(words: str, style: Style, room: float) -> list[str]:
    """The words in as few lines as they need, none much shorter than the others."""
    fewest = len(wrap(words, style, room))
    settings = (wrap(words, style, room * share / 10) for share in range(5, 11))
    return next(lines for lines in settings if len(lines) == fewest)


@lru_cache(maxsize=4)
def _ribbon(wide: int, high: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        across = wide / min(wide, high) * 100
        for start, tip, turn in ((0, 0, 14), (across, across, across - 14)):
            inner = start + (26 if start == 0 else -26)
            pen.polygon([(tip, 14), (inner, 14), (inner, 100), (tip, 100), (turn, 57)], EDGE)
        pen.rounded((11, 0, across - 11, 92), 6, SEPIA)
        pen.rounded((13, 2, across - 13, 90), 5, SHEET)
        pen.rounded((17, 6, across - 17, 86), 3, PARCHMENT)
        pen.rounded((18.5, 7.5, across - 18.5, 84.5), 2, SHEET)

    pen = Pen(wide, high)
    draw(pen)
    return pen.sprite()
