"""Jiangshan's colours, ink and paper: the land and the armies. Armies differ in lightness, in pattern and in the sign
on their corner."""

from __future__ import annotations

from dataclasses import dataclass, replace

from renderers.palette import (
    AMBER,
    BAND,
    BAND_INK,
    BAND_MUTED,
    BLUE,
    INK,
    LAUREL,
    LAUREL_DARK,
    MUTED,
    TRACK,
    VIOLET,
    WHITE,
    Colour,
    Paint,
    blend,
    colour,
)

SILK = colour("#E6D6B4")
SCROLL = colour("#F3E9D2")
SAND = colour("#F2E7CD")
GRID = colour("#D3C29B")
TINTS = tuple(map(colour, ("#ECDFC1", "#E4D6B5", "#DBCCAA", "#D1C19F", "#C7B795")))
"""The ink wash under the map, the farthest ridge first."""
BANK, REED = colour("#DCCFA6"), colour("#6E7F4A")
BAMBOO, BAMBOO_DARK = colour("#8DA35C"), colour("#4F6334")
ROOF = colour("#4A4038")
"""Gate towers and halls."""
SHADE = colour("#CDBA90")
BROWN = colour("#6B5433")
MIST = (colour("#C9C6B6"), colour("#9DA29C"), colour("#5F6867"))
"""The far mountains of the heading, the farthest first."""
CREST, SLOPE, FOOT = colour("#33373A"), colour("#7D8380"), colour("#CFC9B7")
RIVER = colour("#BBD3D6")
RIVER_DEEP = colour("#9CBFC6")
RIVER_EDGE = colour("#4C7C8C")
BORDER = colour("#78A3B0")
"""The grid over water."""
SHOAL, ROCK, GLADE = colour("#BFD7D6"), colour("#D2CFC6"), colour("#CBD9A6")
"""Whole cells of water, mountains and forest."""
LEAF, LEAF_DARK, TRUNK = colour("#5F7F4E"), colour("#2F4A33"), colour("#4B3A28")
FLAME, GLOW, EMBER = colour("#D4431A"), colour("#F7B733"), colour("#F6CFA0")
CINNABAR_INK = colour("#991B11")
GOLD = colour("#F2B233")
SOFT = colour("#8B7A5C")


@dataclass(frozen=True, slots=True)
class Banner:
    """An army's paints, and the sign on its corners (● □ ■ ◐), so that owners are told without colour. `second` is the
    other half of a tile in two colours."""

    paint: Paint
    sign: str
    second: Colour | None = None

    @property
    def trace(self) -> Paint:
        """How arrows and rings tell whose move it was: in the colour that no other army has."""
        return self.paint if self.second is None else replace(self.paint, fill=self.second)


BANNERS = {
    "red": Banner(
        Paint(fill=colour("#B5301F"), edge=colour("#571008"), ink=WHITE, pale=colour("#F3D6C9")),
        "●",
    ),
    "white": Banner(
        Paint(fill=colour("#F1F5FA"), edge=colour("#1D2633"), ink=colour("#10161F"), pale=colour("#F4F6F8")),
        "□",
    ),
    "black": Banner(
        Paint(fill=colour("#2B2A27"), edge=colour("#0F0F0E"), ink=colour("#FFE3A6"), pale=colour("#DDD8CC")),
        "■",
    ),
    "white-red": Banner(
        Paint(fill=WHITE, edge=colour("#8E1B3E"), ink=colour("#3D0618"), pale=colour("#FBEEF0")),
        "◐",
        second=colour("#E07D93"),
    ),
}


def banners(colours: tuple[str, ...], sides: int) -> tuple[str, ...]:
    """A key of `BANNERS` for each side: its own colour as far as there is one and nobody has it yet."""
    taken: list[str] = []
    for each in (*colours, *("",) * sides)[:sides]:
        taken.append(each if each in BANNERS and each not in taken else "")
    spare = iter(key for key in BANNERS if key not in taken)
    return tuple(each or next(spare) for each in taken)


def rim(key: str) -> Colour:
    """The ring on the back of an army's tiles."""
    banner = BANNERS[key]
    dark = sum(banner.paint.ink) > sum(banner.paint.fill)
    return blend(banner.paint.fill, SCROLL if dark else banner.paint.edge, 0.72 if dark else 0.4)


EXACT: tuple[Colour, ...] = (
    *(
        SILK,
        SCROLL,
        SAND,
        GRID,
        *TINTS,
        BANK,
        REED,
        BAMBOO,
        BAMBOO_DARK,
        ROOF,
        SHADE,
        BROWN,
        *MIST,
        CREST,
        SLOPE,
        FOOT,
        RIVER,
        RIVER_DEEP,
        RIVER_EDGE,
        BORDER,
    ),
    *(SHOAL, ROCK, GLADE, LEAF, LEAF_DARK, TRUNK, FLAME, GLOW, EMBER, CINNABAR_INK, GOLD, SOFT),
    *(
        part
        for each in BANNERS.values()
        for part in (each.paint.fill, each.paint.edge, each.paint.ink, each.paint.pale)
    ),
    *(rim(key) for key in BANNERS),
    *(each.second for each in BANNERS.values() if each.second is not None),
    *(INK, MUTED, WHITE, BLUE, VIOLET, TRACK, AMBER, LAUREL, LAUREL_DARK, BAND, BAND_INK, BAND_MUTED),
)
"""Colours that every picture holds exactly."""
