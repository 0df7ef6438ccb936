"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.cardgo.preview import Preview
from games.cardgo.state import Card, View
from games.core import Arg, Move, text
from renderers.canvas import Canvas
from renderers.cardgo.layout import Layout
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
    preview: Preview | None = None

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return clean(self.say(text(key, **args)))

    def type(self, size: int, *, bold: bool = False) -> Style:
        """Letters of that size in the reader's forms."""
        return Style(size, bold, self.face)

    def printed(self, card: Card | None) -> Card | None:
        """The card as this table prints it: without effects where they are off."""
        return card if card is None or self.view.options.effects else Card(card.value)
