"""The strip on top: whose turn it is or how the game ended, the turn's number, the display and the pile."""

from __future__ import annotations

from games.cacao.state import Phase, View
from games.core import Text, text
from renderers.cacao import jungle, symbols, workers
from renderers.cacao.scene import Scene, table_shown
from renderers.lettering import fit
from renderers.palette import AMBER, AMBER_PALE, INK, LINE, MUTED, PANEL

_TILE = 84


def turns(view: View) -> int:
    """How many turns the whole game has."""
    laid = sum(1 + tile.covers for tile in view.table.workers.values())
    return laid + sum(map(len, view.unplayed))


def headline(view: View) -> Text:
    """Whose turn it is, whom the game waits for, or how it ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if not view.table.number:
        return text("cacao-picture-dealing")
    if view.table.phase is Phase.ACT and view.table.answering:
        asked = tuple(text("cacao-seat", seat=seat) for seat in view.table.answering)
        return text("cacao-picture-deciding", who=asked)
    return text("cacao-picture-to-move", who=view.table.turn)


def draw(scene: Scene) -> None:
    """Emblems and headline; while the game runs the turn's number, display and pile."""
    canvas, view, (left, top, right, bottom) = scene.canvas, scene.view, scene.plan.heading
    over = view.outcome is not None
    canvas.framed(
        scene.plan.heading, 20, AMBER_PALE if over else PANEL, edge=AMBER if over else LINE, thick=5 if over else 3
    )
    end = right - 24 if over else _supply(scene)
    start, y = left + 24, (top + bottom) / 2
    shown = view.outcome.winners if view.outcome is not None else (view.table.turn,) if view.table.number else ()
    for seat in shown:
        canvas.centre(workers.emblem(seat, 64), start + 32, y)
        start += 76
    words, style = fit(scene.said(headline(view)), scene.type(40), end - start - 20)
    canvas.text(words, start, y if over else y - 16, style, INK)
    if not over:
        number = scene.words("cacao-picture-turn", number=view.table.number, limit=turns(view))
        canvas.label(number, start, y + 28, scene.type(26), MUTED, room=end - start - 20)


def _supply(scene: Scene) -> float:
    """Display and pile; returns where they begin."""
    canvas, table, (_, top, right, bottom) = scene.canvas, table_shown(scene), scene.plan.heading
    y, x = (top + bottom) / 2, right - 24.0
    x -= canvas.text(str(table.pile), x, y, scene.type(40, bold=True), INK, align="right") + 14
    canvas.centre(symbols.pile(72, None), x - 36, y)
    x -= 72 + 24
    for kind in reversed(table.display):
        canvas.put(jungle.tile(kind, _TILE), x - _TILE, y - _TILE / 2)
        x -= _TILE + 10
    return x
