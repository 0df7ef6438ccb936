"""The final count as a table: gold, temples, sun tokens, water, and the total."""

from __future__ import annotations

from games.cacao import outcome
from games.cacao.outcome import Score
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.layout import Box
from renderers.cacao.scene import Scene, table_shown
from renderers.palette import AMBER, AMBER_PALE, INK, LINE, MUTED, PANEL
from renderers.prose import change

_HEAD, _ROW = 64, 58
_NAME, _STEP = 520, 132
"""Where the first column of numbers ends, and the space between two."""


def height(seats: int) -> int:
    """Pixels that the table of so many seats takes."""
    return _HEAD + seats * _ROW + 14


def draw(scene: Scene, box: Box) -> None:
    """A line for each seat, the best first; the winners' are framed."""
    left, top, right, _ = box
    scene.canvas.framed(box, 22, PANEL, edge=LINE, thick=3)
    signs = (symbols.coin(44), jungle.tile(Jungle.TEMPLE, 46), symbols.sun(46), symbols.drop(44))
    for number, sign in enumerate(signs):
        scene.canvas.centre(sign, left + _NAME + number * _STEP - 18, top + _HEAD / 2 + 4)
    total = scene.words("cacao-picture-total")
    scene.canvas.label(total, right - 36, top + _HEAD / 2 + 4, scene.type(30), MUTED, room=_STEP, align="right")
    every = outcome.scores(table_shown(scene))
    for number, seat in enumerate(ranking(every)):
        y = top + _HEAD + number * _ROW
        _line(scene, Seat(seat), every[seat], (left + 10, y, right - 10, y + _ROW), tied=_tied(every, seat))


def ranking(every: tuple[Score, ...]) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(every)), key=lambda seat: (-every[seat].total, -every[seat].cacao, seat))


def _tied(every: tuple[Score, ...], seat: int) -> bool:
    """Whether cacao decides about the seat's place."""
    return sum(score.total == every[seat].total for score in every) > 1


def _line(scene: Scene, seat: Seat, score: Score, box: Box, *, tied: bool) -> None:
    left, top, right, bottom = box
    canvas, y = scene.canvas, (top + bottom) / 2
    outcome = scene.view.outcome
    if outcome is not None and seat in outcome.winners:
        canvas.framed((left, top + 2, right, bottom - 2), 16, AMBER_PALE, edge=AMBER, thick=3)
    canvas.centre(workers.emblem(seat, 42), left + 36, y)
    name = scene.words("renderers-name", who=seat)
    canvas.label(name, left + 68, y, scene.type(30), INK, room=_NAME - 68 - 120)
    parts = (str(score.gold), change(score.temple), change(score.sun), change(score.water))
    for number, words in enumerate(parts):
        canvas.text(words, left - 10 + _NAME + number * _STEP + 6, y, scene.type(34), INK, align="right")
    end = right - 26 - canvas.text(str(score.total), right - 26, y, scene.type(42, bold=True), INK, align="right")
    if tied:
        canvas.centre(symbols.fruit(34), end - 26, y)
        canvas.text(str(score.cacao), end - 46, y, scene.type(28), MUTED, align="right")
