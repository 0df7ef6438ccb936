"""The characters on units and tiles, in a serif face; a catalogue message chooses the traditional or the simplified ones."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from renderers.lettering import FACES, FOLDER
from renderers.palette import Colour

FILE = FOLDER / "NotoSerifCJK-Bold.ttc"
UNITS = {
    "sc": dict(zip("DPAJHLGBRKQS", "刀戈弦甲快轻将相车王后斥", strict=True)),
    "tc": dict(zip("DPAJHLGBRKQS", "刀戈弦甲快輕將相車王后斥", strict=True)),
}
MARKS = {
    "sc": dict(zip("ihbrqk?", "步马相车后王？", strict=True)),
    "tc": dict(zip("ihbrqk?", "步馬相車后王？", strict=True)),
}
CHAOS = {"sc": "乱", "tc": "亂"}
ALL = "".join(sorted({*"".join(("".join(each.values())) for each in (*UNITS.values(), *MARKS.values())), *CHAOS.values()}))
_drawing = Lock()


@lru_cache(maxsize=512)
def glyph(character: str, size: int, ink: Colour, face: str) -> Image.Image:
    """The character on a transparent square of `size` pixels, as large as its ink allows."""
    with _drawing:
        font = _font(size, face)
        left, top, right, bottom = font.getbbox(character)
        image = Image.new("RGBA", (size, size), (*ink, 0))
        at = ((size - (right - left)) / 2 - left, (size - (bottom - top)) / 2 - top)
        ImageDraw.Draw(image).text(at, character, font=font, fill=(*ink, 255))
        return image


@lru_cache(maxsize=64)
def _font(size: int, face: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FILE, size, index=FACES.index(face), layout_engine=ImageFont.Layout.BASIC)
