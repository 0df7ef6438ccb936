"""The inset of a battle: who fights where, cannons, dice, what they make, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.koxinga.cabins import Good, total
from games.koxinga.state import FLAME, Battle, Phase, Result
from renderers.canvas import Pen, sprite
from renderers.koxinga import blocks, situation
from renderers.koxinga.centre import BELOW
from renderers.koxinga.colours import BOWL, CHOSEN, CRIMSON, EDGE, FADED, GLOW, SEPIA, SHEET
from renderers.koxinga.dice import battle_die
from renderers.koxinga.goods import sign
from renderers.koxinga.layout import CENTRE
from renderers.koxinga.panels import anchor, crown
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.palette import WHITE, blend

_HEAD, _ROW = 38, 44


@dataclass(frozen=True, slots=True)
class Rank:
    """One ship in the battle; None where it is not known yet. `flamed` means it never got to fight."""

    seat: Seat
    cannons: int | None
    roll: int | None
    result: Result | None
    flamed: bool = False


def shown(scene: Scene) -> tuple[int, Battle] | None:
    """The battle under way or, while its ship is the last to have sailed, the latest one, with its block."""
    view = scene.view
    if view.outcome is not None:
        return None
    if view.battle is not None:
        return view.players[view.battle.attacker].block, view.battle
    walk = blocks.latest(view)
    return walk.battles[-1] if walk is not None and walk.battles else None


def draw(scene: Scene, bottom: int) -> None:
    """Between the dice and `bottom`."""
    found = shown(scene)
    if found is None:
        return
    block, battle = found
    ranks = tuple(_ranks(battle))
    row = min(_ROW, (bottom - BELOW - _HEAD - 8) // len(ranks))
    left, right = CENTRE[0] + 4, CENTRE[2] - 4
    under_way = scene.view.battle is not None
    box = (left, BELOW, right, BELOW + _HEAD + row * len(ranks) + 8)
    scene.canvas.framed(box, 12, SHEET, edge=CRIMSON if under_way else EDGE, thick=4)
    _head(scene, block, BELOW + _HEAD // 2 + 3)
    for index, rank in enumerate(ranks):
        _rank(scene, rank, BELOW + _HEAD + row * index, row, attacker=index == 0)


def _ranks(battle: Battle) -> Iterator[Rank]:
    yield Rank(battle.attacker, battle.cannons, battle.roll, None)
    for index, seat in enumerate(battle.defenders):
        if index < len(battle.duels):
            duel = battle.duels[index]
            yield Rank(seat, duel.cannons, duel.roll, duel.result, flamed=duel.roll is None)
        else:
            yield Rank(seat, battle.committed if index == len(battle.duels) else None, None, None)


def _head(scene: Scene, block: int, y: int) -> None:
    left, right = CENTRE[0] + 16, CENTRE[2] - 16
    scene.canvas.centre(_swords(28), left + 14, y)
    scene.canvas.label(scene.words("koxinga-picture-battle"), left + 36, y, scene.type(28), CRIMSON, room=200)
    wide = scene.canvas.text(str(block), right, y, scene.type(28, bold=True), SEPIA, align="right")
    scene.canvas.centre(anchor(26), right - wide - 20, y)


def _rank(scene: Scene, rank: Rank, top: int, high: int, *, attacker: bool) -> None:
    left, right = CENTRE[0] + 12, CENTRE[2] - 12
    canvas, y = scene.canvas, top + high / 2
    asked = scene.view.battle is not None and rank.seat in situation.asked(scene.view)
    if asked:
        canvas.panel((left - 2, top + 1, right + 2, top + high - 1), 8, blend(GLOW, WHITE, 0.62))
    elif attacker:
        canvas.image.paste(EDGE, (left, top + high - 2, right, top + high))
    size = high - 6
    canvas.centre(ship(rank.seat, size), left + 22, y)
    if rank.flamed:
        canvas.centre(_cross(size - 8), right - 26, y)
        return
    canvas.centre(sign("cannon", size - 8), left + 74, y)
    planned = _planned(scene, rank.seat) if asked and rank.cannons is None else None
    words = planned if planned is not None else "?" if rank.cannons is None else str(rank.cannons)
    ink = CHOSEN if planned is not None else FADED if rank.cannons is None else SEPIA
    canvas.text(words, left + 114, y, scene.type(min(32, high - 8), bold=True), ink, align="middle")
    canvas.text("+", left + 150, y, scene.type(26), FADED, align="middle")
    canvas.centre(battle_die(rank.roll, size), left + 184, y)
    if rank.cannons is not None and rank.roll is not None and rank.roll != FLAME:
        canvas.text("=", left + 224, y, scene.type(26), FADED, align="middle")
        canvas.text(
            str(rank.cannons + rank.roll),
            left + 262,
            y,
            scene.type(min(36, high - 6), bold=True),
            SEPIA,
            align="middle",
        )
    if rank.result is not None:
        _result(scene, rank.result, right - 26, y, size - 8)


def _result(scene: Scene, result: Result, x: float, y: float, size: int) -> None:
    """Of a defender: a crown, a cross, or even."""
    if result is Result.DRAW:
        scene.canvas.text("=", x, y, scene.type(36, bold=True), FADED, align="middle")
    else:
        scene.canvas.centre(crown(size) if result is Result.DEFENDER else _cross(size), x, y)


def _planned(scene: Scene, seat: Seat) -> str | None:
    """How many cannons the reader is about to commit."""
    if scene.view.phase not in (Phase.ATTACK, Phase.DEFEND) or len(scene.path) < 2 or seat != scene.view.viewer:
        return None
    stock = total(scene.view.players[seat].cabins, Good.CANNON)
    last = scene.path[-1]
    if scene.path[1] == "cabins":
        return str(sum(int(token.rpartition(":")[2]) for token in scene.path[2:]))
    return {"none": "0", "all": str(stock), "more": "…"}.get(last, last)


@lru_cache(maxsize=16)
def _cross(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.line([(16, 16), (84, 84)], CRIMSON, 20)
        pen.line([(84, 16), (16, 84)], CRIMSON, 20)

    return sprite(size, draw)


@lru_cache(maxsize=4)
def _swords(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        for flip in (1, -1):
            pen.line([(50 + flip * 44, 6), (50 - flip * 30, 80)], SEPIA, 11)
            pen.line([(50 - flip * 6, 76), (50 - flip * 38, 46)], BOWL, 10)
            pen.line([(50 - flip * 30, 80), (50 - flip * 42, 92)], SEPIA, 15)

    return sprite(size, draw)
