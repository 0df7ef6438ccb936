"""The characters on units and seals, in a serif face, a little bolder than it is so that they read on a telephone."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from games.jiangshan.muster import SHIPPED
from games.jiangshan.state import View
from games.jiangshan.units import HIDDEN, Kind, Roster
from renderers.canvas import Point
from renderers.kept import kept
from renderers.lettering import FACES, FOLDER, Style, mask
from renderers.palette import Colour
from renderers.sheet import SMALLEST

FILE = FOLDER / "NotoSerifCJK-Bold.ttc"
UNKNOWN = "？"
CHAOS = {"sc": "乱", "tc": "亂"}
SEALS = {"sc": "汉秦楚周赵", "tc": "漢秦楚周趙"}
"""Names of armies."""
FORMS = ("tc", "sc")
"""The faces in the order in which characters are told."""
_STROKE = 0.011
"""How much of the character's size is added to its strokes on either side."""
ALL = "".join(
    sorted(
        {character for kind in SHIPPED for character in kind.facts.glyphs}
        | {character for mark in SHIPPED.marks.values() for character in mark.characters}
        | {UNKNOWN, *CHAOS.values(), *"".join(SEALS.values())}
    )
)
_SHADES = [min(255, (opacity + 32) // 64 * 64) for opacity in range(256)]
"""Five of opacity look as smooth as 256, and take a tenth fewer bytes."""
_drawing = Lock()


def unit(kind: Kind, face: str) -> str:
    """The character on the front of a unit, in the forms of the face."""
    return form(kind.facts.glyphs, face)


def mark(view: View, sign: str, face: str) -> str:
    """The character on a back."""
    return UNKNOWN if sign == HIDDEN else back(view.terms.units, sign, face)


def back(units: Roster, sign: str, face: str) -> str:
    """The character on the backs of a class, in the forms of the face."""
    return form(units.marks[sign].characters, face)


def form(characters: tuple[str, str], face: str) -> str:
    """A character, traditional or simplified."""
    return characters[FORMS.index(face)]


@kept
def glyph(character: str, size: int, ink: Colour, face: str) -> Image.Image:
    """The character on a transparent square of `size` pixels, as large as its ink allows; one of a unit that a file
    brings is never smaller than letters may be, and its square never smaller than it."""
    shape = _shape(character, size, face)
    side = max(size, shape.width, shape.height)
    image = Image.new("RGBA", (side, side), (*ink, 0))
    image.paste((*ink, 255), ((side - shape.width) // 2, (side - shape.height) // 2), shape)
    return image


def written(
    image: Image.Image, character: str, share: float, ink: Colour, face: str, middle: Point = (50, 50)
) -> Image.Image:
    """The tile with a character on it, `share` of its side large, around `middle` (in hundredths). It stays as opaque
    as it is, and the character may reach over its edge."""
    drawn = glyph(character, round(image.width * share), ink, face)
    left, top = (round(image.width * part / 100 - drawn.width / 2) for part in middle)
    image.paste(drawn.convert("RGB"), (left, top), drawn.getchannel("A"))
    return image


def seal(name: str, face: str) -> str:
    """The character that stands for an army of that name, in the forms of the face; empty if it has none to show."""
    first = name[:1]
    if first and first in SEALS["sc"]:
        return SEALS[face][SEALS["sc"].index(first)]
    return first if first.isalnum() else ""


def _shape(character: str, size: int, face: str) -> Image.Image:
    if character not in ALL:
        wide = max(SMALLEST, round(size * 0.94))
        return mask(character, Style(wide, bold=character.isascii(), face=face)).image
    with _drawing:
        font, extra = _font(size, face), size * _STROKE
        left, top, right, bottom = font.getbbox(character, stroke_width=extra)
        shape = Image.new("L", (int(right - left) + 2, int(bottom - top) + 2))
        ImageDraw.Draw(shape).text((1 - left, 1 - top), character, font=font, fill=255, stroke_width=extra)
        return shape.point(_SHADES)


@lru_cache(maxsize=2)
def _font(size: int, face: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FILE, size, index=FACES.index(face), layout_engine=ImageFont.Layout.BASIC)
