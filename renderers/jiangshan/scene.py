"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Arg, Move, Seat, text
from games.jiangshan.board import Cell
from games.jiangshan.offer import choices
from games.jiangshan.offer.choices import Picked
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.jiangshan import glyphs
from renderers.jiangshan.layout import Layout
from renderers.lettering import Style, clean


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the picture draws from and on. `banners` are the armies' keys in `paints.BANNERS`."""

    view: View
    say: Say
    face: str
    plan: Layout
    canvas: Canvas
    banners: tuple[str, ...]
    picked: Picked
    preview: Preview | None = None

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return clean(self.say(text(key, **args)))

    def name(self, seat: Seat) -> str:
        return self.words("jiangshan-seat", seat=seat)

    def style(self, units: float, *, bold: bool = False) -> Style:
        return Style(self.plan.px(units), bold=bold, face=self.face)

    def px(self, units: float) -> int:
        return self.plan.px(units)

    def seal(self, seat: Seat) -> str:
        """The character of the army's name."""
        return glyphs.seal(clean(self.view.names[seat]), self.face) if seat < len(self.view.names) else ""

    def shares(self, owner: Seat) -> bool:
        """Whether the viewer knows the secrets of an army: its reserve lies open for him."""
        return self.view.sides[owner].reserve is not None

    def covered(self, at: Cell) -> bool:
        return at in self.view.units or at in self.view.tiles


def picked(view: View, path: Move) -> Picked:
    """What the half-made choice of the view's owner has chosen."""
    return choices.picked(view, path) if path and view.viewer is not None else choices.NOTHING
