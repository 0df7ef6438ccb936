"""The final count: a card for each player, the best first, the winner's in laurel."""

from __future__ import annotations

from functools import partial

from games.cacao import outcome
from games.cacao.outcome import Score
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import marks
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.colours import PAINTS
from renderers.cacao.scene import Scene, table_shown
from renderers.lettering import width
from renderers.palette import INK, LAUREL, LAUREL_DARK, PANEL
from renderers.prose import change
from renderers.sheet import HUGE, SMALL, SMALLEST, Box

_SIGN = 34


def draw(scene: Scene) -> None:
    """A card for each seat."""
    every = outcome.scores(table_shown(scene))
    for seat, box in zip(ranking(every), scene.plan.villages, strict=True):
        _card(scene, Seat(seat), every, box)


def ranking(every: tuple[Score, ...]) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(every)), key=lambda seat: (-every[seat].total, -every[seat].cacao, seat))


def _tied(every: tuple[Score, ...], seat: int) -> bool:
    """Whether cacao decides about the seat's place."""
    return sum(score.total == every[seat].total for score in every) > 1


def _card(scene: Scene, seat: Seat, every: tuple[Score, ...], box: Box) -> None:
    left, top, right, bottom = box
    canvas, score, ended = scene.canvas, every[seat], scene.view.outcome
    won = ended is not None and seat in ended.winners
    canvas.framed(box, 18, PANEL, edge=LAUREL_DARK if won else PAINTS[seat].edge, thick=7 if won else 3)
    if won:
        canvas.framed((left + 7, top + 7, right - 7, bottom - 7), 12, PAINTS[seat].pale, edge=LAUREL, thick=5)
    third = (bottom - top) / 4
    first, second, last = top + third * 0.95, top + third * 2.1, top + third * 3.15
    emblem = partial(workers.emblem, seat)
    size = 96 if won else 56
    canvas.centre(marks.crowned(emblem, size) if won else emblem(size), left + 62, (first + second) / 2)
    end = (
        right - 26 - canvas.text(str(score.total), right - 26, second, scene.type(HUGE, bold=True), INK, align="right")
    )
    name = scene.words("renderers-name", who=seat)
    canvas.label(name, left + 120, first, scene.type(SMALL + 2), INK, room=right - left - 140, least=SMALLEST)
    canvas.centre(symbols.coin(44), end - 34, second)
    if _tied(every, seat):
        canvas.centre(symbols.fruit(_SIGN), left + 136, second)
        canvas.text(str(score.cacao), left + 158, second, scene.type(SMALL, bold=True), INK)
    _parts(scene, score, (left + 24, right - 20), last)


def _parts(scene: Scene, score: Score, span: tuple[int, int], y: float) -> None:
    """Gold, temples, sun tokens and water, which make the total."""
    signs = (symbols.coin(_SIGN), jungle.tile(Jungle.TEMPLE, _SIGN), symbols.sun(_SIGN), symbols.drop(_SIGN))
    words = (str(score.gold), change(score.temple), change(score.sun), change(score.water))
    style = scene.type(SMALL, bold=True)
    free = span[1] - span[0] - sum(width(part, style) + _SIGN + 3 for part in words)
    x: float = span[0]
    for sign, part in zip(signs, words, strict=True):
        scene.canvas.centre(sign, x + _SIGN / 2, y)
        x += _SIGN + 3 + scene.canvas.text(part, x + _SIGN + 3, y, style, INK) + free / (len(words) - 1)
