"""What has been drawn and may be asked for again, at most so many bytes of it in a process: sprites and lines of text,
and the empty sheets that they are put on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

SPRITES, SHEETS = 8 * 1024 * 1024, 8 * 1024 * 1024
"""Bytes of what is kept: what the boards of two games need, and two sheets, which are soon made again."""
_OVERHEAD = 600
"""Bytes of an entry beside its pixels: its key, and what Python and Pillow know about it."""
_CHANCE = 1e-8
"""Seconds of drawing a byte for which an entry is passed over once more: a sprite takes up to fifty times as long as
as many bytes of a sheet."""
_PALETTE = 256

Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")


class _Entry(Generic[Made]):
    __slots__ = ("chances", "made", "size", "used", "worth")

    def __init__(self, made: Made, seconds: float) -> None:
        self.made = made
        self.size = _OVERHEAD + size(made)
        self.worth = self.chances = round(seconds / self.size / _CHANCE)
        self.used = False


class Store:
    """Pictures that functions made, at most `most` bytes of them; safe in threads.

    What goes first is what was not used lately and is soon made again (CLOCK with weights: a hand passes over the
    entries in turn, and each has as many chances as it is worth).
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._entries: OrderedDict[Hashable, _Entry[Any]] = OrderedDict()
        self._changing = Lock()

    def keeping(self, make: Callable[Arguments, Made]) -> Callable[Arguments, Made]:
        """The function, which gives again what it made for equal arguments while that is kept. It makes a picture, or
        what holds one as its `image`, or a tuple with some."""

        @wraps(make)
        def found(*args: Arguments.args, **options: Arguments.kwargs) -> Made:
            key = (make, args, *options.items())
            entry: _Entry[Made] | None = self._entries.get(key)
            if entry is not None:
                entry.used = True
                return entry.made
            begun = thread_time()
            made = make(*args, **options)
            self._add(key, _Entry(made, thread_time() - begun))
            return made

        return found

    def clear(self) -> None:
        """Forget everything."""
        with self._changing:
            self._entries.clear()
            self.bytes = 0

    def _add(self, key: Hashable, entry: _Entry[Any]) -> None:
        with self._changing:
            if key in self._entries:  # another thread was faster
                return
            self._entries[key] = entry
            self.bytes += entry.size
            while self.bytes > self.most:
                self._pass()

    def _pass(self) -> None:
        """The hand meets the first entry, which goes or is put last."""
        key, entry = self._entries.popitem(last=False)
        if entry.used:
            entry.used, entry.chances = False, entry.worth
        elif entry.chances:
            entry.chances -= 1
        else:
            self.bytes -= entry.size
            return
        self._entries[key] = entry


def size(made: object) -> int:
    """Bytes of the pixels: Pillow takes four for a pixel of several bands."""
    if isinstance(made, tuple):
        return sum(map(size, made))
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if len(made.getbands()) == 1 else 4)
    return size(made.image) if hasattr(made, "image") else 0


def compact(image: Image.Image) -> Image.Image:
    """The same pixels, a byte each (mode P), of a picture of at most 256 colours: so what takes long to draw can stay
    for good.

    :raises ValueError: it has more.
    """
    if image.getcolors(_PALETTE) is None:
        raise ValueError("too many colours")
    return image.quantize(_PALETTE, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


_sprites, _sheets = Store(SPRITES), Store(SHEETS)
STORES = (_sprites, _sheets)
kept, kept_sheet = _sprites.keeping, _sheets.keeping
