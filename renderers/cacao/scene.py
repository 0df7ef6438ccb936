"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import notation
from games.cacao.notation import Begun
from games.cacao.preview import Preview
from games.cacao.state import Phase, Table, View
from games.cacao.village import Gain, Village, earned
from games.core import Arg, Move, Seat, text
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
    preview: Preview | None = None

    @property
    def table(self) -> Table:
        """What is shown: the table as it is, or as it would be."""
        return self.view.table if self.preview is None else self.preview.table

    @property
    def begun(self) -> Begun | None:
        """The viewer's half-made placement."""
        if self.view.viewer is None or self.preview is not None or self.view.table.phase is not Phase.PLACE:
            return None
        return notation.begun(self.path)

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What the latest turn, or the one that is foreseen, brought."""
        if self.preview is not None:
            return self.preview.gains
        last = self.table.last
        return () if last is None else earned(last.before, self.table.jungle, last.uses)

    def before(self, seat: Seat) -> Village:
        """The seat's board before those gains."""
        if self.preview is not None:
            return self.view.table.villages[seat]
        return self.table.villages[seat] if self.table.last is None else self.table.last.before[seat]

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return clean(self.say(text(key, **args)))

    def type(self, size: int, *, bold: bool = False) -> Style:
        """Letters of that size in the reader's forms."""
        return Style(size, bold, self.face)
