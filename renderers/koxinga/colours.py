"""Koxinga's colours: parchment, sea and six ships that differ in lightness as well as in hue."""

from __future__ import annotations

from games.koxinga.cabins import Good
from renderers.palette import (
    AMBER,
    BAND,
    BAND_INK,
    BAND_MUTED,
    BLUE,
    INK,
    LAUREL,
    LAUREL_DARK,
    WHITE,
    Colour,
    Paint,
    blend,
    colour,
)

PARCHMENT = colour("#EFE0BE")
SHEET = colour("#FBF5E4")
"""What is written on: panels, cards."""
EDGE = colour("#B79A67")
SEPIA = colour("#3A2A18")
FADED = colour("#7A6440")
DEPTHS = tuple(map(colour, ("#D5E6E2", "#BFD9D7", "#A6C9CA", "#8BB7BC", "#6FA3AE")))
"""The sea from the coasts outwards."""
SCALLOP = colour("#5F95A2")
"""Waves of the deep."""
LAND, SHORE = colour("#E3CE97"), colour("#F6EBC8")
COAST = colour("#8C7443")
HILL, RIDGE = colour("#C9B072"), colour("#6B5A38")
WATER = colour("#A0D0EE")
"""Blocks of open water, which ask for nothing."""
PADDIES = (colour("#F1F4DF"), colour("#A6CF90"), colour("#4A9A72"))
"""Blocks that ask for two, three, and four food or more: the more, the darker."""
MINT, BAY = colour("#F8D968"), colour("#E2A368")
"""Blocks that ask for gold, and those with a treasure."""
STEEL = colour("#C9CEDF")
"""The ground of cannons."""
STONE, MORTAR = colour("#C9A58A"), colour("#9A5B43")
"""The forts."""
CRIMSON = colour("#B4262D")
SEAL = colour("#24406B")
"""The scores printed on blocks, and the line behind which they count: the red ship is red alone."""
GOLD, GOLD_EDGE = colour("#F3C331"), colour("#8A5F00")
RICE, BOWL = colour("#FFFDF4"), colour("#1F7A6D")
BOWLS = (colour("#BCD7A6"), colour("#E4F2D8"), colour("#CFE9DA"))
"""Of two, three, and four food or more: its number stands out from each, and each from its ground."""
COIN = colour("#FFF0B4")
ASKED = {Good.FOOD: colour("#0F4A2C"), Good.GOLD: colour("#5C3D00")}
"""The numbers on bowls and coins, unlike those of blocks."""
IRON, WHEEL = colour("#33343B"), colour("#8A5A2B")
WOOD = colour("#9A5B24")
FIRE, FIRE_HEART = colour("#DE4A1C"), colour("#FFC53D")
GLOW = AMBER
"""Whoever is asked, what is active."""
CHOSEN = BLUE
"""What the reader is about to do."""

_FILLS = ("#1E4FB0", "#4FAE78", "#FFE97A", "#7A0F1C", "#C9560A", "#A9D3F5")
_EDGES = ("#0E2257", "#0D4527", "#665400", "#3C040A", "#5F2600", "#22557E")
_INKS = (WHITE, SEPIA, SEPIA, WHITE, WHITE, SEPIA)
PAINTS: tuple[Paint, ...] = tuple(
    Paint(colour(fill), colour(edge), ink, blend(colour(fill), SHEET, 0.84))
    for fill, edge, ink in zip(_FILLS, _EDGES, _INKS, strict=True)
)
"""One for each seat: blue, green, yellow, red, orange, sky blue."""

TEAK, PLANK = colour("#7A4A22"), colour("#5A3416")
"""A ship's side."""

EXACT: tuple[Colour, ...] = (
    *(
        PARCHMENT,
        SHEET,
        EDGE,
        SEPIA,
        FADED,
        *DEPTHS,
        SCALLOP,
        LAND,
        SHORE,
        COAST,
        HILL,
        RIDGE,
        WATER,
        *PADDIES,
        MINT,
        BAY,
    ),
    *(
        STEEL,
        STONE,
        MORTAR,
        CRIMSON,
        SEAL,
        GOLD,
        GOLD_EDGE,
        RICE,
        BOWL,
        *BOWLS,
        COIN,
        *ASKED.values(),
        IRON,
        WHEEL,
        WOOD,
        FIRE,
        FIRE_HEART,
        TEAK,
        PLANK,
    ),
    *(AMBER, BLUE, INK, WHITE, LAUREL, LAUREL_DARK, BAND, BAND_INK, BAND_MUTED),
    *(part for paint in PAINTS for part in (paint.fill, paint.edge, paint.pale)),
)
"""Colours that every picture holds exactly."""
