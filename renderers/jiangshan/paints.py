"""Ink and paper: the colours of the land and of the four armies. Armies differ in lightness and in the sign on their corner."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.palette import INK, WHITE, Colour, Paint, colour

SAND = colour("#EFE4CB")
SAND_DARK = colour("#E3D5B5")
ROCK = colour("#8B8780")
ROCK_DARK = colour("#5F5B55")
SNOW = colour("#F5F2EB")
RIVER = colour("#A9CBD9")
RIVER_DARK = colour("#6FA0B5")
WOOD = colour("#5E7F58")
WOOD_DARK = colour("#36553A")
FLAME = colour("#D9481C")
GLOW = colour("#F4B03C")
FRAME = colour("#7A6647")

CINNABAR = Paint(fill=colour("#B33A2B"), edge=colour("#6B1910"), ink=WHITE, pale=colour("#F5DED6"))
CHALK = Paint(fill=colour("#FBF8F0"), edge=colour("#4A463E"), ink=INK, pale=colour("#F3F0E8"))
SOOT = Paint(fill=colour("#33332F"), edge=colour("#111110"), ink=WHITE, pale=colour("#DAD9D4"))
ROSE = Paint(fill=colour("#E9B7A4"), edge=colour("#8E3B25"), ink=colour("#4A150A"), pale=colour("#F8E9E2"))
ARMIES = (CINNABAR, CHALK, SOOT, ROSE)
COLOURS: tuple[Colour, ...] = (
    *(SAND, SAND_DARK, ROCK, ROCK_DARK, SNOW, RIVER, RIVER_DARK, WOOD, WOOD_DARK, FLAME, GLOW, FRAME),
    *(part for army in ARMIES for part in (army.fill, army.edge, army.ink, army.pale)),
)


@dataclass(frozen=True, slots=True)
class Sign:
    """The corner sign of an army: ● ○ ■ ◐, so that owners are told without colour."""

    round: bool
    solid: bool
    half: bool = False


SIGNS = (
    Sign(round=True, solid=True),
    Sign(round=True, solid=False),
    Sign(round=False, solid=True),
    Sign(True, True, half=True),
)
