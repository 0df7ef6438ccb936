"""One picture in the making: the position, who reads about it, where everything stands, and the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from games.core import Arg, Move, Text, Threat, text
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style, clean

V = TypeVar("V")
L = TypeVar("L")
P = TypeVar("P")


@dataclass(frozen=True)  # with slots Python 3.11 refuses to call the class by its type arguments
class Scene(Generic[V, L, P]):
    """What every part of a picture draws from and on: a game's view (V), its layout (L) and what a move would do (P).
    `path` is the half-made choice of the view's owner, `since` their earlier views from which on changes are marked,
    `threats` what they are warned of, `film` the last view of the animation of which this is a frame; who is
    not `aided` is not shown what choices would bring."""

    view: V
    say: Say
    plan: L
    canvas: Canvas
    path: Move = ()
    preview: P | None = None
    since: Sequence[V] = ()
    threats: Sequence[Threat] = ()
    film: V | None = None
    aided: bool = True

    @cached_property
    def face(self) -> str:
        """The forms of Han characters that the reader is used to: one of `lettering.FACES`."""
        return self.say(text("renderers-face"))

    def said(self, what: Text) -> str:
        """A text in the reader's language, fit to be drawn."""
        return clean(self.say(what))

    def words(self, key: str, **args: Arg) -> str:
        """The message `key` in the reader's language, fit to be drawn."""
        return self.said(text(key, **args))

    def type(self, size: int, *, bold: bool = False) -> Style:
        """Letters of `size` pixels in the reader's forms."""
        return Style(size, bold, self.face)
