"""The inset of the battle under way: who fights where, cannons, dice, what they make, and who has won."""

from __future__ import annotations

from functools import partial

from games.core import Seat
from games.koxinga import choices
from games.koxinga.cabins import Good, total
from games.koxinga.state import FLAME, Battle, Phase, Result
from renderers import boxes, sheet
from renderers.boxes import END, Box, Rest, column, icon, label, on, row, sized, space
from renderers.canvas import Canvas, drawn, line
from renderers.koxinga import situation
from renderers.koxinga.colours import BOWL, CHOSEN, CRIMSON, EDGE, FADED, GLOW, SEPIA, SHEET
from renderers.koxinga.dice import battle_die
from renderers.koxinga.goods import sign
from renderers.koxinga.panels import anchor, tick
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.koxinga.situation import Rank
from renderers.palette import WHITE, blend
from renderers.sheet import SMALL

_HEAD, _ROW, _CLOSE, _GAP = 40, 50, 44, 6
"""Heights of the head, of a ship's line, of one where there are more than a few ships, and of the gap below all."""
_FEW = 2
_COLUMNS = (40, 36, 42, 36, 28)
"""Pixels across of the ship, of its cannons, of the die, of both together and of what came of it."""


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
        return scene.plan.fight[1]
    block, battle = found
    ranks = tuple(situation.ranks(battle))
    left, top, right, bottom = scene.plan.fight
    high, frame = _row(len(ranks), bottom - top), partial(Canvas.framed, radius=10, fill=SHEET, edge=CRIMSON, thick=4)
    rows = (_rank(scene, rank, high, attacker=not number) for number, rank in enumerate(ranks))
    boxes.draw(scene.canvas, (left, top, right, bottom), on(frame, column(_head(scene, block), *rows), (0, 0, 0, _GAP)))
    return top + height(len(ranks), bottom - top)


def height(ships: int, room: int) -> int:
    """Pixels that a battle of so many takes, with the gap below it."""
    return _HEAD + _row(ships, room) * ships + 2 * _GAP


def _row(ships: int, room: int) -> int:
    return min(_ROW if ships <= _FEW else _CLOSE, (room - _HEAD - _GAP) // ships)


def _head(scene: Scene, block: int) -> Box:
    """Swords, what the columns hold, and the block where they cross."""
    signs = (icon(swords(32)), icon(sign("cannon", 30)), icon(battle_die(None, 30)))
    place = row(icon(anchor(22)), label(str(block), scene.type(SMALL, bold=True), SEPIA), space(4), gap=2)
    columns = (sized(box, wide) for box, wide in zip(signs, _COLUMNS, strict=False))
    return sized(row(space(2), *columns, Rest(place, align=END)), high=_HEAD, align=0)


def _rank(scene: Scene, rank: Rank, high: int, *, attacker: bool) -> Box:
    asked = rank.seat in choices.asked(scene.view)
    made = (None,) * 3 if rank.flamed else _made(scene, rank, asked=asked)
    told = icon(ship(rank.seat, 42), wide=_COLUMNS[0], high=1), *made, _result(scene, rank)
    columns = (sized(box, wide, high) for box, wide in zip(told, _COLUMNS, strict=True))
    return on(partial(_ground, asked=asked, attacker=attacker), row(space(2), *columns))


def _ground(canvas: Canvas, box: sheet.Box, *, asked: bool, attacker: bool) -> None:
    left, top, right, bottom = box
    if asked:
        canvas.panel((left + 5, top + 1, right - 5, bottom - 1), 8, blend(GLOW, WHITE, 0.55))
    elif attacker:
        canvas.image.paste(EDGE, (left + 8, bottom - 2, right - 8, bottom))


def _made(scene: Scene, rank: Rank, *, asked: bool) -> tuple[Box | None, ...]:
    """Cannons, the die, and what they make."""
    planned = _planned(scene, rank.seat) if asked and rank.cannons is None else None
    words = planned if planned is not None else "?" if rank.cannons is None else str(rank.cannons)
    ink = CHOSEN if planned is not None else SEPIA
    cannons = label(words, scene.type(SMALL, bold=True), ink)
    made = "" if rank.made in (None, FLAME) else str(rank.made)
    sum_ = label(made, scene.type(32, bold=True), SEPIA) if made else None
    return cannons, icon(battle_die(rank.roll, 40), wide=_COLUMNS[2], high=1), sum_


def _result(scene: Scene, rank: Rank) -> Box | None:
    """Of a defender: held out, beaten, or even."""
    if rank.result is Result.DRAW:
        return label("=", scene.type(36, bold=True), FADED)
    if rank.result is None and not rank.flamed:
        return None
    return icon(tick(_COLUMNS[-1]) if rank.result is Result.DEFENDER else cross(_COLUMNS[-1]))


def _planned(scene: Scene, seat: Seat) -> str | None:
    """How many cannons the reader is about to commit."""
    if scene.view.phase not in (Phase.ATTACK, Phase.DEFEND) or len(scene.path) < 2 or seat != scene.view.viewer:
        return None
    stock = total(scene.view.players[seat].cabins, Good.CANNON)
    last = scene.path[-1]
    if scene.path[1] == "cabins":
        return str(sum(int(token.rpartition(":")[2]) for token in scene.path[2:]))
    return {"none": "0", "all": str(stock), "more": "…"}.get(last, last)


cross = drawn(line([(16, 16), (84, 84)], CRIMSON, 20), line([(84, 16), (16, 84)], CRIMSON, 20))
"""Beaten."""
swords = drawn(
    *(
        line([(50 + flip * a, b), (50 + flip * x, y)], ink, thick)
        for flip in (1, -1)
        for a, b, x, y, ink, thick in (
            (44, 6, -30, 80, SEPIA, 11),
            (-6, 76, -38, 46, BOWL, 10),
            (-30, 80, -42, 92, SEPIA, 15),
        )
    )
)
"""Crossed swords: a battle."""
