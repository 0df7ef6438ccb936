"""Type: two weights of Noto Sans CJK, cleaning of foreign text, fitting into a width, cached masks.

The bold weight has Latin letters, digits and their signs alone; what it lacks is drawn in the regular one. A face is
chosen by the reader's language: "tc" draws Han characters in the Taiwanese forms, "sc" in the mainland ones.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Iterator
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
_APOSTROPHE = re.compile(r"(?<=[^\W\d_⺀-鿿])’(?=[^\W\d_⺀-鿿])")
_REPLACEMENTS = re.compile(f"{REPLACEMENT}+")
_INVISIBLE = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols by category, but nothing to see."""
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
    The apostrophe within a word is the straight one, as the font's other one is as wide as a Chinese character."""
    return _REPLACEMENTS.sub(REPLACEMENT, "".join(map(_drawable, _APOSTROPHE.sub("'", one_line(words)))))


def _drawable(char: str) -> str:
    known = coverage()
    plain = unicodedata.normalize("NFKD", char)[0]
    return char if ord(char) in known else plain if ord(plain) in known else REPLACEMENT


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
    """Read what all writing needs, so that whoever comes first need not wait for it: the faces of both weights, and
    which letters they have."""
    for bold in (False, True):
        coverage(bold=bold)
        mask("0", Style(16, bold=bold))


@kept
def mask(words: str, style: Style) -> Mask:
    """The line as a mask, drawn once."""
    plain = style.bold and not coverage(bold=True).issuperset(map(ord, words))
    with _drawing:
        font = _font(replace(style, bold=False) if plain else style)
        left, top, right, bottom = font.getbbox(words, anchor="ls")
        image = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
        ImageDraw.Draw(image).text((-left, -top), words, fill=255, font=font, anchor="ls")
        return Mask(image, int(left), int(top), font.getlength(words))


@lru_cache(maxsize=3)  # one takes more than half a megabyte, and what it wrote is kept
def _font(style: Style) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(
        _file(bold=style.bold), style.size, index=FACES.index(style.face), layout_engine=ImageFont.Layout.BASIC
    )


def _file(*, bold: bool) -> Path:
    return FOLDER / ("NotoSansCJK-Bold.ttc" if bold else "NotoSansCJK-Regular.ttc")


@lru_cache(maxsize=2)
def coverage(*, bold: bool = False) -> frozenset[int]:
    """The code points that both faces of the weight can draw."""
    content = _file(bold=bold).read_bytes()
    (count,) = struct.unpack_from(">I", content, 8)
    starts = struct.unpack_from(f">{count}I", content, 12)
    return frozenset.intersection(*(frozenset(_code_points(content, start)) for start in starts))


def _code_points(content: bytes, start: int) -> set[int]:
    """What the `cmap` of the face at `start` maps: by its table of format 12, or of format 4 where all fits into 16
    bits."""
    (tables,) = struct.unpack_from(">H", content, start + 4)
    records = (struct.unpack_from(">4sIII", content, start + 12 + 16 * n) for n in range(tables))
    cmap = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    (subtables,) = struct.unpack_from(">H", content, cmap + 2)
    offsets = (cmap + struct.unpack_from(">HHI", content, cmap + 4 + 8 * n)[2] for n in range(subtables))
    forms = {struct.unpack_from(">H", content, offset)[0]: offset for offset in offsets}
    spans = _wide_spans(content, forms[12]) if 12 in forms else _narrow_spans(content, forms[4])
    return {code for first, last in spans for code in range(first, last + 1)}


def _wide_spans(content: bytes, table: int) -> Iterator[tuple[int, int]]:
    """First and last code of the groups of a table of format 12."""
    (groups,) = struct.unpack_from(">I", content, table + 12)
    for n in range(groups):
        first, last, _ = struct.unpack_from(">III", content, table + 16 + 12 * n)
        yield first, last


def _narrow_spans(content: bytes, table: int) -> Iterator[tuple[int, int]]:
    """First and last code of the segments of a table of format 4; the last segment stands for nothing."""
    (size,) = struct.unpack_from(">H", content, table + 6)
    lasts = struct.unpack_from(f">{size // 2}H", content, table + 14)
    firsts = struct.unpack_from(f">{size // 2}H", content, table + 16 + size)
    yield from zip(firsts[:-1], lasts[:-1], strict=True)
