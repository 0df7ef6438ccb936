"""What every game's pictures and descriptions have in common: encoding, the palette, the length of the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

from renderers import png
from renderers.core import Say
from renderers.lettering import one_line
from renderers.palette import Colour
from renderers.prose import shortened

V = TypeVar("V")
Marked = ParamSpec("Marked")

_making = Lock()  # so that two threads do not make the same palette


@dataclass(frozen=True)  # with slots Python 3.11 refuses to call the class by its type arguments
class Frame(Generic[V, Marked]):
    """A game's `renderers.core.Renderer`, made of its parts. Holds nothing; safe in threads.

    `drawing` draws a position in full colour (RGB), of all that `Renderer.picture` is given; `reference` is an image of
    everything that may be drawn, from which the one palette of all the game's pictures is made, and `exact` are the
    colours that it holds as they are. `summary` tells a position in about 1,024 characters, what matters most first;
    `lines` are the whole of it, one fact each.
    """

    drawing: Callable[Marked, Image.Image]
    reference: Callable[[], Image.Image]
    exact: tuple[Colour, ...]
    summary: Callable[[V, Say], str]
    lines: Callable[[V, Say], Iterable[str]]

    def picture(self, *position: Marked.args, **marks: Marked.kwargs) -> bytes:
        """The position as a PNG of `png.COLOURS` colours at most (`renderers.core.Renderer.picture`)."""
        return png.encode(self.drawing(*position, **marks), self.palette())

    def alt(self, view: V, say: Say) -> str:
        """The position on one line of at most 1,024 characters, for those who cannot see the picture."""
        return shortened(one_line(self.summary(view, say)))

    def board(self, view: V, say: Say) -> str:
        """The complete position as text, one fact a line, for screen readers."""
        return "\n".join(map(one_line, self.lines(view, say)))

    def palette(self) -> Image.Image:
        """The palette of all the game's pictures, made once: a Pillow image of mode P."""
        with _making:
            return _palette(self)


@lru_cache(maxsize=64)
def _palette(frame: Frame[Any, Any]) -> Image.Image:
    return png.palette(frame.reference(), frame.exact)
