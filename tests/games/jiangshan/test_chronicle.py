"""What an army's chronicle tells of a defeat."""

from __future__ import annotations

import pytest

from bot.messages.i18n import Voice
from games import moves
from games.chronicle import Happening
from games.core import Seat
from games.jiangshan.chronicle import tell
from games.jiangshan.rules import RULES
from games.moves import Line
from tests.support.jiangshan import stood


@pytest.mark.parametrize(
    ("king", "given", "typed", "cause"),
    [
        ("bK", "blue morale 2", "a2xd2", "Ben’s King has fallen"),
        ("b#:K", "blue morale 0", "a2-b2", "Ben’s King was hidden, and their morale has fallen below 0"),
        ("bK", "blue morale 1; setback_city 2", "b3xc3", "Ben’s morale has fallen below 0"),
        ("bK", "blue morale 1", "resign", "Ann has resigned"),
    ],
)
def test_a_turning_point_says_what_defeated_whom_and_no_town_vanishes_with_them(
    king: str, given: str, typed: str, cause: str
) -> None:
    before = stood(f"3 . rDe b# .\n2 rR . . {king}\n1 rK . . .", given)
    (move,) = RULES.parse(RULES.view(before, before.active), typed)
    after, events = moves.play(RULES, before, before.active, move)
    line = Line(before.active, move)
    found = tell([Happening(0, before, line, before, ()), Happening(1, before, line, after, tuple(events))])
    said = [Voice("en", ("Ann", "Ben")).say(point.told) for point in found.points]
    assert any(each.endswith(f"is defeated: {cause}.") for each in said), said
    ground = next(each for each in found.courses if each.title.key == "jiangshan-chronicle-ground")
    taken = typed in ("b3xc3", "a2xd2")  # with the King an army's towns fall to whoever captures him (Jiangshan 7.7)
    for seat, gained in ((Seat(0), taken), (Seat(1), -taken)):
        assert ground.values[seat][-1] == ground.values[seat][0] + gained, "what was won last is counted"
