"""The players' panels: ship and name, five cabins, place, treasures, cards; the score at the end."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.koxinga.cabins import Stack
from games.koxinga.state import Phase, SeenPlayer, View
from renderers.canvas import Pen, sprite
from renderers.koxinga import cards, situation
from renderers.koxinga.colours import BOWL, CHOSEN, CRIMSON, EDGE, FADED, GLOW, PAINTS, PARCHMENT, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import Box
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.palette import WHITE, Colour
from renderers.prose import numeral

_INSET = 10


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes."""
    for seat, box in enumerate(scene.plan.panels):
        _panel(scene, Seat(seat), box)


def _panel(scene: Scene, seat: Seat, box: Box) -> None:
    view, canvas = scene.view, scene.canvas
    left, top, right, bottom = box
    edge = _edge(view, seat)
    canvas.framed(box, 14, SHEET, edge=edge, thick=7 if edge != EDGE else 3)
    canvas.panel((left + 7, top + 7, right - 7, top + 60), 8, PAINTS[seat].pale)
    canvas.centre(ship(seat, 50), left + 38, top + 34)
    end = _marks(scene, seat, right - _INSET - 2, top + 34)
    canvas.label(
        scene.words("renderers-name", who=seat), left + 70, top + 34, scene.type(30), SEPIA, room=end - left - 74
    )
    _cabins(scene, seat, (left + _INSET, top + 66, right - _INSET, top + 122))
    row = (left + _INSET + 2, top + 126, right - _INSET - 2, bottom - 8)
    if view.outcome is None:
        _standing(scene, seat, row)
    else:
        _score(scene, seat, row)


def _edge(view: View, seat: Seat) -> Colour:
    """Amber for those who are asked and those who have won, the ship's own colour for the one who sails."""
    if view.outcome is not None:
        return GLOW if seat in view.outcome.winners else EDGE
    if seat in situation.asked(view):
        return GLOW
    return PAINTS[seat].edge if view.actor is not None and view.actor[0] == seat else EDGE


def _marks(scene: Scene, seat: Seat, right: float, y: float) -> float:
    """The start marker, the tick of a chosen card, the winner's crown; returns where they begin."""
    view, who = scene.view, scene.view.players[seat]
    marks = []
    if view.outcome is not None:
        marks += [crown(36)] if seat in view.outcome.winners else []
    else:
        marks += [tick(32)] if view.phase is Phase.CARDS and who.chosen else []
        marks += [start(34)] if view.turn and view.starter == seat else []
    for mark in marks:
        scene.canvas.centre(mark, right - mark.width / 2, y)
        right -= mark.width + 4
    return right


def _cabins(scene: Scene, seat: Seat, box: Box) -> None:
    left, top, right, bottom = box
    step = (right - left + 4) // 5
    chosen = _looted(scene, seat)
    for index, stack in enumerate(scene.view.players[seat].cabins):
        x = left + index * step
        here = (x, top, x + step - 4, bottom)
        picked = index == chosen
        scene.canvas.framed(
            here, 7, PARCHMENT if stack is None else WHITE, edge=CHOSEN if picked else EDGE, thick=5 if picked else 2
        )
        if stack is not None:
            _stack(scene, stack, here)


def _stack(scene: Scene, stack: Stack, box: Box) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    scene.canvas.centre(sign(stack.kind, 29), left + 17, y)
    scene.canvas.text(str(stack.amount), right - 11, y, scene.type(31, bold=True), SEPIA, align="middle")


def _looted(scene: Scene, seat: Seat) -> int | None:
    """The cabin that the reader is about to take."""
    battle = scene.view.battle
    if battle is None or len(scene.path) < 2 or scene.path[0] != "loot" or not scene.path[1].startswith("c"):
        return None
    loser = situation.sides(battle.attacker, battle.duels[battle.looted])[1]
    return int(scene.path[1][1:]) - 1 if seat == loser else None


def _standing(scene: Scene, seat: Seat, row: Box) -> None:
    """Where the ship is, treasure cards, cards to draw, and this turn's card."""
    left, top, right, bottom = row
    who, canvas, y = scene.view.players[seat], scene.canvas, (top + bottom) / 2
    canvas.centre(anchor(30) if not who.finished else crown(32), left + 16, y)
    place = scene.words("koxinga-picture-home") if who.finished else str(who.block)
    canvas.label(place, left + 36, y, scene.type(32, bold=not who.finished), SEPIA, room=44)
    canvas.centre(sign("chest", 32), left + 98, y)
    canvas.text(str(len(who.treasures)), left + 118, y, scene.type(32, bold=True), SEPIA)
    canvas.centre(cards.back(22, 32), left + 156, y)
    canvas.text(str(who.drawable), left + 172, y, scene.type(28), FADED)
    _card(scene, who, seat, (right - 72, top, right, bottom))


def _card(scene: Scene, who: SeenPlayer, seat: Seat, box: Box) -> None:
    left, top, right, bottom = box
    if who.card is not None and situation.lies_open(scene.view, seat):
        actor = scene.view.actor
        active = actor[1] if actor is not None and actor[0] == seat else None
        scene.canvas.put(cards.strip(who.card, right - left, bottom - top, active=active), left, top)
    elif who.chosen:
        scene.canvas.centre(cards.back(34, bottom - top), (left + right) / 2, (top + bottom) / 2)


def _score(scene: Scene, seat: Seat, row: Box) -> None:
    """Gold, position and treasure, and what they make."""
    left, top, right, bottom = row
    canvas, y = scene.canvas, (top + bottom) / 2
    parts = situation.points(scene.view.players[seat])
    for index, (mark, points) in enumerate(zip((sign("gold", 26), anchor(26), sign("chest", 26)), parts, strict=True)):
        x = left + 2 + index * 64
        canvas.centre(mark, x + 13, y)
        canvas.label(numeral(points), x + 28, y, scene.type(27), SEPIA, room=36)
    won = scene.view.outcome is not None and seat in scene.view.outcome.winners
    total = numeral(sum(parts))
    canvas.label(total, right - 2, y, scene.type(42, bold=True), CRIMSON if won else SEPIA, room=68, align="right")


@lru_cache(maxsize=8)
def tick(size: int) -> Image.Image:
    """A tick: the card of this turn is chosen."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, BOWL)
        pen.line([(26, 52), (44, 70), (76, 32)], WHITE, 14)

    return sprite(size, draw)


@lru_cache(maxsize=8)
def start(size: int) -> Image.Image:
    """The start marker: a pennant."""

    def draw(pen: Pen) -> None:
        pen.line([(20, 6), (20, 96)], SEPIA, 9)
        pen.polygon([(22, 6), (98, 32), (22, 60)], CRIMSON)

    return sprite(size, draw)


@lru_cache(maxsize=8)
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


@lru_cache(maxsize=8)
def crown(size: int) -> Image.Image:
    """A crown: for who has won, and for a ship at home."""

    def draw(pen: Pen) -> None:
        pen.polygon([(6, 24), (30, 52), (50, 14), (70, 52), (94, 24), (86, 86), (14, 86)], SEPIA)
        pen.polygon([(14, 42), (32, 62), (50, 30), (68, 62), (86, 42), (79, 79), (21, 79)], GLOW)

    return sprite(size, draw)
