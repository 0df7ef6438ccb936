"""The players' panels: ship and name, five cabins, place, treasures, cards; the score at the end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from games.core import Seat
from games.koxinga.cabins import Good, Stack
from games.koxinga.state import Phase
from renderers import marks
from renderers.canvas import Canvas, Pen, cut_out, sprite
from renderers.kept import kept
from renderers.koxinga import cards, situation
from renderers.koxinga.colours import (
    BOWL,
    CHOSEN,
    CRIMSON,
    EDGE,
    FADED,
    MINT,
    PADDIES,
    PAINTS,
    PLANK,
    SEPIA,
    SHEET,
    STEEL,
    TEAK,
)
from renderers.koxinga.goods import sign
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.lettering import Style
from renderers.marks import laurel
from renderers.palette import LAUREL_DARK, WHITE, Colour
from renderers.prose import numeral
from renderers.sheet import SMALL, Box

_ROW = 34
"""Height of a line of a panel."""
_SIDE = 44
"""Height of a ship's side with its hatches."""
HOLDS: Mapping[Good, Colour] = MappingProxyType({Good.FOOD: PADDIES[1], Good.GOLD: MINT, Good.CANNON: STEEL})
"""The grounds of hatches by what they hold: kinds stay apart where the signs are small."""


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes."""
    for seat, box in enumerate(scene.plan.panels):
        _panel(scene, Seat(seat), box)


def _panel(scene: Scene, seat: Seat, box: Box) -> None:
    view, canvas = scene.view, scene.canvas
    left, top, right, bottom = box
    _frame(scene, seat, box)
    canvas.panel((left + 5, top + 5, right - 5, top + 3 + _ROW), 6, PAINTS[seat].pale)
    canvas.centre(ship(seat, 38), left + 25, top + 21)
    end = _marks(scene, seat, right - 8, top + 20)
    room = end - left - 52
    canvas.label(
        scene.words("renderers-name", who=seat), left + 48, top + 20, scene.type(SMALL), SEPIA, room=room, least=SMALL
    )
    side = (left + 5, top + 4 + _ROW, right - 5, top + 4 + _ROW + _SIDE)
    canvas.put(_hull(side[2] - side[0], _SIDE), side[0], side[1])
    _cabins(scene, seat, side)
    row = (left + 8, side[3] + 1, right - 7, bottom - 3)
    if view.outcome is None:
        _standing(scene, seat, row)
    else:
        _score(scene, seat, row)


def _frame(scene: Scene, seat: Seat, box: Box) -> None:
    """Amber for those who are asked, laurel for those who have won, the ship's own colour for the one who sails."""
    view = scene.view
    if view.outcome is None and seat in situation.asked(view):
        marks.asked(scene.canvas, box, 10, SHEET, thick=5)
        return
    won = view.outcome is not None and seat in view.outcome.winners
    sails = view.outcome is None and view.actor is not None and view.actor[0] == seat
    edge = LAUREL_DARK if won else PAINTS[seat].edge if sails else EDGE
    scene.canvas.framed(box, 10, SHEET, edge=edge, thick=5 if won or sails else 2)


def _marks(scene: Scene, seat: Seat, right: float, y: float) -> float:
    """The start marker, the tick of a chosen card, the winner's wreath; returns where they begin."""
    view, who = scene.view, scene.view.players[seat]
    shown = []
    if view.outcome is not None:
        shown += [laurel(34)] if seat in view.outcome.winners else []
    else:
        shown += [tick(30)] if view.phase is Phase.CARDS and who.chosen else []
        shown += [start(30)] if view.turn and view.starter == seat else []
    for mark in shown:
        scene.canvas.centre(mark, right - mark.width / 2, y)
        right -= mark.width + 4
    return right


@kept
def _hull(wide: int, high: int) -> Image.Image:
    """A ship's side: three planks, higher at stern and bow."""

    def draw(pen: Pen) -> None:
        unit = min(wide, high) / 100
        across = wide / unit
        pen.polygon([(0, 0), (across, 0), (across, 30), (across - 22, 100), (22, 100), (0, 30)], PLANK)
        for top, inset in ((6, 4.0), (40, 8.0), (72, 18.0)):
            pen.polygon(
                [(inset, top), (across - inset, top), (across - inset - 6, top + 25), (inset + 6, top + 25)], TEAK
            )

    pen = Pen(wide, high)
    draw(pen)
    return pen.sprite()


def _cabins(scene: Scene, seat: Seat, box: Box) -> None:
    """Five hatches in the ship's side."""
    left, top, right, bottom = box
    step = (right - left - 14) // 5
    chosen = _looted(scene, seat)
    for index, stack in enumerate(scene.view.players[seat].cabins):
        hatch = _hatch(stack, (step - 4, bottom - top - 6), picked=index == chosen)
        scene.canvas.put(hatch, left + 9 + index * step, top + 3)


@kept
def _hatch(stack: Stack | None, size: tuple[int, int], *, picked: bool) -> Image.Image:
    """A hatch with what is in it, in one piece: there are thirty in a picture."""
    wide, high = size
    canvas = Canvas.blank(wide, high, SEPIA)
    ground = PLANK if stack is None else HOLDS[stack.kind]
    canvas.framed((0, 0, wide, high), 6, ground, edge=CHOSEN if picked else SEPIA, thick=5 if picked else 2)
    if stack is not None:
        canvas.centre(sign(stack.kind, 25), 15, high / 2)
        canvas.text(str(stack.amount), wide - 11, high / 2, Style(30, bold=True), SEPIA, align="middle")
    return cut_out(canvas.image, 6)


def _looted(scene: Scene, seat: Seat) -> int | None:
    """The cabin that the reader is about to take, or to empty."""
    battle = scene.view.battle
    if len(scene.path) < 2 or not scene.path[1].startswith("c"):
        return None
    if scene.path[0] == "drop":
        return int(scene.path[1][1:]) - 1 if seat == scene.view.viewer else None
    if battle is None or scene.path[0] != "loot":
        return None
    loser = situation.sides(battle.attacker, battle.duels[battle.looted])[1]
    return int(scene.path[1][1:]) - 1 if seat == loser else None


def _standing(scene: Scene, seat: Seat, row: Box) -> None:
    """Where the ship is, treasure cards, cards to draw, and this turn's card."""
    left, top, right, bottom = row
    who, canvas, y = scene.view.players[seat], scene.canvas, (top + bottom) / 2
    bold = scene.type(SMALL, bold=True)
    if who.finished:
        canvas.centre(home(30), left + 14, y)
    else:
        canvas.centre(anchor(24), left + 11, y)
        canvas.text(str(who.block), left + 25, y, bold, SEPIA)
    canvas.centre(sign("chest", 25), left + 74, y)
    canvas.text(str(len(who.treasures)), left + 89, y, bold, SEPIA)
    if who.card is not None and situation.lies_open(scene.view, seat):
        _open(scene, seat, who.card, (right - 142, top, right, bottom))
        return
    wide = canvas.text(scene.words("koxinga-picture-pile"), left + 112, y, scene.type(SMALL), FADED)
    canvas.text(str(who.drawable), left + 118 + wide, y, bold, SEPIA)
    if who.chosen:
        canvas.centre(cards.back(44, 28), right - 26, y)


def _open(scene: Scene, seat: Seat, card: int, box: Box) -> None:
    """The card that is played, its active half lit."""
    left, top, right, bottom = box
    actor = scene.view.actor
    active = actor[1] if actor is not None and actor[0] == seat else None
    scene.canvas.put(cards.strip(card, right - left, bottom - top, active=active), left, top)


def _score(scene: Scene, seat: Seat, row: Box) -> None:
    """Gold, position and treasure, and what they make."""
    left, top, right, bottom = row
    canvas, y = scene.canvas, (top + bottom) / 2
    parts = situation.points(scene.view.players[seat])
    for index, (mark, points) in enumerate(zip((sign("gold", 24), anchor(24), sign("chest", 25)), parts, strict=True)):
        x = left + index * 64
        canvas.centre(mark, x + 12, y)
        canvas.text(numeral(points), x + 27, y, scene.type(SMALL), SEPIA)
    canvas.text(numeral(sum(parts)), right - 2, y, scene.type(38, bold=True), SEPIA, align="right")


@kept
def tick(size: int) -> Image.Image:
    """A tick: the card of this turn is chosen."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, BOWL)
        pen.line([(26, 52), (44, 70), (76, 32)], WHITE, 14)

    return sprite(size, draw)


@kept
def start(size: int) -> Image.Image:
    """The start marker: a pennant."""

    def draw(pen: Pen) -> None:
        pen.line([(20, 6), (20, 96)], SEPIA, 9)
        pen.polygon([(22, 6), (98, 32), (22, 60)], CRIMSON)

    return sprite(size, draw)


@kept
def anchor(size: int) -> Image.Image:
    """An anchor: where a ship lies, and what that is worth."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 14, 13, SEPIA)
        pen.disc(50, 14, 6, SHEET)
        pen.line([(50, 24), (50, 92)], SEPIA, 11)
        pen.line([(28, 38), (72, 38)], SEPIA, 11)
        pen.arc(50, 52, 40, (15, 165), SEPIA, 12)
        pen.polygon([(2, 50), (26, 62), (6, 78)], SEPIA)
        pen.polygon([(98, 50), (74, 62), (94, 78)], SEPIA)

    return sprite(size, draw)


@kept
def home(size: int) -> Image.Image:
    """A flag over a quay: a ship is home."""

    def draw(pen: Pen) -> None:
        pen.line([(34, 8), (34, 80)], SEPIA, 8)
        pen.polygon([(38, 8), (92, 24), (38, 46)], CRIMSON)
        pen.polygon([(4, 80), (96, 80), (86, 98), (14, 98)], SEPIA)

    return sprite(size, draw)
