"""The two players' plates with HP, and the strip that says whose turn it is or how the game ended."""

from __future__ import annotations

from games.cardgo.foresight import Preview
from games.cardgo.state import View
from games.core import Seat, text
from renderers.canvas import Canvas
from renderers.cardgo import pieces
from renderers.cardgo.layout import Box, Layout
from renderers.core import Say
from renderers.lettering import Style, clean, fit, width
from renderers.palette import AMBER, AMBER_PALE, BLUE, INK, LINE, MUTED, PANEL, TRACK, WHITE, blend

SIDES = (Seat(0), Seat(1))


def name(seat: Seat, say: Say) -> str:
    """What the player is called, fit for a picture."""
    return clean(say(text("renderers-name", who=seat)))


def starting_hp(view: View) -> tuple[int, int]:
    """CardGO 4: red additionally gets the komi."""
    options = view.options
    return options.hp, (options.hp if options.hp_red is None else options.hp_red) + options.komi


def draw(canvas: Canvas, plan: Layout, view: View, say: Say, face: str, preview: Preview | None) -> None:
    for seat in SIDES:
        _plate(canvas, plan.plates[seat], view, seat, say, face, preview)
    _status(canvas, plan.status, view, say, face)


def headline(view: View, say: Say) -> str:
    """Whose turn it is, or how the game ended."""
    if view.outcome is None:
        if not view.number:
            return say(text("cardgo-picture-dealing"))
        if view.extra is None:
            return say(text("cardgo-picture-to-move", who=view.turn))
        if not view.extra:
            return say(text("cardgo-picture-extra-unknown", who=view.turn))
        return say(text("cardgo-picture-extra", who=view.turn, value=view.extra))
    return say(view.outcome.reason)


def _plate(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say, face: str, preview: Preview | None) -> None:
    paint = pieces.PAINTS[seat]
    left, top, right, bottom = box
    active = view.outcome is None and view.number > 0 and view.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    edge = AMBER if won else paint.edge if active else LINE
    canvas.framed(box, 20, paint.pale if active or won else PANEL, edge=edge, thick=6 if active or won else 3)
    canvas.centre(pieces.emblem(seat, 84), left + 62, (top + bottom) / 2)
    middle = left + 116
    hand_left = _hand_count(canvas, right - 20, top + 40, view.counts[seat], seat, face)
    label, ink = name(seat, say), INK
    if view.passed[seat] and view.outcome is None:
        passed = clean(say(text("cardgo-picture-passed", who=seat)))
        label = passed if width(passed, Style(34, face=face)) < hand_left - middle - 16 else label
    canvas.label(label, middle, top + 40, Style(34, face=face), ink, room=hand_left - middle - 16)
    life = (middle, top + 66, right - 20, bottom - 14)
    stop = _life(canvas, life, view.hp[seat], starting_hp(view)[seat], seat, face)
    if preview is not None:
        _foreseen(canvas, stop, (life[1] + life[3]) / 2, preview, seat, face)


def _hand_count(canvas: Canvas, right: int, y: int, count: int, seat: Seat, face: str) -> float:
    """A card's back and a number; returns where they begin."""
    style = Style(34, bold=True, face=face)
    start = right - canvas.text(str(count), right, y, style, INK, align="right")
    canvas.centre(pieces.card_back(seat, 26, 38), start - 22, y)
    return start - 36


def _life(canvas: Canvas, box: Box, hp: int, start: int, seat: Seat, face: str) -> int:
    """The number of HP, the start value, and a bar, full when HP exceed the start value; returns where the bar ends."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    number, small = Style(46, bold=True, face=face), Style(28, face=face)
    of = f"/{start}"
    end = right - canvas.text(of, right, middle + 4, small, MUTED, align="right")
    canvas.text(str(hp), end - 3, middle, number, INK, align="right")
    stop = int(end - 3 - width("8" * max(2, len(str(max(hp, start)))), number)) - 16
    high, low = int(middle - 13), int(middle + 13)
    paint = pieces.PAINTS[seat]
    canvas.panel((left, high, stop, low), 13, blend(paint.edge, TRACK, 0.55))
    canvas.panel((left + 3, high + 3, stop - 3, low - 3), 10, TRACK)
    full = int((stop - left - 6) * min(1.0, hp / start))
    if full > 0:
        canvas.panel((left + 3, high + 3, left + 3 + max(8, full), low - 3), 10, paint.edge if seat == 0 else paint.fill)
    return stop


def _foreseen(canvas: Canvas, right: int, y: float, preview: Preview, seat: Seat, face: str) -> None:
    """What the previewed placement would change, on the end of the bar."""
    lost = preview.lost[seat] + preview.direct[seat]
    if not lost and not preview.at_least[seat]:
        return
    words = (f"−{lost}" if lost >= 0 else f"+{-lost}") + ("+" if preview.at_least[seat] else "")
    style = Style(32, bold=True, face=face)
    wide = int(width(words, style)) + 28
    canvas.panel((right - wide, int(y) - 21, right, int(y) + 21), 21, BLUE)
    canvas.text(words, right - wide / 2, y, style, WHITE, align="middle")


def _status(canvas: Canvas, box: Box, view: View, say: Say, face: str) -> None:
    left, top, right, bottom = box
    over = view.outcome is not None
    paint = pieces.PAINTS[view.turn]
    canvas.framed(box, 20, AMBER_PALE if over else PANEL, edge=AMBER if over else LINE, thick=5 if over else 3)
    words, style = fit(clean(headline(view, say)), Style(36, face=face), right - left - 140)
    middle = (top + bottom) / 2
    space = width(words, style)
    shown = view.outcome.winners[:1] if view.outcome is not None else (view.turn,) if view.number else ()
    shift = 30 if shown else 0
    canvas.text(words, (left + right) / 2 + shift, middle, style, INK if over else paint.edge, align="middle")
    for seat in shown:
        canvas.centre(pieces.emblem(seat, 46), (left + right - space) / 2 - 12, middle)
