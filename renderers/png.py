"""Pictures as PNG: one fixed palette a theme, no row filters, one compressed block. Flat art is smallest and fastest
so."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable

import deflate
from PIL import Image

from renderers.palette import Colour

COLOURS = 128
"""Half of what the format allows: flat art looks the same and is a tenth smaller."""
_LEVEL = 6


def palette(reference: Image.Image, exact: Iterable[Colour]) -> Image.Image:
    """A palette that holds `exact` as they are and fills up with what serves `reference` best."""
    wanted = list(dict.fromkeys(exact))
    spare = reference.quantize(COLOURS - len(wanted), Image.Quantize.MAXCOVERAGE, kmeans=1).getpalette() or []
    numbers = [part for entry in wanted for part in entry] + spare
    image = Image.new("P", (1, 1))
    image.putpalette((numbers + numbers[:3] * COLOURS)[: 3 * COLOURS])
    return image


def encode(picture: Image.Image, colours: Image.Image) -> bytes:
    """`picture` (RGB) as a PNG in the colours of the palette image."""
    wide, high = picture.size
    indexed = picture.quantize(palette=colours, dither=Image.Dither.NONE)
    rows = indexed.crop((-1, 0, wide, high)).tobytes()  # what lies beyond the edge is 0: this row is not filtered
    del indexed  # a megabyte, which the compression needs
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(colours.getpalette() or [])),
            _chunk(b"IDAT", bytes(deflate.zlib_compress(rows, _LEVEL))),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
