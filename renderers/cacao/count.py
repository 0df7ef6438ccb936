"""The final count: a card for each player, the best first, the winner's in laurel; cacao left, which breaks ties,
stands apart from what makes the sum."""

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
from renderers.lettering import smaller
from renderers.palette import INK, LAUREL, LAUREL_DARK, MUTED, PANEL
from renderers.prose import change
from renderers.sheet import LARGE, PLAIN, SMALL, SMALLEST, Box

_SIGN = 32


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
    """The emblem beside name and total, what the total is made of below."""
    left, top, right, bottom = box
    canvas, score, ended = scene.canvas, every[seat], scene.view.outcome
    won = ended is not None and seat in ended.winners
    canvas.framed(box, 18, PANEL, edge=LAUREL_DARK if won else PAINTS[seat].edge, thick=7 if won else 3)
    if won:
        canvas.framed((left + 7, top + 7, right - 7, bottom - 7), 12, PAINTS[seat].pale, edge=LAUREL, thick=5)
    step = (bottom - top - 24) / 4
    rows = [top + 12 + step * (number + 0.5) for number in range(4)]
    emblem = partial(workers.emblem, seat)
    size = round(min(2 * step, 116) if won else min(1.3 * step, 76))
    room = round(min(2 * step, 116))
    canvas.centre(marks.crowned(emblem, size) if won else emblem(size), left + 14 + room / 2, (rows[0] + rows[1]) / 2)
    words, name = left + 24 + room, scene.words("renderers-name", who=seat)
    canvas.label(name, words, rows[0], scene.type(SMALL), INK, room=right - words - 16, least=SMALLEST)
    coin = round(min(step, 52))
    canvas.centre(symbols.coin(coin), words + coin / 2, rows[1])
    total, start = str(score.total), words + coin + 8
    largest = scene.type(round(max(LARGE, min(step, 72))), bold=True)
    style = smaller(total, largest, right - start - 20, least=LARGE)
    canvas.text(total, start, rows[1], style, INK)
    _parts(scene, score, (left + 22, right), rows[2:])
    x, ink = right - 22, INK if _tied(every, seat) else MUTED
    x -= round(canvas.text(str(score.cacao), x, rows[3], scene.type(PLAIN, bold=True), ink, align="right"))
    canvas.centre(symbols.fruit(_SIGN), x - 4 - _SIGN / 2, rows[3])


def _parts(scene: Scene, score: Score, span: tuple[int, int], rows: list[float]) -> None:
    """Gold and temples, sun tokens and water, which make the total; the store's room is left free."""
    signs = (symbols.coin(_SIGN), jungle.tile(Jungle.TEMPLE, _SIGN), symbols.sun(_SIGN), symbols.drop(_SIGN))
    words = (str(score.gold), change(score.temple), change(score.sun), change(score.water))
    half = (span[1] - span[0]) * 0.345
    for number, (sign, part) in enumerate(zip(signs, words, strict=True)):
        x, y = span[0] + number % 2 * half, rows[number // 2]
        scene.canvas.centre(sign, x + _SIGN / 2, y)
        scene.canvas.text(part, x + _SIGN + 7, y, scene.type(PLAIN, bold=True), INK)
