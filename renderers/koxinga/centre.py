"""Between the panels, below the heading: the dice, and the action under way or the winners."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.koxinga.state import Phase
from renderers.canvas import Pen, sprite
from renderers.koxinga import cards, heading
from renderers.koxinga.blocks import ordinal
from renderers.koxinga.colours import CHOSEN, GLOW, SEPIA
from renderers.koxinga.dice import die
from renderers.koxinga.layout import CENTRE
from renderers.koxinga.panels import crown
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.palette import WHITE, Colour

_DICE, _DIE = 84, 72
_TOP = CENTRE[1] + heading.HEIGHT + 8
BELOW = _TOP + _DICE + 8
"""Where a battle may begin."""


def draw(scene: Scene) -> None:
    """The winners, or else the dice once they are cast."""
    if scene.view.outcome is not None:
        _winners(scene)
    elif scene.view.dice is not None:
        _dice(scene)


def _dice(scene: Scene) -> None:
    """Which die is first and which second, the active one lit; beside them the card that is being played."""
    view, canvas = scene.view, scene.canvas
    assert view.dice is not None, view.phase
    swapped = scene.path[:1] == ("swap",)
    numbers = (view.dice[1], view.dice[0]) if swapped else view.dice
    shown = view.actor is not None and view.players[view.actor[0]].card is not None
    left = CENTRE[0] + (12 if shown else (CENTRE[2] - CENTRE[0]) // 2 - _DIE - 24)
    y = _TOP + _DICE // 2
    for index, number in enumerate(numbers):
        x = left + index * (_DIE + (18 if shown else 48)) + _DIE // 2
        active = view.actor is not None and view.actor[1] == index
        canvas.centre(die(number, _DIE, active=active), x, y)
        canvas.centre(
            ordinal(26, CHOSEN if swapped or scene.path[:1] == ("keep",) else SEPIA),
            x - _DIE // 2 + 4,
            y - _DIE // 2 + 6,
        )
        canvas.text(
            str(index + 1), x - _DIE // 2 + 4, y - _DIE // 2 + 6, scene.type(20, bold=True), WHITE, align="middle"
        )
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


def _winners(scene: Scene) -> None:
    """The winners' ships, crowned."""
    assert scene.view.outcome is not None, scene.view.phase
    winners = scene.view.outcome.winners
    size = min(96, (CENTRE[2] - CENTRE[0]) // max(1, len(winners)) - 8)
    step = size + 8
    middle = (CENTRE[0] + CENTRE[2]) / 2
    for index, seat in enumerate(winners):
        x = middle + (index - (len(winners) - 1) / 2) * step
        scene.canvas.centre(crown(size // 2), x, _TOP + 24)
        scene.canvas.centre(ship(seat, size), x, _TOP + 50 + size / 2)


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
