"""Figures for the player's rules: drawings side by side, each with its words below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from games.core import text
from renderers import boxes, png
from renderers.boxes import Box, column, icon, on, paragraph, row, sized
from renderers.core import Figure, Say
from renderers.lettering import Style, clean
from renderers.palette import INK, PANEL, Colour
from renderers.sheet import PLAIN, WIDTH

_GAP, _LEADING = 20, 42


@dataclass(frozen=True, slots=True)
class Step:
    """One drawing, and what it shows."""

    drawn: Image.Image
    words: str


def told(drawn: Sequence[Image.Image], name: str, say: Say, exact: Iterable[Colour], alt: str = "") -> Figure:
    """Drawings told by the messages `<name>-1`, `<name>-2` and so on; who cannot see them is told `alt`, or the
    same."""
    words = [clean(say(text(f"{name}-{number}"))) for number in range(1, len(drawn) + 1)]
    image = figure(list(map(Step, drawn, words)), say(text("renderers-face")))
    return encoded(image, exact, say(text(alt)) if alt else " ".join(words))


def encoded(image: Image.Image, exact: Iterable[Colour], alt: str) -> Figure:
    """The picture in its own colours, and what it shows."""
    return Figure(png.encode(image, png.palette(image, exact)), alt)


def figure(steps: Sequence[Step], face: str) -> Image.Image:
    """The steps from left to right, `sheet.WIDTH` pixels wide in all; drawings are all of one height."""
    wide = (WIDTH - _GAP * (len(steps) + 1)) // len(steps)
    told = row(*(_step(step, Style(PLAIN, face=face), wide) for step in steps), gap=_GAP, align=0)
    return boxes.picture(on(None, told, (_GAP, _GAP, _GAP, _GAP)), WIDTH, PANEL).image


def _step(step: Step, style: Style, wide: int) -> Box:
    words = sized(paragraph(step.words, style, INK, leading=_LEADING), wide, align=0)
    return column(icon(step.drawn.convert("RGBA"), wide=wide), words, gap=_GAP // 2)
