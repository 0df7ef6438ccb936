"""What the band on top says: the turn, and what the game waits for or how it ended; the dice at its end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PIL import Image

from games.core import Seat, Text, text
from games.koxinga.choices import asked, has_equal_dice
from games.koxinga.labels import stack
from games.koxinga.state import Phase, View
from renderers import heading
from renderers.canvas import polygon, sprite
from renderers.heading import Heading
from renderers.kept import kept
from renderers.koxinga import situation
from renderers.koxinga.blocks import ordinal
from renderers.koxinga.colours import CHOSEN, GLOW, SEPIA
from renderers.koxinga.dice import die
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import emblem
from renderers.palette import BAND, PAPER, Colour
from renderers.sheet import HEADING, SMALLEST, WIDTH

_DIE, _APART = 66, 100
_ASKED = (Phase.SWAP, Phase.CARDS, Phase.FORK, Phase.BACK, Phase.ATTACK, Phase.DEFEND)
_OF_ALL = {Phase.DEAL: "koxinga-picture-dealing", Phase.CARDS: "koxinga-picture-cards"}
_ROLLED = (Phase.ATTACK_ROLL, Phase.DEFEND_ROLL, Phase.STEAL)


def headline(view: View) -> Text:
    """What the game waits for, or how it ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if not view.turn:
        return text("koxinga-picture-setup")
    if view.phase in _OF_ALL:
        return text(_OF_ALL[view.phase])
    if view.phase is Phase.LOOT and view.battle is not None:
        winner, loser = view.battle.prize
        return text("koxinga-picture-loot", who=winner, loser=loser)
    if view.cargo is not None:
        return text("koxinga-picture-drop", who=view.cargo.seat, stack=stack(view.cargo.stack))
    if view.phase in _ASKED:
        said = "equal" if has_equal_dice(view) else view.phase.value
        return text(f"koxinga-picture-{said}", who=next(iter(asked(view))))
    if view.phase in _ROLLED:
        return text("koxinga-picture-battle")
    return text("koxinga-picture-rolling") if view.actor is None else text("koxinga-picture-sailing", who=view.actor[0])


def turn(view: View) -> Text:
    """The turn's number."""
    return text("koxinga-picture-turn", number=view.turn)


def draw(scene: Scene) -> None:
    """The band: whose, what, which turn; and the dice."""
    view, style = scene.view, scene.type(SMALLEST)
    dice = situation.dice(view)
    said = Heading(
        said=scene.said(headline(view)),
        note=scene.said(turn(view)) if view.turn else "",
        emblems=tuple(partial(emblem, seat) for seat in _whose(view)),
        won=view.outcome is not None,
    )
    end = WIDTH - 24 - (_DIE + _APART + 30 if dice else 0)
    if heading.free(told := replace(said, note=_with_piles(scene, said.note)), style, end) >= 0:
        said = told
    heading.draw(scene.canvas, said, style, end=end)
    if dice is not None:
        _dice(scene, dice, WIDTH - 18 - _DIE - _APART)


def _with_piles(scene: Scene, note: str) -> str:
    """The round, and how many cards each has left to draw, which is the same for all but while cards are drawn."""
    piles = {who.drawable for who in scene.view.players}
    told = note and scene.view.outcome is None and len(piles) == 1
    return f"{note} · {scene.words('koxinga-picture-piles', cards=piles.pop())}" if told else note


def _whose(view: View) -> tuple[Seat, ...]:
    """Who is asked, else who sails; the winners."""
    if view.outcome is not None:
        return tuple(view.outcome.winners)
    return tuple(asked(view)) or ((view.actor[0],) if view.actor is not None else ())


def _dice(scene: Scene, rolled: tuple[int, int], left: int) -> None:
    """Which die is first and which second, the active one lit."""
    view, canvas = scene.view, scene.canvas
    swapped = scene.path[:1] == ("swap",)
    y = (HEADING - 5) // 2
    for index, number in enumerate(rolled[::-1] if swapped else rolled):
        x = left + index * _APART + _DIE // 2
        canvas.centre(die(_DIE, number, active=view.actor is not None and view.actor[1] == index), x, y)
        ink = CHOSEN if swapped or scene.path[:1] == ("keep",) else SEPIA
        canvas.centre(ordinal(str(index + 1), 32, ink), x - _DIE // 2, y - 22)
    if view.phase is Phase.SWAP and not has_equal_dice(view):
        canvas.centre(_exchange(34, CHOSEN if swapped else GLOW), left + _DIE + 16, y + 14)


@kept
def _exchange(size: int, ink: Colour) -> Image.Image:
    """Two arrows that pass each other."""
    rim, right = PAPER if ink == CHOSEN else BAND, ((4, 24), (62, 24), (62, 6), (98, 33), (62, 48), (62, 38), (4, 38))
    arrows = (right, 1.5), ([(100 - x, 100 - y) for x, y in right], -1.5)
    return sprite(
        size,
        *(
            part
            for arrow, down in arrows
            for part in (polygon(arrow, rim), polygon([(50 + (x - 50) * 0.93, y + down) for x, y in arrow], ink))
        ),
    )
