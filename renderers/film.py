"""Animations: a game's boards as the frames of a GIF, of each only the rectangle that changed. One palette for all.

Decoded, each frame is the board at the animation's width in the colours of the palette, to the byte.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence, Set
from dataclasses import dataclass

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

WIDTH = 700
"""Pixels: letters of 28 on a board of 1,200 are 9 where it is shown 390 wide, at any width that it is drawn in."""
LEAST, EACH, MOST, LAST = 60, 8, 250, 800
"""Hundredths of a second for which a frame stands: at least, for each fact that changed, at most; and the last one,
before it begins again."""
STRIKE = 6
"""Pixels of the lines that cross out a frame."""
_TABLE = 0xF7
"""Of the head: one table of 256 colours for all frames."""
_HEADER = 8
"""Bytes of a frame's control block, which says how long it stands."""
_LEAVE = 1 << 2
"""Of a frame's control block: the next one is drawn over it."""
CLEAR = 255
"""The colour of what did not change; there are no more others. Boards have half as many (`png.COLOURS`)."""
_UNCHANGED = [255] + [0] * 255


@dataclass(frozen=True, slots=True)
class Reel:
    """Some frames in a row: each encoded, in order, with the pixels of the last of them, to go on from."""

    frames: tuple[bytes, ...]
    size: tuple[int, int]
    palette: bytes
    last: bytes


def frame(png: bytes, palette: bytes | None, size: tuple[int, int] | None) -> Image.Image:
    """A board as it stands in an animation: `WIDTH` pixels wide, in the colours of `palette`, or in those of the board
    and what it has between them at that size; of another shape than the first one it is fitted into its `size`."""
    board = Image.open(io.BytesIO(png))
    wide, high = size or (WIDTH, round(board.height * WIDTH / board.width))
    full = board.convert("RGB")
    share = min(wide / full.width, high / full.height)
    drawn = full.resize((round(full.width * share), round(full.height * share)), Image.Resampling.BOX)
    if drawn.size != (wide, high):
        ground = Image.new("RGB", (wide, high), drawn.getpixel((0, 0)))
        ground.paste(drawn, ((wide - drawn.width) // 2, (high - drawn.height) // 2))
        drawn = ground
    colours = Image.new("P", (1, 1))
    colours.putpalette(palette or _palette(board, drawn))
    return drawn.quantize(palette=colours, dither=Image.Dither.NONE)


def _palette(board: Image.Image, drawn: Image.Image) -> bytes:
    """The colours of a board, and those that serve it best where it is drawn smaller."""
    own = bytes(board.getpalette() or ())
    blends = drawn.quantize(CLEAR - len(own) // 3, Image.Quantize.MAXCOVERAGE, kmeans=1)
    return own + bytes(blends.getpalette() or ())


def strike(image: Image.Image) -> None:
    """Cross out a frame, in the darkest of its colours: what it shows was taken back."""
    parts = image.getpalette() or []
    darkest = min(range(len(parts) // 3), key=lambda place: sum(parts[3 * place : 3 * place + 3]))
    wide, high = image.size
    pen = ImageDraw.Draw(image)
    for line in ((0, 0, wide, high), (0, high, wide, 0)):
        pen.line(line, fill=darkest, width=STRIKE)


def seconds(changed: int) -> int:
    """Hundredths of a second for which a frame stands in which so many facts changed."""
    return min(LEAST + EACH * changed, MOST)


def reel(
    boards: Sequence[bytes], before: Reel | None = None, *, struck: Set[int] = frozenset(), changed: Sequence[int] = ()
) -> Reel:
    """The frames of some boards (PNGs), as they follow on `before`; those at the places `struck` are crossed out, and
    each stands for as long as what `changed` in it takes to read."""
    palette, size, last = (None, None, None) if before is None else (before.palette, before.size, before.last)
    frames = []
    for place, png in enumerate(boards):
        image = frame(png, palette, size)
        if place in struck:
            strike(image)
        palette, size = palette or bytes(image.getpalette() or ()), size or image.size
        control = _control(seconds(changed[place] if changed else 0), first=last is None)
        frames.append(control + _encoded(image, last))
        last = image.tobytes()
    assert size is not None, "an animation has frames"
    assert palette is not None, size
    assert last is not None, size
    return Reel(tuple(frames), size, palette, last)


def film(frames: Sequence[bytes], size: tuple[int, int], palette: bytes) -> bytes:
    """The whole GIF; it begins again after its last frame, which stands longest."""
    head = b"GIF89a" + struct.pack("<HHBBB", *size, _TABLE, 0, 0) + palette[: 3 * CLEAR].ljust(3 * 256, b"\0")
    again = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    end = _control(LAST, first=len(frames) == 1) + frames[-1][_HEADER:]
    return b"".join((head, again, *frames[:-1], end, b"\x3b"))


def weight(frames: Sequence[bytes]) -> int:
    """About how many bytes the GIF has."""
    return sum(map(len, frames)) + 1024


def _control(hundredths: int, *, first: bool = False) -> bytes:
    clear = 0 if first else 1
    return b"\x21\xf9\x04" + struct.pack("<BHBB", _LEAVE | clear, hundredths, CLEAR, 0)


def _encoded(image: Image.Image, last: bytes | None) -> bytes:
    """What changed since the pixels `last`, as an image block: the rectangle around it, clear where nothing changed."""
    pixels = Image.frombytes("L", image.size, image.tobytes())
    if last is None:
        return _block(pixels, (0, 0))
    changes = ImageChops.difference(pixels, Image.frombytes("L", image.size, last))
    box = changes.getbbox() or (0, 0, 1, 1)
    part = pixels.crop(box)
    part.paste(CLEAR, mask=changes.crop(box).point(_UNCHANGED))
    return _block(part, box[:2])


def _block(pixels: Image.Image, corner: tuple[int, int]) -> bytes:
    blocks: list[bytes] = GifImagePlugin.getdata(pixels, offset=corner)
    return b"".join(blocks)
