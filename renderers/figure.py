"""Figures for the player's rules: drawings side by side, each with its words below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderers.canvas import Canvas
from renderers.lettering import Style, wrap
from renderers.palette import INK, PANEL
from renderers.sheet import PLAIN, WIDTH

_GAP, _LEADING = 20, 42


@dataclass(frozen=True, slots=True)
class Step:
    """One drawing, and what it shows."""

    drawn: Image.Image
    words: str


def figure(steps: Sequence[Step], face: str) -> Image.Image:
    """The steps from left to right, `sheet.WIDTH` pixels wide in all; drawings are all of one height."""
    style = Style(PLAIN, face=face)
    wide = (WIDTH - _GAP * (len(steps) + 1)) // len(steps)
    words = [wrap(step.words, style, wide) for step in steps]
    high = max(step.drawn.height for step in steps)
    canvas = Canvas.blank(WIDTH, high + 2 * _GAP + _LEADING * max(map(len, words)) + _GAP // 2, PANEL)
    for number, (step, lines) in enumerate(zip(steps, words, strict=True)):
        left = _GAP + number * (wide + _GAP)
        canvas.image.paste(step.drawn, (left + (wide - step.drawn.width) // 2, _GAP))
        for row, line in enumerate(lines):
            canvas.text(line, left, high + 2 * _GAP + _LEADING * (row + 0.4), style, INK)
    return canvas.image
