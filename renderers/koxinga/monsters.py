"""What chartmakers put on empty seas: a ship of the Company, and what lives there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from renderers.canvas import Stroke, arc, disc, drawn, line, polygon
from renderers.koxinga.colours import COAST, CRIMSON, HILL, SHEET


def _rigged(mast: float, high: float) -> Iterator[Stroke]:
    """A mast with two sails."""
    yield line([(mast, 80), (mast, 80 - high)], COAST, 2.4)
    for (share, broad), (ink, inset) in product(((0.38, 13), (0.76, 10)), ((COAST, 0.0), (SHEET, 1.8))):
        top, foot = 78 - high * (share + 0.22) + inset, 78 - high * (share - 0.1) - inset
        left, right, narrow = mast - broad + inset, mast + broad - inset, broad * 0.8 - inset
        yield polygon([(left, foot), (right, foot), (mast + narrow, top), (mast - narrow, top)], ink)


galleon = drawn(
    polygon([(8, 78), (90, 75), (98, 58), (76, 96), (20, 96)], COAST),
    *(part for mast in ((27, 55), (52, 70), (77, 48)) for part in _rigged(*mast)),
    polygon([(52, 11), (70, 5), (52, 0)], CRIMSON),
)
"""A ship of the Company, in outline."""
serpent = drawn(
    *(
        arc(x, 70, reach, (180 + inset, 360 - inset), ink, thick)
        for x, reach in ((18, 12), (46, 16))
        for inset, ink, thick in ((0, COAST, 9), (4, HILL, 5.4))
    ),
    *(line([(74, 70), (74, 44), (84, 36)], ink, thick) for ink, thick in ((COAST, 9.5), (HILL, 6))),
    polygon([(78, 28), (99, 38), (82, 44)], COAST),
    disc(84, 35, 1.6, SHEET),
    line([(6, 70), (0, 58)], COAST, 4),
    *(arc(x, 76, 6, (190, 350), SHEET, 2) for x in (6, 32, 62, 76)),
)
"""A sea serpent: three coils, a head that looks back."""
