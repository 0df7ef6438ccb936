"""What has been drawn and may be asked for again, at most so many bytes of it in a process: sprites and lines of text,
and the empty sheets that they are put on."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from time import thread_time
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

import deflate
from PIL import Image

SPRITES, SHEETS = 8 * 1024 * 1024, 5 * 1024 * 1024
"""Bytes of what is kept: what the boards of a game need, and one sheet; with as many sprites of other games packed, and
their sheets."""
_OVERHEAD = 600
"""Bytes of an entry beside its pixels: its key, and what Python and Pillow know about it."""
_CHANCE = 1e-8
"""Seconds of drawing a byte for which an entry is passed over once more: a sprite takes up to fifty times as long as
as many bytes of a sheet."""
_PACKING = 2e-9
"""Seconds a byte that packing takes, unpacking a quarter of it; flat art becomes a tenth."""
_PALETTE = 256

Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")


class _Entry(Generic[Made]):
    __slots__ = ("chances", "made", "seconds", "size", "used", "worth")

    def __init__(self, made: Made, seconds: float) -> None:
        self.made, self.seconds = made, seconds
        self.size = _OVERHEAD + size(made)
        self.worth = self.chances = round(seconds / self.size / _CHANCE)
        self.used = False


class _Packed(NamedTuple):
    content: bytes
    seconds: float

    @property
    def size(self) -> int:
        return _OVERHEAD + len(self.content)


class Store:
    """Pictures that functions made, at most `most` bytes of them, `packed` of those packed; safe in threads.

    What goes first is what was not used lately and is soon made again (CLOCK with weights: a hand passes over the
    entries in turn, and each has as many chances as it is worth). What takes longer to make than to pack is still known
    then, packed, until others have been longer unused.
    """

    def __init__(self, most: int, packed: int = 0) -> None:
        self.most = most
        self.bytes = 0
        self._most_packed = packed
        self._entries: OrderedDict[Hashable, _Entry[Any]] = OrderedDict()
        self._packed: OrderedDict[Hashable, _Packed] = OrderedDict()
        self._packed_bytes = 0
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
            packed = self._packed.get(key)
            begun = thread_time()
            made = make(*args, **options) if packed is None else pickle.loads(deflate.gzip_decompress(packed.content))
            self._add(key, _Entry(made, thread_time() - begun if packed is None else packed.seconds))
            return made

        return found

    def clear(self) -> None:
        """Forget everything."""
        with self._changing:
            self._entries.clear()
            self._packed.clear()
            self.bytes = self._packed_bytes = 0

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
            if self._most_packed and entry.seconds > entry.size * _PACKING:
                self._pack(key, entry)
            return
        self._entries[key] = entry

    def _pack(self, key: Hashable, entry: _Entry[Any]) -> None:
        if key not in self._packed:
            content = bytes(deflate.gzip_compress(pickle.dumps(entry.made), 1))
            self._packed[key] = _Packed(content, entry.seconds)
            self._count(self._packed[key].size)
        self._packed.move_to_end(key)
        while self._packed_bytes > self._most_packed:
            self._count(-self._packed.popitem(last=False)[1].size)

    def _count(self, more: int) -> None:
        self.bytes += more
        self._packed_bytes += more


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


_sprites, _sheets = Store(SPRITES, SPRITES // 2), Store(SHEETS, SHEETS // 5)
STORES = (_sprites, _sheets)
kept, kept_sheet = _sprites.keeping, _sheets.keeping
