"""Icons: what stands beside words in buttons, menus and lists, drawn as a game's pictures draw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from games.core import Arg, Seat, Text
from renderers.canvas import centred, rounded, sprite
from renderers.palette import Colour

SIZE = 128
"""Pixels of a side."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A square of `SIZE` pixels with a transparent ground. Its name is of plain English words with `_` between them,
    since screen readers say it: 2 to 32 letters and digits, the game's among them."""

    name: str
    draw: Callable[[], Image.Image]

    @property
    def png(self) -> bytes:
        """The picture's bytes, each time the same."""
        into = BytesIO()
        self.draw().save(into, "PNG")
        return into.getvalue()


def on_plate(drawn: Image.Image, ground: Colour) -> Image.Image:
    """A sign on a plate with round corners, so that it shows on a button of any colour."""
    return centred(sprite(SIZE, rounded((0, 0, 100, 100), 16, ground)), drawn)


def beside(label: Text, icons: Mapping[str, Icon], seat: Seat | None = None, locale: str | None = None) -> Icon | None:
    """The icon of the last thing that a label names, in the seat's colours where there is one for each seat, in the
    characters of the language where there is one for it: the words are what the reader may know, so the icon tells
    nothing more. Where it lists several such things there is none."""
    lists = [value for _, value in label.args if isinstance(value, tuple)]
    if any(len([each for each in parts if _named(each, icons, (seat, locale))]) > 1 for parts in lists):
        return None
    return next(reversed(_named(label, icons, (seat, locale))), None)


def _named(value: Arg, icons: Mapping[str, Icon], readers: Iterable[Seat | str | None]) -> list[Icon]:
    """The icons of all that a part of a label names."""
    names = (name for each in _said(value) for name in (each, *(own(each, reader) for reader in readers)))
    return [icons[name] for name in names if name in icons]


def own(name: str, reader: Seat | str | None) -> str:
    """Under which name a game has the icon that belongs to a seat, or to a language."""
    return f"{name}/{reader}"


def _said(value: Arg) -> Iterator[str]:
    """The keys of a message and of those in it, and their values, in the order of the arguments."""
    match value:
        case Text(key, args):
            yield key
            for _, each in args:
                yield from _said(each)
        case tuple():
            for each in value:
                yield from _said(each)
        case str():
            yield value
