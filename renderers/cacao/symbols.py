"""Signs of what a village owns: fruit, gold, water, sun tokens, and tiles in hand and pile."""

from __future__ import annotations

from PIL import Image

from renderers.cacao import jungle
from renderers.cacao.colours import FOAM, LEAF_DARK, LEAF_DEEP, POND, POND_DARK, SHADE, UNKNOWN
from renderers.canvas import arc, disc, discs, drawn, ellipse, faded, inscribe, polygon, rounded, sprite
from renderers.kept import kept
from renderers.palette import AMBER, INK, LINE, TRACK, WHITE, Colour, Paint

fruit = drawn(*jungle.pod(50, 54, 40))
"""A cacao fruit."""
coin = drawn(jungle.coin(50, 50, 48))
"""Gold."""
sun = drawn(*jungle.sun(50, 50, 50))
"""A sun token."""
drop = drawn(
    polygon([(50, 2), (82, 54), (18, 54)], POND_DARK),
    disc(50, 64, 35, POND_DARK),
    polygon([(50, 14), (75, 56), (25, 56)], POND),
    disc(50, 64, 28, POND),
    arc(50, 64, 17, (100, 170), FOAM, 7),
)
"""Water."""
place = drawn(*jungle.rays(50, 50, 50, LINE), discs(50, 50, (33, LINE), (26, TRACK)))
"""An empty place for a sun token, in the shape of one."""
husk = drawn(ellipse(50, 54, 28, 46, LINE), ellipse(50, 54, 20, 38, TRACK))
"""An empty place for a fruit, as slim as one."""
onwards = drawn(polygon([(14, 8), (92, 50), (14, 92)], AMBER))
"""From one value to another."""
field = drawn(disc(50, 50, 50, POND_DARK))
"""A field of the water track."""
figure = drawn(disc(50, 26, 22, INK), rounded((18, 46, 82, 94), 22, INK, corners="ne"))
"""A worker."""


@kept
def spare(size: int) -> Image.Image:
    """A fruit that comes too late to be sold."""
    return faded(fruit(size), 0.5)


@kept
def ring(size: int, ink: Colour) -> Image.Image:
    """What a turn has changed: a ring around a place."""
    return sprite(size, discs(50, 50, (49, ink), (40, WHITE)))


@kept
def pile(size: int, paint: Paint | None) -> Image.Image:
    """Tiles face down, in a pile: a player's, or those of the jungle."""
    edge, ground = (LEAF_DEEP, UNKNOWN) if paint is None else (paint.edge, paint.fill)
    tiles = (
        rounded((4 + inset + shift, 24 + inset - shift, 76 - inset + shift, 96 - inset - shift), radius, fill)
        for shift in (0, 10, 20)
        for inset, radius, fill in ((0, 12, WHITE), (2, 10, edge), (7, 7, ground))
    )
    leaf = polygon([(60, 14), (84, 40), (60, 66), (36, 40)], LEAF_DARK)
    return sprite(size, *tiles, *(leaf,) * (paint is None))


@kept
def hand(size: int, paint: Paint) -> Image.Image:
    """A player's tiles in hand, like a fan."""
    tiles = (
        rounded((x + inset, y + inset, x + 50 - inset, y + 56 - inset), radius, fill)
        for x, y in ((4, 30), (46, 30), (25, 14))
        for inset, radius, fill in ((0, 10, WHITE), (2, 9, paint.edge), (8, 5, paint.fill))
    )
    return sprite(size, *tiles)


@kept
def north(size: int) -> Image.Image:
    """A plate with an arrow that points to the north of a map that was turned."""
    plate = sprite(size, disc(50, 50, 50, SHADE), polygon([(4, 50), (34, 28), (34, 72)], WHITE))
    return inscribe(plate, "N", (62, 50), 0.5, WHITE)
