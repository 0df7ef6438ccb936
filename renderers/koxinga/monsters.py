"""What chartmakers put on empty seas: a ship of the Company, and what lives there."""

from __future__ import annotations

from renderers.canvas import Pen, penned
from renderers.kept import kept
from renderers.koxinga.colours import COAST, CRIMSON, HILL, SHEET


@kept
@penned
def galleon(pen: Pen) -> None:
    """A ship of the Company, in outline."""
    pen.polygon([(8, 78), (90, 75), (98, 58), (76, 96), (20, 96)], COAST)
    for mast, high in ((27, 55), (52, 70), (77, 48)):
        pen.line([(mast, 80), (mast, 80 - high)], COAST, 2.4)
        for share, broad in ((0.38, 13), (0.76, 10)):
            top, foot = 78 - high * (share + 0.22), 78 - high * (share - 0.1)
            for ink, inset in ((COAST, 0.0), (SHEET, 1.8)):
                corners = ((-broad, foot), (broad, foot), (broad * 0.8, top), (-broad * 0.8, top))
                middle = (foot + top) / 2
                pen.polygon(
                    [
                        (mast + x - (inset if x > 0 else -inset), y - (inset if y > middle else -inset))
                        for x, y in corners
                    ],
                    ink,
                )
    pen.polygon([(52, 11), (70, 5), (52, 0)], CRIMSON)


@kept
@penned
def serpent(pen: Pen) -> None:
    """A sea serpent: three coils, a head that looks back."""
    for x, reach in ((18, 12), (46, 16)):
        pen.arc(x, 70, reach, (180, 360), COAST, 9)
        pen.arc(x, 70, reach, (184, 356), HILL, 5.4)
    for ink, thick in ((COAST, 9.5), (HILL, 6)):
        pen.line([(74, 70), (74, 44), (84, 36)], ink, thick)
    pen.polygon([(78, 28), (99, 38), (82, 44)], COAST)
    pen.disc(84, 35, 1.6, SHEET)
    pen.line([(6, 70), (0, 58)], COAST, 4)
    for x in (6, 32, 62, 76):
        pen.arc(x, 76, 6, (190, 350), SHEET, 2)
