"""Makes the font files from Noto Sans and Noto Serif CJK.

`python -m renderers.fonts.subset /usr/share/fonts/opentype/noto`

Each file is a collection of two faces, Traditional Chinese (0) and Simplified Chinese (1), which share their outlines
and differ in which outline a character gets. Regular covers people's names (Latin, Greek, Cyrillic, kana, GB2312 level
1 and Big5 level 1) and every message of every catalogue; bold is for numbers and Latin letters. The serif holds what
stands on the tiles of Jiangshan. Needs fontTools.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]  # it ships no types
from fontTools.ttLib import TTCollection, TTFont  # type: ignore[import-untyped]  # it ships no types

from renderers.jiangshan import glyphs as tiles

FOLDER = Path(__file__).parent
ROOM = FOLDER.parent
FACES = (3, 2)
"""Positions of TC and SC in the collections of Noto Sans CJK."""

_VARIATIONS = 14
"""The cmap format for ideographic variations: they would give the faces different glyphs."""
_LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—‘’“”†•…‹›€−×≥→←↑↓□○●◇？！"


def characters(room: Path = ROOM) -> str:
    """Every character that stands in a catalogue, sorted."""
    folders = (room / "locales", room.parent / "bot" / "locales")
    said = {c for folder in folders for file in folder.glob("*/*.ftl") for c in file.read_text(encoding="utf-8")}
    return "".join(sorted(c for c in said if c.isprintable()))


def for_names() -> str:
    """What people's names are written in, as far as the font goes."""
    spans = (
        range(0x370, 0x400),
        range(0x400, 0x460),
        range(0x2010, 0x2040),
        range(0x3000, 0x3100),
        range(0xFF01, 0xFF5F),
    )
    return "".join(
        [*_hanzi("gb2312", 0xB0, 0xD8), *_hanzi("big5", 0xA4, 0xC7), *(chr(n) for span in spans for n in span)]
    )


def _hanzi(codec: str, first: int, beyond: int) -> Iterator[str]:
    """The characters of a level of a double-byte set, by its lead bytes."""
    for lead in range(first, beyond):
        for trail in range(0x40, 0xFF):
            try:
                yield bytes((lead, trail)).decode(codec)
            except UnicodeDecodeError:
                continue


def subset(source: Path, target: Path, wanted: str) -> None:
    """Write the faces of `source` that hold `wanted`, outlines shared."""
    unicodes = {ord(c) for c in wanted if c.isprintable() and len(c) == 1}
    faces = [TTFont(source, fontNumber=number, recalcTimestamp=False) for number in FACES]
    glyphs = {glyph for face in faces for code, glyph in face.getBestCmap().items() if code in unicodes}
    for face in faces:
        subsetter = Subsetter(_options())
        face["cmap"].tables = [table for table in face["cmap"].tables if table.format != _VARIATIONS]
        subsetter.populate(glyphs=glyphs)
        subsetter.subset(face)
    collection = TTCollection()
    collection.fonts = faces
    collection.save(target, shareTables=True)


def _options() -> Options:
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.desubroutinize = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.notdef_outline = True
    return options


def main(source: Path) -> None:
    """Write the three font files of the house from the collections in the folder `source`."""
    subset(source / "NotoSansCJK-Regular.ttc", FOLDER / "NotoSansCJK-Regular.ttc", _LATIN + characters() + for_names())
    subset(source / "NotoSansCJK-Bold.ttc", FOLDER / "NotoSansCJK-Bold.ttc", _LATIN)
    subset(source / "NotoSerifCJK-Bold.ttc", FOLDER / "NotoSerifCJK-Bold.ttc", tiles.ALL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
