"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao.state import Table, View
from games.core import Arg, Move, text
from renderers.cacao.layout import Layout
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style, clean


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the picture draws from and on."""

    view: View
    say: Say
    face: str
    plan: Layout
    canvas: Canvas
    path: Move = ()

    @property
    def table(self) -> Table:
        return self.view.table

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return clean(self.say(text(key, **args)))

    def type(self, size: int, *, bold: bool = False) -> Style:
        """Letters of that size in the reader's forms."""
        return Style(size, bold, self.face)
