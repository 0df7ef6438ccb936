"""Between the panels: a ribbon that says what is asked, the dice, and the action under way or the winners."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.koxinga.state import Phase
from renderers.canvas import Pen, sprite
from renderers.koxinga import account, cards
from renderers.koxinga.blocks import ordinal
from renderers.koxinga.dice import die
from renderers.koxinga.layout import CENTRE
from renderers.koxinga.panels import crown
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.koxinga.tints import CHOSEN, CRIMSON, EDGE, FADED, GLOW, PARCHMENT, SEPIA, SHEET
from renderers.lettering import Style, width, wrap
from renderers.palette import WHITE, Colour

_RIBBON, _DICE, _DIE = 96, 84, 72
_LINES = 2
BELOW = CENTRE[1] + _RIBBON + 8 + _DICE + 8
"""Where a battle may begin."""


def draw(scene: Scene) -> None:
    _headline(scene)
    top = CENTRE[1] + _RIBBON + 8
    if scene.view.outcome is not None:
        _winners(scene, top)
    elif scene.view.dice is not None:
        _dice(scene, top)


def _headline(scene: Scene) -> None:
    """The ribbon: the turn, and what the game waits for."""
    left, top, right, _ = CENTRE
    middle = (left + right) / 2
    scene.canvas.put(_ribbon(right - left, _RIBBON), left, top)
    lines, style = _set(scene, scene.said(account.headline(scene.view)), right - left - 48)
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


def _dice(scene: Scene, top: int) -> None:
    """Which die is first and which second, the active one lit; beside them the card that is being played."""
    view, canvas = scene.view, scene.canvas
    assert view.dice is not None, view.phase
    swapped = scene.path[:1] == ("swap",)
    numbers = (view.dice[1], view.dice[0]) if swapped else view.dice
    shown = view.actor is not None and view.players[view.actor[0]].card is not None
    left = CENTRE[0] + (12 if shown else (CENTRE[2] - CENTRE[0]) // 2 - _DIE - 24)
    y = top + _DICE // 2
    for index, number in enumerate(numbers):
        x = left + index * (_DIE + (18 if shown else 48)) + _DIE // 2
        active = view.actor is not None and view.actor[1] == index
        canvas.centre(die(number, _DIE, active=active), x, y)
        canvas.centre(
            ordinal(26, CHOSEN if swapped or scene.path[:1] == ("keep",) else SEPIA), x - _DIE // 2 + 4, y - _DIE // 2 + 6
        )
        canvas.text(str(index + 1), x - _DIE // 2 + 4, y - _DIE // 2 + 6, scene.type(20, bold=True), WHITE, align="middle")
    if view.phase is Phase.SWAP:
        canvas.centre(_exchange(36, CHOSEN if swapped else GLOW), left + _DIE + 24, y)
    if shown:
        _action(scene, y)


def _action(scene: Scene, y: int) -> None:
    """Who is at it, and with which half of the card."""
    assert scene.view.actor is not None, scene.view.phase
    seat, half = scene.view.actor
    card = scene.view.players[seat].card
    assert card is not None, seat
    right = CENTRE[2] - 8
    scene.canvas.put(cards.strip(card, 116, 68, active=half), right - 116, y - 34)
    scene.canvas.centre(ship(seat, 54), right - 116 - 34, y)


def _winners(scene: Scene, top: int) -> None:
    """The winners' ships, crowned."""
    assert scene.view.outcome is not None, scene.view.phase
    winners = scene.view.outcome.winners
    size = min(96, (CENTRE[2] - CENTRE[0]) // max(1, len(winners)) - 8)
    step = size + 8
    middle = (CENTRE[0] + CENTRE[2]) / 2
    for index, seat in enumerate(winners):
        x = middle + (index - (len(winners) - 1) / 2) * step
        scene.canvas.centre(crown(size // 2), x, top + 24)
        scene.canvas.centre(ship(seat, size), x, top + 50 + size / 2)


@lru_cache(maxsize=8)
def _exchange(size: int, ink: Colour) -> Image.Image:
    """Two arrows that pass each other."""

    def draw(pen: Pen) -> None:
        for mirrored in (False, True):
            points = [(4, 24), (62, 24), (62, 6), (98, 33), (62, 48), (62, 38), (4, 38)]
            turned = [(100 - x, 100 - y) if mirrored else (x, y) for x, y in points]
            pen.polygon(turned, SEPIA)
            pen.polygon([(50 + (x - 50) * 0.93, y + (-1.5 if mirrored else 1.5)) for x, y in turned], ink)

    return sprite(size, draw)
