"""Words for tokens in menus (Cacao 12)."""

from __future__ import annotations

import pytest

from games.cacao import labels
from games.core import Move, Seat
from tests.renderers.voices import say_in
from tests.support.cacao import RULES, position

SOLE_FILL = (
    "seats: R P\nR: hand=A\nP: cacao=1\ngrid from N1:\n  p1111 .\n  C1    .\n  .     M2\ndisplay: G1 G1\npile: + 9"
)


def test_a_contact_with_a_tile_that_was_laid_unasked_has_its_name() -> None:
    view = RULES.view(position(SOLE_FILL), Seat(0))
    said = RULES.label(view, ("A", "00", "W1", "1111", "act", "W1>N1W1"))
    tile = dict(said.args)["tile"]
    assert getattr(tile, "key", None) == "cacao-tile-g1"


MOVES = (
    (("B", "@N1W2", "1210", "W2=G2", "auto"), "1210 放在 N1W2，W2 補上價值 2 的礦場"),
    (("A", "@W1", "1111"), "1111 放在 W1"),
    (("over", "A", "@W1", "1111", "act", "W1>00", "2", "done"), "用 1111 覆蓋 W1，W1 的 2 位工人到 00"),
    (("A", "@W1", "1111", "hold"), "1111 放在 W1，先放板塊，再指派工人"),
    (("orders", "min=3"), "預設指示：售價 3 以上才賣"),
    (("act", "W1>00", "1"), "W1 的 1 位工人到 00"),
    (("auto",), "自動：先求金幣多，再求可可果多"),
)


@pytest.mark.parametrize(("move", "said"), MOVES)
def test_a_move_is_said_in_words_without_the_codes_of_tiles_and_orders(move: Move, said: str) -> None:
    """A review told a newcomer to play "1210 N1W2 fill W2=G2"."""
    words = labels.in_words(move)
    assert words is not None
    assert say_in("zh-TW")(words) == said


def test_half_a_placement_has_no_words() -> None:
    assert labels.in_words(("A", "@W1")) is None
