"""A table as it is opened."""

from __future__ import annotations

import pytest

from bot import catalogue
from bot.table.guards import Refusal
from bot.table.new_table import open_table
from bot.table.session import Opening, computer, person
from tests.support.hosting import ANN, START, games
from tests.support.toy import Options


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "bot-table-unknown-game"),
        ({"options": Options(rounds=9)}, "bot-option-out-of-range"),
        ({"options": Options(rounds=True)}, "bot-option-out-of-range"),
        ({"options": Options(blind=1)}, "bot-option-no-such-value"),  # type: ignore[arg-type]
        ({"options": Options(rounds=1, blind=True)}, "toy-problem-blind"),
        ({"seats": 7}, "bot-table-seats"),
        ({"computers": ("genius",)}, "bot-table-unknown-level"),
        ({"seats": 2, "computers": ("first", "first")}, "bot-table-full"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(changed: dict[str, object], reason: str) -> None:
    wanted: dict[str, object] = {"game": "toy", "options": Options(), **changed}
    opening = Opening(guild=7, channel=1, host=ANN, host_name="Ann", locale="en", **wanted)  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refusal:
        open_table(games(), opening, now=START)
    assert refusal.value.reason.key == reason


def test_whoever_opens_a_table_sits_first_or_last_or_not_at_all() -> None:
    def people(**more: object) -> list[object]:
        opening = Opening(7, 1, "toy", Options(), ANN, "Ann", "en", seats=3, computers=("first",), **more)  # type: ignore[arg-type]
        return [chair.occupant for chair in open_table(games(), opening, now=START).chairs]

    assert people() == [person(ANN, "Ann"), computer("first"), None]
    assert people(last=True) == [computer("first"), None, person(ANN, "Ann")]
    assert people(sit=False) == [computer("first"), None, None]


def test_a_number_that_does_not_fit_is_answered_with_the_rule_sets_that_do() -> None:
    jiangshan = catalogue.games()
    options = jiangshan["jiangshan"].rules.presets["chu-han"]
    opening = Opening(7, 1, "jiangshan", options, ANN, "Ann", "en", seats=4)
    with pytest.raises(Refusal) as refusal:
        open_table(jiangshan, opening, now=START)
    reason = refusal.value.reason
    assert reason.key == "bot-table-seats-sets"
    assert "jiangshan-preset-deer-hunt" in [each.key for each in dict(reason.args)["sets"]]
