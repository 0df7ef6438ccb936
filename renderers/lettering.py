"""Type: two weights of Noto Sans CJK, cleaning of foreign text, fitting into a width, cached masks.

The bold weight has Latin letters, digits and their signs alone; what it lacks is drawn in the regular one. A face is
chosen by the reader's language: "tc" draws Han characters in the Taiwanese forms, "sc" in the mainland ones.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from games.replacing import replace
from renderers.kept import kept

FOLDER = Path(__file__).parent / "fonts"
FACES = ("tc", "sc")
REPLACEMENT = "□"
ELLIPSIS = "..."
"""The font's own ellipsis stands at middle height, as Chinese has it."""
NEVER_FIRST = "、。，．：；？！…—～·）〕］｝〉》」』】〗”’％‰℃々ー"
NEVER_LAST = "（〔［｛〈《「『【〖“‘￥＃"
"""What no line begins with, and what none ends with."""
_SMALLEST = 0.8
_PARTS = re.compile(
    rf"[{NEVER_LAST}]*(?:(?![{NEVER_FIRST}{NEVER_LAST}])[⺀-鿿]|[^\s⺀-鿿{NEVER_FIRST}{NEVER_LAST}]+)[{NEVER_FIRST}]*\s*|\s+|."
)
_ALONE = re.compile(rf"[⺀-鿿][{NEVER_FIRST}]*")
_NUMBER = re.compile(r" ?\d$")
_BRACKETS = re.compile(r"\s*[(（][^)）]*[)）]")
_APOSTROPHE = re.compile(r"(?<=[^\s⺀-鿿])’(?=[^\W\d_⺀-鿿])")
_REPLACEMENTS = re.compile(f"{REPLACEMENT}+")
_INVISIBLE = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols by category, but nothing to see."""
_PROBE = 16
"""Pixels at which it is tried whether a font has a character."""
_LACKING = "\uffff"
"""No character: what is drawn for it is drawn for all that a font lacks."""
_drawing = Lock()  # a FreeType face may be used by one thread at a time


@dataclass(frozen=True, slots=True)
class Style:
    """Size in pixels of the em, weight and face. A line with a character that the bold weight lacks, any Chinese one
    for instance, is set in the regular weight all the same."""

    size: int
    bold: bool = False
    face: str = "sc"


@dataclass(frozen=True, slots=True)
class Mask:
    """The shape of a line of text. `left` and `top` lead from the pen's place on the baseline to the image's corner."""

    image: Image.Image
    left: int
    top: int
    advance: float


def one_line(words: str) -> str:
    """`words` on one line, without controls, direction marks, zero-width characters and stacked accents."""
    return " ".join("".join(map(_harmless, unicodedata.normalize("NFC", words))).split())


@lru_cache(maxsize=4096)
def clean(words: str) -> str:
    """`one_line` as far as the font goes: an accented letter it lacks loses the accent, a run of others becomes one □.
    The apostrophe within a word or after a bracket is the straight one, as the font's other one is as wide as a
    Chinese character."""
    return _REPLACEMENTS.sub(REPLACEMENT, "".join(map(_drawable, _APOSTROPHE.sub("'", one_line(words)))))


def _drawable(char: str) -> str:
    plain = unicodedata.normalize("NFKD", char)[0]
    return next(filter(covers, (char, plain)), REPLACEMENT)


def _harmless(char: str) -> str:
    category = unicodedata.category(char)
    if category in ("Zs", "Zl", "Zp") or char in "\t\r\n":
        return " "
    return "" if category in ("Cc", "Cf", "Mn", "Me", "Cs", "Co") or char in _INVISIBLE else char


def width(words: str, style: Style) -> float:
    """Pixels that a line takes."""
    return mask(words, style).advance if words else 0.0


def fit(words: str, style: Style, room: float, *, least: int = 1) -> tuple[str, Style]:
    """The line as it fits into `room` pixels: set smaller, down to `_SMALLEST` of its size and to `least` pixels, then
    without what is in brackets, then cut with an ellipsis."""
    small = smaller(words, style, room, least=max(least, int(style.size * _SMALLEST)))
    for shown in (words, _BRACKETS.sub("", words) or words):
        if width(shown, small) <= room:
            return shown, small
    return _cut(shown, small, room)


def smaller(words: str, style: Style, room: float, *, least: int) -> Style:
    """The style in which the line fits into `room` pixels, but of no fewer than `least` pixels: then it may not fit."""
    wide = width(words, style)
    return style if wide <= room else replace(style, size=max(1, min(style.size, least), int(style.size * room / wide)))


def wrap(words: str, style: Style, room: float) -> list[str]:
    """The words in lines of at most `room` pixels: broken at spaces and between Han characters, but no sign begins or
    ends a line that must not. No Han character is left alone on the last line."""
    lines = list[list[str]]([[]])
    for part in _PARTS.findall(words):
        if lines[-1] and width("".join((*lines[-1], part)).strip(), style) > room:
            lines.append([])
        lines[-1].append(part)
    if len(lines) > 1 and len(lines[-2]) > 1 and _ALONE.fullmatch("".join(lines[-1]).strip()):
        lines[-1].insert(0, lines[-2].pop())
    return ["".join(line).strip() for line in lines]


def _cut(words: str, style: Style, room: float) -> tuple[str, Style]:
    """Without what has no room before the end; a number there, which tells equal names apart, stays."""
    number = _NUMBER.search(words)
    end = ELLIPSIS + (number[0] if number else "")
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if width(words[:middle].rstrip() + end, style) <= room:
            low = middle
        else:
            high = middle - 1
    return (words[:low].rstrip() + end if low else "", style)


def load() -> None:
    """Read the faces of both weights, so that whoever comes first need not wait for them."""
    for bold in (False, True):
        mask("0", Style(_PROBE, bold=bold))


@kept
def mask(words: str, style: Style) -> Mask:
    """The line as a mask, drawn once."""
    plain = style.bold and not all(covers(char, bold=True) for char in words)
    with _drawing:
        font = _font(replace(style, bold=False) if plain else style)
        left, top, right, bottom = font.getbbox(words, anchor="ls")
        image = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
        ImageDraw.Draw(image).text((-left, -top), words, fill=255, font=font, anchor="ls")
        return Mask(image, int(left), int(top), font.getlength(words))


@lru_cache(maxsize=3)  # one takes more than half a megabyte, and what it wrote is kept
def _font(style: Style) -> ImageFont.FreeTypeFont:
    file = FOLDER / ("NotoSansCJK-Bold.ttc" if style.bold else "NotoSansCJK-Regular.ttc")
    return ImageFont.truetype(file, style.size, index=FACES.index(style.face), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def covers(char: str, *, bold: bool = False) -> bool:
    """Whether the weight can draw a character: what the mainland face has, the other one has too."""
    with _drawing:
        drawn, lacking = (_font(Style(_PROBE, bold)).getmask(each) for each in (char, _LACKING))
        return (drawn.size, bytes(drawn)) != (lacking.size, bytes(lacking))
