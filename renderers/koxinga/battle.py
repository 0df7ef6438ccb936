"""The inset of the battle under way: who fights where, cannons, dice, what they make, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from games.core import Seat
from games.koxinga.cabins import Good, total
from games.koxinga.state import FLAME, Battle, Phase, Result
from renderers.canvas import Pen, sprite
from renderers.kept import kept
from renderers.koxinga import situation
from renderers.koxinga.colours import BOWL, CHOSEN, CRIMSON, EDGE, FADED, GLOW, SEPIA, SHEET
from renderers.koxinga.dice import battle_die
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import FIGHT
from renderers.koxinga.panels import anchor, tick
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.palette import WHITE, blend
from renderers.sheet import SMALL

_HEAD, _ROW, _CLOSE, _GAP = 42, 50, 44, 6
"""Heights of the head, of a ship's line, of one where there are more than a few ships, and of the gap below all."""
_FEW = 2
_SHIP, _CANNONS, _DIE, _SUM, _RESULT = 21, 61, 103, 144, 178
"""Middles of the columns, from the inset's left edge."""


@dataclass(frozen=True, slots=True)
class Rank:
    """One ship in the battle; None where it is not known yet. `flamed` means it never got to fight."""

    seat: Seat
    cannons: int | None
    roll: int | None
    result: Result | None
    flamed: bool = False


def shown(scene: Scene) -> tuple[int, Battle] | None:
    """The battle under way, with its block; those that are over stand in the logbook."""
    view = scene.view
    if view.outcome is not None or view.battle is None:
        return None
    return view.players[view.battle.attacker].block, view.battle


def draw(scene: Scene) -> int:
    """West of Formosa; returns where there is room below it."""
    found = shown(scene)
    if found is None:
        return FIGHT[1]
    block, battle = found
    ranks = tuple(_ranks(battle))
    left, top, right, _ = FIGHT
    end = top + height(len(ranks))
    scene.canvas.framed((left, top, right, end - _GAP), 10, SHEET, edge=CRIMSON, thick=4)
    _head(scene, block, top + _HEAD // 2 + 2)
    row = _row(len(ranks))
    for index, rank in enumerate(ranks):
        _rank(scene, rank, top + _HEAD + row * index, row, attacker=index == 0)
    return end


def height(ships: int) -> int:
    """Pixels that a battle of so many takes, with the gap below it."""
    return _HEAD + _row(ships) * ships + 6 + _GAP


def _row(ships: int) -> int:
    return _ROW if ships <= _FEW else _CLOSE


def _ranks(battle: Battle) -> Iterator[Rank]:
    yield Rank(battle.attacker, battle.cannons, battle.roll, None)
    for index, seat in enumerate(battle.defenders):
        if index < len(battle.duels):
            duel = battle.duels[index]
            yield Rank(seat, duel.cannons, duel.roll, duel.result, flamed=duel.roll is None)
        else:
            yield Rank(seat, battle.committed if index == len(battle.duels) else None, None, None)


def _head(scene: Scene, block: int, y: int) -> None:
    """Swords, and the block where they cross."""
    left = FIGHT[0]
    scene.canvas.centre(swords(32), left + _SHIP + 4, y)
    scene.canvas.centre(sign("cannon", 30), left + _CANNONS, y)
    scene.canvas.centre(battle_die(None, 30), left + _DIE, y)
    wide = scene.canvas.text(str(block), FIGHT[2] - 10, y, scene.type(SMALL, bold=True), SEPIA, align="right")
    scene.canvas.centre(anchor(22), FIGHT[2] - 24 - wide, y)


def _rank(scene: Scene, rank: Rank, top: int, high: int, *, attacker: bool) -> None:
    left, right = FIGHT[0], FIGHT[2]
    canvas, y = scene.canvas, top + high / 2
    asked = rank.seat in situation.asked(scene.view)
    if asked:
        canvas.panel((left + 5, top + 1, right - 5, top + high - 1), 8, blend(GLOW, WHITE, 0.55))
    elif attacker:
        canvas.image.paste(EDGE, (left + 8, top + high - 2, right - 8, top + high))
    canvas.centre(ship(rank.seat, 42), left + _SHIP + 4, y)
    if rank.flamed:
        canvas.centre(cross(30), left + _RESULT, y)
        return
    planned = _planned(scene, rank.seat) if asked and rank.cannons is None else None
    words = planned if planned is not None else "?" if rank.cannons is None else str(rank.cannons)
    ink = CHOSEN if planned is not None else FADED if rank.cannons is None else SEPIA
    canvas.text(words, left + _CANNONS, y, scene.type(SMALL, bold=True), ink, align="middle")
    canvas.centre(battle_die(rank.roll, 46), left + _DIE, y)
    if rank.cannons is not None and rank.roll is not None and rank.roll != FLAME:
        total_ = str(rank.cannons + rank.roll)
        canvas.text(total_, left + _SUM, y, scene.type(32, bold=True), SEPIA, align="middle")
    if rank.result is not None:
        _result(scene, rank.result, left + _RESULT, y, 30)


def _result(scene: Scene, result: Result, x: float, y: float, size: int) -> None:
    """Of a defender: held out, beaten, or even."""
    if result is Result.DRAW:
        scene.canvas.text("=", x, y, scene.type(36, bold=True), FADED, align="middle")
    else:
        scene.canvas.centre(tick(size) if result is Result.DEFENDER else cross(size), x, y)


def _planned(scene: Scene, seat: Seat) -> str | None:
    """How many cannons the reader is about to commit."""
    if scene.view.phase not in (Phase.ATTACK, Phase.DEFEND) or len(scene.path) < 2 or seat != scene.view.viewer:
        return None
    stock = total(scene.view.players[seat].cabins, Good.CANNON)
    last = scene.path[-1]
    if scene.path[1] == "cabins":
        return str(sum(int(token.rpartition(":")[2]) for token in scene.path[2:]))
    return {"none": "0", "all": str(stock), "more": "…"}.get(last, last)


@kept
def cross(size: int) -> Image.Image:
    """Beaten."""

    def draw(pen: Pen) -> None:
        pen.line([(16, 16), (84, 84)], CRIMSON, 20)
        pen.line([(84, 16), (16, 84)], CRIMSON, 20)

    return sprite(size, draw)


@kept
def swords(size: int) -> Image.Image:
    """Crossed swords: a battle."""

    def draw(pen: Pen) -> None:
        for flip in (1, -1):
            pen.line([(50 + flip * 44, 6), (50 - flip * 30, 80)], SEPIA, 11)
            pen.line([(50 - flip * 6, 76), (50 - flip * 38, 46)], BOWL, 10)
            pen.line([(50 - flip * 30, 80), (50 - flip * 42, 92)], SEPIA, 15)

    return sprite(size, draw)
