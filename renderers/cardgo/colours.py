"""CardGO's colours: green's jade and red's lacquer, the grounds and signs of the terrains, the marks of the effects."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.cardgo.state import Terrain
from renderers import palette
from renderers.palette import INK, JADE, LACQUER, VIOLET, Colour, colour

PAINTS = (JADE, LACQUER)
"""Green and red."""

GRAIN = tuple(map(colour, ("#E3B873", "#DFB06A", "#DBAA61", "#D8A55A")))
"""The board's wood, in four tones."""
TIMBER, LETTER = colour("#6B4523"), colour("#FBE7BF")
"""The rim, and the coordinates on it."""
TABLE = (TIMBER, *map(colour, ("#664120", "#61401F")))
"""What a board that does not fill its place lies on."""
ROPE = colour("#8A6430")
"""The lines between linked cells."""
BRAND = colour("#C79349")
"""What is burnt into the wood."""
BESIDE = colour("#3B2A1B")
"""The ground of the column."""
RIMMED = colour("#E7C15A")
"""The gold ring in a lacquer disc."""
TINTS: Mapping[Terrain, Colour] = MappingProxyType(
    {
        Terrain.NONE: colour("#E3B873"),
        Terrain.SOIL: colour("#DFB06A"),
        Terrain.GRASSLAND: colour("#C9CB86"),
        Terrain.WASTELAND: colour("#BFA98F"),
        Terrain.WATER: colour("#9CC8E6"),
        Terrain.STONE: colour("#B3AEA6"),
        Terrain.PIT: colour("#C8AD86"),
        Terrain.SWAMP: colour("#A9B27F"),
        Terrain.HIGHLAND: colour("#F2DDB8"),
        Terrain.SHRUB: colour("#BBD79A"),
        Terrain.ICE: colour("#D9F0F7"),
        Terrain.TALL_GRASS: colour("#B4CC6C"),
        Terrain.TREE: colour("#A5BF95"),
        Terrain.FLOWER: colour("#F8D3E1"),
        Terrain.FIRE: colour("#FBC98F"),
    }
)
"""The ground of a cell."""
DEEP: Mapping[Terrain, Colour] = MappingProxyType(
    {
        Terrain.WATER: colour("#79B4DE"),
        Terrain.STONE: colour("#A09B92"),
        Terrain.PIT: colour("#C4AE88"),
        Terrain.SWAMP: colour("#949B58"),
        Terrain.HIGHLAND: colour("#CC9A5C"),
        Terrain.SHRUB: colour("#93C46F"),
        Terrain.ICE: colour("#A9E0F2"),
        Terrain.TALL_GRASS: colour("#B7D655"),
        Terrain.TREE: colour("#7FAF78"),
        Terrain.FLOWER: colour("#F29DC0"),
        Terrain.FIRE: colour("#F7A45A"),
    }
)
"""The ground around a piece, where its terrain matters."""
TUFT, CRACK, WAVE, ROCK, ROCK_LIGHT = map(colour, ("#8FA04E", "#97836A", "#4C8FC4", "#77736C", "#A09B92"))
HOLE, HOLE_RIM, REED, PEAK, SNOW = map(colour, ("#3A332B", "#A58F6C", "#5E6B2E", "#9A6A35", "#FFFFFF"))
BUSH, FROST, BLADE, LEAVES, LEAVES_LIGHT = map(colour, ("#5C9440", "#3F9DBF", "#4F8326", "#3F7D46", "#6BA765"))
TRUNK, PETAL, HEART, FLAME, EMBER = map(colour, ("#7A5330", "#D75A8F", "#F3C13A", "#E8641B", "#F9B83A"))

RISE, FALL, PAIR, PLUS = INK, colour("#00796B"), colour("#0E4A6B"), colour("#2E7D32")
TEAR, BOLT, LOVE = colour("#1B87C9"), colour("#D65A00"), colour("#C8193C")
GOLD, NIGHT, PRESS, FLAG, SPITE = colour("#F5B800"), colour("#23305F"), VIOLET, colour("#8A4B00"), colour("#E2471B")


EXACT: tuple[Colour, ...] = (
    *palette.NAMED,
    *(RISE, FALL, PLUS, TEAR, BOLT, LOVE, GOLD, NIGHT, PRESS, FLAG, SPITE),
    *DEEP.values(),
    *TINTS.values(),
    *(TUFT, WAVE, ROCK, HOLE, REED, PEAK, BUSH, FROST, BLADE, LEAVES, PETAL, FLAME, EMBER),
    *GRAIN,
    *TABLE,
    *(LETTER, ROPE, BRAND, BESIDE, RIMMED),
)
"""Colours that every picture holds exactly."""
