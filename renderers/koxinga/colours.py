"""Koxinga's colours: parchment, sea and six ships that differ in lightness as well as in hue."""

from __future__ import annotations

from renderers.palette import WHITE, Colour, Paint, blend, colour

PARCHMENT = colour("#EFE0BE")
SHEET = colour("#FBF5E4")
"""What is written on: blocks, panels, cards."""
EDGE = colour("#B79A67")
SEPIA = colour("#3A2A18")
FADED = colour("#7A6440")
SEA = colour("#CBE0DF")
DEEP = colour("#B3CFD1")
"""Rhumb lines and depths."""
LAND = colour("#E6D3A0")
COAST = colour("#8C7443")
HILL = colour("#CDB679")
SCORING = colour("#FBE3A2")
"""Blocks 61 to 70, and home."""
INNER = colour("#E4EFE6")
"""Blocks of the short branches."""
OUTER = colour("#F6E6DA")
"""Blocks of the long branches."""
CRIMSON = colour("#B4262D")
GOLD, GOLD_EDGE = colour("#F3C331"), colour("#8A5F00")
RICE, BOWL = colour("#FFFDF4"), colour("#1F7A6D")
IRON, WHEEL = colour("#33343B"), colour("#8A5A2B")
WOOD = colour("#9A5B24")
FIRE, FIRE_HEART = colour("#DE4A1C"), colour("#FFC53D")
GLOW = colour("#F0A20E")
"""Whoever is asked, what is active, who has won."""
CHOSEN = colour("#2961A8")
"""What the reader is about to do."""

_FILLS = ("#1B3A8A", "#2E8B57", "#F4D84A", "#A81E2C", "#E88F2F", "#8CC3EC")
_EDGES = ("#0E2257", "#0D4527", "#6E5B00", "#560A13", "#703900", "#22557E")
_INKS = (WHITE, WHITE, SEPIA, WHITE, SEPIA, SEPIA)
PAINTS: tuple[Paint, ...] = tuple(
    Paint(colour(fill), colour(edge), ink, blend(colour(fill), SHEET, 0.84))
    for fill, edge, ink in zip(_FILLS, _EDGES, _INKS, strict=True)
)
"""One for each seat: blue, green, yellow, red, orange, sky blue."""

EXACT: tuple[Colour, ...] = (
    *(
        PARCHMENT,
        SHEET,
        EDGE,
        SEPIA,
        FADED,
        SEA,
        DEEP,
        LAND,
        COAST,
        HILL,
        SCORING,
        INNER,
        OUTER,
        CRIMSON,
        GOLD,
        GOLD_EDGE,
    ),
    *(RICE, BOWL, IRON, WHEEL, WOOD, FIRE, FIRE_HEART, GLOW, CHOSEN, WHITE),
    *(part for paint in PAINTS for part in (paint.fill, paint.edge, paint.pale)),
)
"""Colours that every picture holds exactly."""
