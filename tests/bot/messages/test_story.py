"""The viewer's words and controls, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.messages.custom_id import MENU, VIEWER, Action, Place, Press, Scope, format, parse
from bot.messages.words.story import LISTED, listed
from tests.support.stories import FOLDER, TOLD, paged


@pytest.mark.parametrize("name", TOLD)
def test_the_pages_of_a_golden_game_are_sent_as_they_were(name: str) -> None:
    """Words, what is told of the picture, and every control, in every language and through different eyes."""
    file = FOLDER / f"{name}.pages"
    assert paged(name) == file.read_text(encoding="utf-8"), "python -m tests.goldens GAME writes it anew"


@pytest.mark.parametrize("last", [0, 1, 24, 25, 100, 2_000])
def test_the_menu_holds_the_first_the_last_and_those_around(last: int) -> None:
    for now in {0, last // 2, last}:
        found = listed(now, last)
        assert len(found) <= LISTED
        assert list(found) == sorted(set(found))
        assert {0, last, *range(max(0, now - 5), min(last, now + 5) + 1)} <= set(found)


def test_a_place_comes_back_from_its_control() -> None:
    for there in (Place(0), Place(12, 3, "1", as_text=True, scope=Scope.OWN), Place(7, eyes="n")):
        assert _back(there) == there
    assert _back(Place(3, control=MENU), "9") == Place(9, control=MENU)
    assert _back(Place(3, control=VIEWER), "1") == Place(3, eyes="1", control=VIEWER)
    assert _back(Place(3, control=VIEWER), "everybody") is None
    assert _back(Place(3), "1") is None, "it is no menu"


def _back(there: Place, value: str | None = None) -> object:
    press = parse(format(Press(Action.STORY, 5, there)), value)
    return None if press is None else press.argument
