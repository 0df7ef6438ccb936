"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Arg, Move, Text, text
from games.koxinga.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style, clean


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the picture draws from and on. `path` is the reader's half-made choice, `ends` the blocks where
    the first action of a card would lead."""

    view: View
    say: Say
    face: str
    canvas: Canvas
    path: Move = ()
    ends: tuple[int, ...] = ()

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return self.said(text(key, **args))

    def said(self, what: Text) -> str:
        return clean(self.say(what))

    def type(self, size: int, *, bold: bool = False) -> Style:
        """Letters of that size in the reader's forms."""
        return Style(size, bold, self.face)
