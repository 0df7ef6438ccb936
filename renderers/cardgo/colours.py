"""CardGO's colours: green's jade and red's lacquer, the grounds and signs of the terrains, the marks of the effects."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.cardgo.state import Terrain
from renderers import palette
from renderers.palette import BLUE, INK, JADE, LACQUER, LINE, PANEL, VIOLET, Colour, blend, colour

PAINTS = (JADE, LACQUER)
"""Green and red."""

GROUT = blend(LINE, PANEL, 0.35)
"""The board between its cells."""
TINTS: Mapping[Terrain, Colour] = MappingProxyType(
    {
        Terrain.NONE: colour("#FBF8F1"),
        Terrain.SOIL: colour("#F3E9D6"),
        Terrain.GRASSLAND: colour("#E4EDCB"),
        Terrain.WASTELAND: colour("#E6DFD6"),
        Terrain.WATER: colour("#BFDDF2"),
        Terrain.STONE: colour("#CFCCC6"),
        Terrain.PIT: colour("#E9DCC4"),
        Terrain.SWAMP: colour("#CBD3AE"),
        Terrain.HIGHLAND: colour("#EBD3AE"),
        Terrain.SHRUB: colour("#D9E8BE"),
        Terrain.ICE: colour("#E2F3F8"),
        Terrain.TALL_GRASS: colour("#CFE3A4"),
        Terrain.TREE: colour("#DCE7C6"),
        Terrain.FLOWER: colour("#FAE4EC"),
        Terrain.FIRE: colour("#FCE0BF"),
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
TUFT, CRACK, WAVE, ROCK, ROCK_LIGHT = map(colour, ("#B5C98B", "#BFB4A4", "#4C8FC4", "#77736C", "#A09B92"))
HOLE, HOLE_RIM, REED, PEAK, SNOW = map(colour, ("#3A332B", "#A58F6C", "#5E6B2E", "#9A6A35", "#FFFFFF"))
BUSH, FROST, BLADE, LEAVES, LEAVES_LIGHT = map(colour, ("#5C9440", "#3F9DBF", "#4F8326", "#3F7D46", "#6BA765"))
TRUNK, PETAL, HEART, FLAME, EMBER = map(colour, ("#7A5330", "#D75A8F", "#F3C13A", "#E8641B", "#F9B83A"))

RISE, FALL, PAIR, PLUS = INK, colour("#00796B"), BLUE, colour("#2E7D32")
TEAR, BOLT, LOVE = colour("#1B87C9"), colour("#D65A00"), colour("#C8193C")
GOLD, NIGHT, PRESS, FLAG, SPITE = colour("#F5B800"), colour("#23305F"), VIOLET, colour("#8A4B00"), colour("#B0148C")


EXACT: tuple[Colour, ...] = (
    *palette.NAMED,
    *(RISE, FALL, PLUS, TEAR, BOLT, LOVE, GOLD, NIGHT, PRESS, FLAG, SPITE),
    *DEEP.values(),
    *TINTS.values(),
    *(TUFT, WAVE, ROCK, HOLE, REED, PEAK, BUSH, FROST, BLADE, LEAVES, PETAL, FLAME, EMBER),
    GROUT,
)
"""Colours that every picture holds exactly."""
