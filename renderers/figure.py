"""Figures for the player's rules: drawings side by side, each with its words below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderers import boxes
from renderers.boxes import Box, column, icon, on, paragraph, row, sized
from renderers.lettering import Style
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
    wide = (WIDTH - _GAP * (len(steps) + 1)) // len(steps)
    told = row(*(_step(step, Style(PLAIN, face=face), wide) for step in steps), gap=_GAP, align=0)
    return boxes.picture(on(None, told, (_GAP, _GAP, _GAP, _GAP)), WIDTH, PANEL).image


def _step(step: Step, style: Style, wide: int) -> Box:
    words = sized(paragraph(step.words, style, INK, leading=_LEADING), wide, align=0)
    return column(icon(step.drawn.convert("RGBA"), wide=wide), words, gap=_GAP // 2)
