"""The band on top: who is asked or has won, the turn's number, the display and the pile."""

from __future__ import annotations

from collections.abc import Container
from functools import partial

from games.cacao import outcome
from games.cacao.state import Phase, View
from games.core import Seat, Text, text
from games.replacing import replace
from renderers import boxes, heading
from renderers.boxes import END, Laid, icon, label, row, sized
from renderers.cacao import chips, hands, jungle, symbols, workers
from renderers.cacao.scene import Scene, table_shown
from renderers.heading import Heading
from renderers.palette import BAND_INK
from renderers.sheet import HEADING, LARGE, PLAIN, WIDTH

_TILE, _APART, _COUNT, _BESIDE, _END = 72, 10, 54, 24, WIDTH - 20
"""Pixels of a tile, between two, of the pile's count, and between words and what is beside them; where that ends."""
MARKS = {chips.MORE: "cacao-picture-more", chips.COSTS: "cacao-picture-costs"}
"""What is said of the marks behind numbers on the map."""


def turns(view: View) -> int:
    """How many turns the whole game has."""
    laid = sum(1 + tile.covers for tile in view.table.workers.values())
    return laid + sum(map(len, view.unplayed))


def asked(view: View) -> tuple[Seat, ...]:
    """Whom the game waits for: whoever directs workers, else whose turn it is, or comes next where only tiles are left
    to be drawn; nobody before the first turn and after the last."""
    if view.outcome is not None or not view.table.number:
        return ()
    if view.table.phase is Phase.ACT and view.table.answering:
        return view.table.answering
    return (Seat((view.table.turn + (view.table.phase in (Phase.REFILL, Phase.DISPLAY))) % len(view.counts)),)


def tiles_left(view: View, seat: Seat) -> tuple[int, int]:
    """How many of a player's tiles are in hand and in the pile."""
    return view.counts[seat], len(view.unplayed[seat]) - view.counts[seat]


def headline(view: View) -> Text:
    """Whose turn it is, whom the game waits for, or how it ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if not view.table.number:
        return text("cacao-picture-dealing")
    if view.table.phase is Phase.ACT and view.table.answering:
        return text("cacao-picture-deciding", who=tuple(text("cacao-seat", seat=seat) for seat in asked(view)))
    return text("cacao-picture-to-move", who=asked(view)[0])


def turn(view: View) -> Text:
    """The turn's number."""
    return text("cacao-picture-turn", number=view.table.number, limit=turns(view))


def notes(view: View) -> tuple[Text, ...]:
    """The turn's number, and whose it is where somebody else is asked; at the end whether cacao has decided."""
    if view.outcome is not None:
        every = outcome.scores(view.table)
        best = max(score.total for score in every)
        level = [score.cacao for score in every if score.total == best]
        return (text("cacao-picture-tie", total=best),) if len(level) > 1 and min(level) < max(level) else ()
    if view.table.phase is not Phase.ACT or asked(view) == (view.table.turn,):
        return (turn(view),)
    return turn(view), text("cacao-picture-turn-of", who=view.table.turn)


def draw(scene: Scene, marks: Container[str] = ()) -> None:
    """Emblems, headline and turn, or what the marks on the map mean, or both; while the game runs display and pile. A
    long headline takes the room of what the own hand is called first, then of the turn beside a mark."""
    view = scene.view
    over = view.outcome is not None
    shown = tuple(view.outcome.winners) if view.outcome is not None else asked(view)
    told = tuple(text(key, sign=mark) for mark, key in MARKS.items() if mark in marks)
    note = " · ".join(map(scene.said, (*notes(view), *told)))
    emblems = tuple(partial(workers.emblem, seat) for seat in sorted(shown))
    band = Heading(scene.said(headline(view)), note, emblems, won=over)
    style, beside = scene.type(PLAIN), boxes.NOTHING if over else _supply(scene, titled=True)
    if not over and heading.free(band, style, _END - _BESIDE) < beside.wide:
        beside = _supply(scene, titled=False)
    if told and heading.free(band, style, _END - _BESIDE) < beside.wide:
        band = replace(band, note=" · ".join(map(scene.said, told)))
    heading.draw(scene.canvas, band, style, end=_END - _BESIDE - round(beside.wide))
    beside.draw(scene.canvas, _END - beside.wide, 0)


def _supply(scene: Scene, *, titled: bool) -> Laid:
    """The own hand, display and pile."""
    table = table_shown(scene)
    display = row(*(icon(jungle.tile(kind, _TILE)) for kind in table.display), gap=_APART)
    left = sized(label(str(table.pile), scene.type(LARGE, bold=True), BAND_INK), _COUNT, align=END)
    every = hands.band(scene, titled=titled), display, row(icon(symbols.pile(64, None)), left)
    return sized(row(*every, gap=2 * _APART), high=HEADING - 5)(WIDTH, HEADING)
