"""Signs of what a village owns: fruit, gold, water, sun tokens, and tiles in hand and pile."""

from __future__ import annotations

from PIL import Image

from renderers.cacao import jungle
from renderers.cacao.colours import FOAM, LEAF_DARK, LEAF_DEEP, POND, POND_DARK, SHADE, UNKNOWN
from renderers.canvas import Pen, inscribe, penned, sprite
from renderers.kept import kept
from renderers.palette import AMBER, INK, LINE, TRACK, WHITE, Colour, Paint


@kept
def fruit(size: int) -> Image.Image:
    """A cacao fruit."""
    return sprite(size, lambda pen: jungle.pod(pen, 50, 54, 40))


@kept
def coin(size: int) -> Image.Image:
    """Gold."""
    return sprite(size, lambda pen: jungle.coin(pen, 50, 50, 48))


@kept
def sun(size: int) -> Image.Image:
    """A sun token."""
    return sprite(size, lambda pen: jungle.sun(pen, 50, 50, 50))


@kept
@penned
def drop(pen: Pen) -> None:
    """Water."""
    pen.polygon([(50, 2), (82, 54), (18, 54)], POND_DARK)
    pen.disc(50, 64, 35, POND_DARK)
    pen.polygon([(50, 14), (75, 56), (25, 56)], POND)
    pen.disc(50, 64, 28, POND)
    pen.arc(50, 64, 17, (100, 170), FOAM, 7)


@kept
@penned
def place(pen: Pen) -> None:
    """An empty place for a sun token, in the shape of one."""
    jungle.rays(pen, 50, 50, 50, LINE)
    pen.discs(50, 50, (33, LINE), (26, TRACK))


@kept
@penned
def husk(pen: Pen) -> None:
    """An empty place for a fruit, as slim as one."""
    pen.ellipse(50, 54, 28, 46, LINE)
    pen.ellipse(50, 54, 20, 38, TRACK)


@kept
def onwards(size: int) -> Image.Image:
    """From one value to another."""
    return sprite(size, lambda pen: pen.polygon([(14, 8), (92, 50), (14, 92)], AMBER))


@kept
@penned
def ring(pen: Pen, ink: Colour) -> None:
    """What a turn has changed: a ring around a place."""
    pen.discs(50, 50, (49, ink), (40, WHITE))


@kept
def field(size: int) -> Image.Image:
    """A field of the water track."""
    return sprite(size, lambda pen: pen.disc(50, 50, 50, POND_DARK))


@kept
@penned
def pile(pen: Pen, paint: Paint | None) -> None:
    """Tiles face down, in a pile: a player's, or those of the jungle."""
    edge, ground = (LEAF_DEEP, UNKNOWN) if paint is None else (paint.edge, paint.fill)
    for shift in (0, 10, 20):
        pen.rounded((4 + shift, 24 - shift, 76 + shift, 96 - shift), 12, WHITE)
        pen.rounded((6 + shift, 26 - shift, 74 + shift, 94 - shift), 10, edge)
        pen.rounded((11 + shift, 31 - shift, 69 + shift, 89 - shift), 7, ground)
    if paint is None:
        pen.polygon([(60, 14), (84, 40), (60, 66), (36, 40)], LEAF_DARK)


@kept
@penned
def hand(pen: Pen, paint: Paint) -> None:
    """A player's tiles in hand, like a fan."""
    for x, y in ((4, 30), (46, 30), (25, 14)):
        pen.rounded((x, y, x + 50, y + 56), 10, WHITE)
        pen.rounded((x + 2, y + 2, x + 48, y + 54), 9, paint.edge)
        pen.rounded((x + 8, y + 8, x + 42, y + 48), 5, paint.fill)


@kept
@penned
def figure(pen: Pen) -> None:
    """A worker."""
    pen.disc(50, 26, 22, INK)
    pen.rounded((18, 46, 82, 94), 22, INK, corners="ne")


@kept
def north(size: int) -> Image.Image:
    """A plate with an arrow that points to the north of a map that was turned."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, SHADE)
        pen.polygon([(4, 50), (34, 28), (34, 72)], WHITE)

    return inscribe(sprite(size, draw), "N", (62, 50), 0.5, WHITE)
