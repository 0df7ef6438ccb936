"""Cacao's colours: four players that differ in lightness as well as in hue, and the grounds of the jungle."""

from __future__ import annotations

from renderers import palette
from renderers.palette import Colour, Paint, colour

PAINTS = (
    Paint(fill=colour("#D24B3E"), edge=colour("#7E1D17"), ink=colour("#FFF3E2"), pale=colour("#FAE3DC")),
    Paint(fill=colour("#54368C"), edge=colour("#2B1654"), ink=colour("#F6EDFF"), pale=colour("#E8E1F4")),
    Paint(fill=colour("#FBF8F0"), edge=colour("#5D564B"), ink=colour("#3A342B"), pale=colour("#FFFFFF")),
    Paint(fill=colour("#F2BE2C"), edge=colour("#7A5600"), ink=colour("#3D2B00"), pale=colour("#FCF0CC")),
)
"""Red, purple, white, yellow. `ink` is what stands on the fill: the workers."""

SOIL = colour("#DFE5C8")
"""The ground of a figure, and of the rotations."""
SOIL_EDGE = colour("#B4BF92")
CANOPY, CANOPY_VEIN = colour("#234730"), colour("#2A5237")
"""The jungle under the tiles."""
CANOPY_LEAVES = (colour("#2B5839"), colour("#336541"), colour("#3B7244"))
"""From the lowest to the highest."""
SHADE = colour("#16301F")
"""Shadows of tiles, and the band with the coordinates."""
COORDINATE = colour("#F7EFD6")
COLUMN = colour("#1D3A28")
"""The ground beside the map."""
CLEARING, CLEARING_EDGE = colour("#C4B27C"), colour("#7F6A3C")
"""A place where a worker tile may go."""
SILVER, SILVER_LIGHT, SILVER_EDGE = colour("#B9BEC4"), colour("#E8ECEF"), colour("#565D66")
LEAF, LEAF_DARK, LEAF_DEEP = colour("#8DB45C"), colour("#4C7A33"), colour("#2F5424")
POD, POD_LIGHT, POD_DARK = colour("#B4532A"), colour("#DD8A4E"), colour("#6E2C14")
STALL, STALL_EDGE, AWNING, CLOTH = colour("#F7E2B2"), colour("#A5762E"), colour("#C23B33"), colour("#FFF6E3")
ROCK, ROCK_DARK, ROCK_EDGE, CAVE = colour("#B0A59A"), colour("#6C615A"), colour("#4A413C"), colour("#2A2320")
GOLD, GOLD_LIGHT, GOLD_EDGE = colour("#F0B31E"), colour("#FFD95E"), colour("#8A5D00")
POND, POND_DARK, FOAM = colour("#62B3DC"), colour("#1F6695"), colour("#E3F5FC")
DAWN, RAY, RAY_EDGE, SUN = colour("#F6C667"), colour("#D9541E"), colour("#8F2F0C"), colour("#FFE88A")
DUSK, STONE, STONE_DARK, STONE_EDGE = colour("#C9B2CE"), colour("#E9DFC9"), colour("#A8977C"), colour("#54456A")
UNKNOWN = colour("#A9B48A")

EXACT: tuple[Colour, ...] = (
    *palette.NAMED,
    *(part for paint in PAINTS for part in (paint.fill, paint.edge, paint.ink, paint.pale)),
    *(
        SOIL,
        SOIL_EDGE,
        CANOPY,
        *CANOPY_LEAVES,
        SHADE,
        COORDINATE,
        COLUMN,
        CLEARING,
        CLEARING_EDGE,
        SILVER,
        LEAF,
        LEAF_DARK,
        LEAF_DEEP,
        POD,
        POD_LIGHT,
        POD_DARK,
        STALL,
        STALL_EDGE,
        AWNING,
        CLOTH,
    ),
    *(ROCK, ROCK_DARK, ROCK_EDGE, CAVE, GOLD, GOLD_LIGHT, GOLD_EDGE, POND, POND_DARK, FOAM, DAWN, RAY, RAY_EDGE, SUN),
    *(DUSK, STONE, STONE_DARK, STONE_EDGE, UNKNOWN),
)
"""Colours that every picture holds exactly."""
