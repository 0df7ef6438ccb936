"""The strip below the plates: whose turn it is, or how the game ended."""

from __future__ import annotations

from dataclasses import replace

from games.cardgo.state import View
from games.core import Text, text
from renderers.cardgo import pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.scene import Scene
from renderers.lettering import Style, fit, width, wrap
from renderers.palette import AMBER, AMBER_PALE, INK, LINE, PANEL

_SMALLEST_LINE, _LARGEST_OF_TWO, _SMALLEST_OF_TWO = 28, 24, 18
"""Type of the strip: on one line at least, on two lines at most and at least."""


def headline(view: View) -> Text:
    """Whose turn it is, or how the game ended."""
    if view.outcome is None:
        if not view.number:
            return text("cardgo-picture-dealing")
        if view.extra is None:
            return text("cardgo-picture-to-move", who=view.turn)
        if not view.extra:
            return text("cardgo-picture-extra-unknown", who=view.turn)
        return text("cardgo-picture-extra", who=view.turn, value=view.extra)
    return view.outcome.reason


def draw(scene: Scene) -> None:
    """The strip with the emblem of whoever is to move or has won."""
    view, canvas, box = scene.view, scene.canvas, scene.plan.heading
    over = view.outcome is not None
    canvas.framed(box, 20, AMBER_PALE if over else PANEL, edge=AMBER if over else LINE, thick=5 if over else 3)
    lines, style = _announced(scene.said(headline(view)), scene.type(36), box[2] - box[0] - 140)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    shown = view.outcome.winners[:1] if view.outcome is not None else (view.turn,) if view.number else ()
    ink = INK if over else PAINTS[view.turn].edge
    leading, first = style.size * 1.12, y - style.size * 0.56 * (len(lines) - 1)
    spaces = [
        canvas.text(line, x + (30 if shown else 0), first + n * leading, style, ink, align="middle")
        for n, line in enumerate(lines)
    ]
    for seat in shown:
        canvas.centre(pieces.emblem(seat, 46), x - max(spaces) / 2 - 12, y)


def _announced(words: str, style: Style, room: float) -> tuple[list[str], Style]:
    """The words on one line, or on two smaller ones of about the same length, so that nothing is cut."""
    if width(words, replace(style, size=_SMALLEST_LINE)) <= room:
        line, fitted = fit(words, style, room)
        return [line], fitted
    for size in range(_LARGEST_OF_TWO, _SMALLEST_OF_TWO - 1, -1):
        small = replace(style, size=size)
        for share in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0):
            lines = wrap(words, small, room * share)
            if len(lines) <= 2 and all(width(line, small) <= room for line in lines):
                return lines, small
    line, fitted = fit(words, style, room)
    return [line], fitted
