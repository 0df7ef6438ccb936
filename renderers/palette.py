"""The house colours: light, calm, the same for every game. Sides differ in lightness as well as in hue."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#RRGGBB` as numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with `share` (0 to 1) of `other` in it."""
    mixed = [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]
    return mixed[0], mixed[1], mixed[2]


PAPER = colour("#F4F0E7")
PANEL = colour("#FDFBF6")
LINE = colour("#D8CFBD")
TRACK = colour("#E8E1D3")
INK = colour("#2A2925")
MUTED = colour("#6B6558")
WHITE = colour("#FFFFFF")
AMBER = colour("#F0A20E")
AMBER_PALE = colour("#FCEBC2")
BLUE = colour("#2961A8")
BLUE_PALE = colour("#D6E4F5")
VIOLET = colour("#5B3F8F")
LAUREL, LAUREL_DARK = colour("#A9C46C"), colour("#3F5A21")
BAND, BAND_INK, BAND_MUTED = colour("#26231F"), colour("#FFF8E7"), colour("#CDBFA4")
"""The heading's ground, its words and its notes."""


@dataclass(frozen=True, slots=True)
class Paint:
    """One side: its surface, its edge, what is written on it, and a tint for panels."""

    fill: Colour
    edge: Colour
    ink: Colour
    pale: Colour


JADE = Paint(fill=colour("#7ACCA5"), edge=colour("#0B4A33"), ink=colour("#052B18"), pale=colour("#E3F3EA"))
LACQUER = Paint(fill=colour("#B3293B"), edge=colour("#6A0F1E"), ink=WHITE, pale=colour("#F8E3E1"))

NAMED: tuple[Colour, ...] = (
    *(PAPER, PANEL, LINE, TRACK, INK, MUTED, WHITE, AMBER, AMBER_PALE, BLUE, BLUE_PALE, VIOLET),
    *(LAUREL, LAUREL_DARK, BAND, BAND_INK, BAND_MUTED),
    *(JADE.fill, JADE.edge, JADE.ink, JADE.pale, LACQUER.fill, LACQUER.edge, LACQUER.pale),
)
"""Colours that every picture holds exactly."""
