"""The final count: a card for each player, the best first, the winner's in laurel; cacao left, which breaks ties,
stands apart from what makes the sum."""

from __future__ import annotations

from functools import partial

from games.cacao import outcome
from games.cacao.outcome import Score
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import boxes, marks
from renderers.boxes import END, MIDDLE, Box, Rest, column, icon, label, on, row, sized
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import PAINTS
from renderers.cacao.scene import Scene, table_shown
from renderers.palette import INK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import LARGE, PLAIN, SMALL

_SIGN, _HALF, _PAD = 32, 96, (14, 12, 22, 12)
"""Pixels of a sign, of a part with its sign, and around what a card holds."""


def draw(scene: Scene) -> None:
    """A card for each seat."""
    every = outcome.scores(table_shown(scene))
    for seat, room in zip(ranking(every), scene.plan.villages, strict=True):
        boxes.draw(scene.canvas, room, _card(scene, Seat(seat), every, (room[3] - room[1] - _PAD[1] - _PAD[3]) / 4))


def ranking(every: tuple[Score, ...]) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(every)), key=lambda seat: (-every[seat].total, -every[seat].cacao, seat))


def _card(scene: Scene, seat: Seat, every: tuple[Score, ...], line: float) -> Box:
    """The emblem beside name and total, what the total is made of below; all in four lines."""
    score, ended = every[seat], scene.view.outcome
    won, emblem = ended is not None and seat in ended.winners, partial(workers.emblem, seat)
    room = round(min(2 * line, 116))
    drawn = marks.crowned(emblem, room) if won else emblem(round(min(1.3 * line, 76)))
    name = label(scene.words("renderers-name", who=seat), scene.type(SMALL), INK, cut=True)
    style = scene.type(round(max(LARGE, min(line, 72))), bold=True)
    total = row(icon(symbols.coin(round(min(line, 52)))), label(str(score.total), style, INK, high=line), gap=8)
    head = row(icon(drawn, wide=room), column(Rest(name, MIDDLE), Rest(total, MIDDLE)), gap=10)
    tied = sum(each.total == score.total for each in every) > 1
    bold, ink = scene.type(PLAIN, bold=True), INK if tied else MUTED
    cacao = row(icon(symbols.fruit(_SIGN)), label(str(score.cacao), bold, ink), gap=4)
    signs = symbols.coin(_SIGN), jungle.tile(Jungle.TEMPLE, _SIGN), symbols.sun(_SIGN), symbols.drop(_SIGN)
    words = str(score.gold), change(score.temple), change(score.sun), change(score.water)
    told = (row(icon(sign), label(part, bold, INK), gap=7) for sign, part in zip(signs, words, strict=True))
    gold, temple, sun, water = (sized(part, _HALF, align=0) for part in told)
    fill = PAINTS[seat].pale if won else PANEL
    ground = partial(marks.framed, radius=18, fill=fill, edge=PAINTS[seat].edge, asked=False, won=won, inner=5)
    below = Rest(on(None, row(gold, temple), (8, 0, 0, 0)), MIDDLE), Rest(row(sun, water, Rest(cacao, END)), MIDDLE)
    return on(ground, column(sized(head, high=2 * line, align=0), below[0], below[1]), _PAD)
