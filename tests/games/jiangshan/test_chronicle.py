"""What an army's chronicle tells of a defeat."""

from __future__ import annotations

import pytest

from bot.messages.i18n import Voice
from games.chronicle import Happening
from games.core import Seat
from games.jiangshan.chronicle import _defeats
from games.moves import Line
from games.replacing import replace
from tests.support.jiangshan import stood

PLACED = """
    2 .  bK
    1 rK .
"""


@pytest.mark.parametrize(
    ("morale", "told"),
    [(2, "Ben is defeated."), (-1, "Ben is defeated: their morale fell below 0.")],
)
def test_a_defeat_by_morale_says_so(morale: int, told: str) -> None:
    before = stood(PLACED)
    red, blue = before.sides
    after = replace(before, sides=(red, replace(blue, defeated=True, morale=morale)))
    (point,) = _defeats([Happening(1, before, Line(Seat(0), ("end",)), after, ())])
    assert Voice("en", ("Ann", "Ben")).say(point.told) == told
