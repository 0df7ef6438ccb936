"""One picture in the making: the position, who reads about it, and the canvas."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Arg, Move, Seat, text
from games.jiangshan import offers
from games.jiangshan.board import Cell, cell
from games.jiangshan.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.jiangshan.layout import Layout
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

    def words(self, key: str, **args: Arg) -> str:
        """A message, fit to be drawn."""
        return clean(self.say(text(key, **args)))

    def name(self, seat: Seat) -> str:
        return self.words("jiangshan-seat", seat=seat)

    def style(self, size: int, *, bold: bool = False) -> Style:
        return Style(size, bold=bold, face=self.face)

    def shares(self, owner: Seat) -> bool:
        """Whether the viewer knows the secrets of an army: its reserve lies open for him."""
        return self.view.sides[owner].reserve is not None

    @property
    def named(self) -> tuple[Cell, ...]:
        """The cells that the half-made choice names already."""
        found = []
        for first, second in zip(self.path, self.path[1:], strict=False):
            at = cell(first + second) if len(first) == 1 and second.isdecimal() else None
            if at is not None:
                found.append(at)
        return tuple(found)

    @property
    def offered(self) -> frozenset[Cell]:
        """The cells that may be named next."""
        if self.view.viewer is None or not self.path:
            return frozenset()
        return frozenset(_next_cells(self.view, self.path))


def _next_cells(view: View, path: Move) -> list[Cell]:
    choice = offers.choice(view, path)
    if choice is None:
        return []
    found = []
    for token in choice.tokens:
        last = path[-1]
        if token.isdecimal() and len(last) == 1:
            found.append(cell(last + token))
        elif len(token) == 1 and token.islower() and token.isalpha():
            deeper = offers.choice(view, (*path, token))
            found += [cell(token + rank) for rank in (deeper.tokens if deeper is not None else ())]
        elif token.startswith("*"):
            found.append(cell(token[1:]))
    return [at for at in found if at is not None]
