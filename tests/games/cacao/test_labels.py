"""Words for tokens in menus (Cacao 12)."""

from __future__ import annotations

from games.core import Seat
from tests.support.cacao import RULES, position

SOLE_FILL = (
    "seats: R P\nR: hand=A\nP: cacao=1\ngrid from N1:\n  p1111 .\n  C1    .\n  .     M2\ndisplay: G1 G1\npile: + 9"
)


def test_a_contact_with_a_tile_that_was_laid_unasked_has_its_name() -> None:
    view = RULES.view(position(SOLE_FILL), Seat(0))
    said = RULES.label(view, ("A", "00", "W1", "1111", "act", "W1>N1W1"))
    tile = dict(said.args)["tile"]
    assert getattr(tile, "key", None) == "cacao-tile-g1"
