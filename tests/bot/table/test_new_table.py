"""A table as it is opened."""

from __future__ import annotations

from typing import Any

import pytest

from bot import catalogue
from bot.messages.i18n import say
from bot.table import gathering
from bot.table.changes import Moment
from bot.table.guards import Refusal
from bot.table.new_table import open_table
from bot.table.session import Opening, Session, computer, person
from games.core import text
from renderers.words import LOCALES
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


JIANGSHAN = catalogue.games()["jiangshan"]


def sets(refusal: Refusal) -> list[str]:
    """The rule sets that a refusal names."""
    named = dict(refusal.reason.args)["sets"]
    assert isinstance(named, tuple)
    return [each.key.removeprefix("jiangshan-preset-") for each in named]


@pytest.mark.parametrize(
    ("preset", "given", "wanted"),
    [
        ("chu-han", {"seats": 3}, ["three-legs"]),
        ("chu-han", {"seats": 4}, ["deer-hunt", "four-kings", "two-wars"]),
        ("deer-hunt", {"seats": 3}, ["three-legs"]),
        ("first-array", {"invited": (2, 3)}, ["three-legs"]),
        ("first-array", {"computers": ("greedy-1", "greedy-1")}, ["three-legs"]),
        (
            "three-legs",
            {"invited": (2,), "computers": ("greedy-1", "greedy-1")},
            ["deer-hunt", "four-kings", "two-wars"],
        ),
    ],
)
def test_a_number_that_does_not_fit_is_answered_with_the_rule_sets_that_do(
    preset: str, given: dict[str, Any], wanted: list[str]
) -> None:
    opening = Opening(7, 1, "jiangshan", JIANGSHAN.rules.presets[preset], ANN, "Ann", "en", **given)
    with pytest.raises(Refusal) as refusal:
        open_table({"jiangshan": JIANGSHAN}, opening, now=START)
    assert refusal.value.reason.key == "bot-table-seats-sets"
    assert sets(refusal.value) == wanted


def test_a_number_that_no_rule_set_is_for_is_answered_with_how_many_may_play() -> None:
    opening = Opening(7, 1, "toy", Options(), ANN, "Ann", "en", invited=tuple(range(2, 9)))
    with pytest.raises(Refusal) as refusal:
        open_table(games(), opening, now=START)
    assert refusal.value.reason == text("bot-table-seats", players=text("bot-players", least=2, most=6), wanted=8)


def lobby(preset: str, people: int) -> Session:
    """A lobby in which so many sit."""
    opening = Opening(7, 1, "jiangshan", JIANGSHAN.rules.presets[preset], ANN, "Ann", "en")
    session = open_table({"jiangshan": JIANGSHAN}, opening, now=START)
    for user in range(2, people + 1):
        session = gathering.join(session, Moment(START), person(user, str(user))).session
    return session


def test_who_starts_with_too_few_hears_what_so_many_can_play() -> None:
    with pytest.raises(Refusal) as refusal:
        gathering.begin(lobby("four-kings", 3), Moment(START), ANN)
    assert refusal.value.reason.key == "bot-table-too-few-sets"
    assert sets(refusal.value) == ["three-legs"]
    with pytest.raises(Refusal) as refusal:
        gathering.begin(lobby("four-kings", 1), Moment(START), ANN)
    assert refusal.value.reason.key == "bot-table-too-few", "nothing is played alone"


def test_who_changes_to_a_rule_set_for_fewer_hears_what_all_of_them_can_play() -> None:
    with pytest.raises(Refusal) as refusal:
        gathering.set_options(lobby("four-kings", 3), Moment(START), ANN, {}, preset="chu-han")
    assert refusal.value.reason.key == "bot-table-too-many-sets"
    assert sets(refusal.value) == ["three-legs"]
    with pytest.raises(Refusal) as refusal:
        gathering.set_options(lobby("four-kings", 2), Moment(START), ANN, {}, table={"seats": 2})
    assert refusal.value.reason.key == "bot-table-seats-sets"
    assert "first-array" in sets(refusal.value)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_refusals_name_rule_sets_in_every_language(locale: str) -> None:
    for preset, people, wanted in (("four-kings", 3, "three-legs"),):
        with pytest.raises(Refusal) as refusal:
            gathering.begin(lobby(preset, people), Moment(START), ANN)
        said = say(locale, refusal.value.reason)
        assert say(locale, text(f"jiangshan-preset-{wanted}")) in said
