"""Options as text: in the words of any language, spaces and all, with every fault at once, and how it may go on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from bot.catalogue import games
from bot.messages.i18n import plain
from bot.messages.option_text import completions, read, read_all, short
from bot.messages.parameters import settables
from bot.table.costs import FAULTS
from bot.table.guards import Refusal
from bot.table.options import Value
from games.core import OneOf, Range
from renderers.words import LOCALES
from tests.support.work import calls

CALLS = 60_000
"""Calls for one text at most: about 15 ms."""

CARDGO = settables(games()["cardgo"])
every_game = pytest.mark.parametrize("name", games())


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", {}),
        ("hp=30", {"hp": 30}),
        ("map=lake columns=10", {"map": "lake", "columns": 10}),
        ("map=random:light", {"map": "random:light"}),
        ("map=Random, a little terrain hp=30", {"map": "random:light", "hp": 30}),
        ("MAP = Lake  HP=7", {"map": "lake", "hp": 7}),
        ("map=lake, hp=7; komi=1", {"map": "lake", "hp": 7, "komi": 1}),
        ("full-speed=on adjacent=no effects=true", {"full": True, "adj": False, "effects": True}),
        ("hp_red=same hp=20", {"hp_red": None, "hp": 20}),
        ("紅方生命=相同 地圖=湖泊", {"hp_red": None, "map": "lake"}),
        ("地圖＝湖泊　生命＝３０", {"map": "lake", "hp": 30}),
        ("地图=湖泊，生命值=30", {"map": "lake", "hp": 30}),
        ("rules=quick hours=0 order=last", {"rules": "quick", "hours": 0, "order": "last"}),
    ],
)
def test_options_are_read_in_every_language(typed: str, values: dict[str, Value | None]) -> None:
    for locale in LOCALES:
        assert read(typed, CARDGO, locale) == values


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_value_is_read_as_it_is_called(name: str, locale: str) -> None:
    offered = settables(games()[name])
    for this in offered:
        for value, words in this.values.items():
            for said in (plain(locale, words), short(this, value, locale)):
                assert read(f"{plain(locale, this.words)}={said}", offered, locale) == {this.name: value}
                assert read(f"{this.name}={said} hours=1", offered, locale) == {this.name: value, "hours": 1}
        if isinstance(this.limit, Range):
            assert read(f"{this.name}={this.limit.high}", offered, locale) == {this.name: this.limit.high}


def faults(typed: str, **given: Value) -> list[str]:
    with pytest.raises(Refusal) as refused:
        read_all(given, typed, CARDGO, "en")
    return [text.key for text in refused.value.faults] or [refused.value.reason.key]


@pytest.mark.parametrize(
    ("typed", "given", "keys"),
    [
        ("lake", {}, ["bot-options-unreadable"]),
        ("colour=red", {}, ["bot-options-unknown"]),
        ("map=moon", {}, ["bot-option-no-such-value"]),
        ("map=", {}, ["bot-option-no-such-value"]),
        ("hp=0", {}, ["bot-option-out-of-range"]),
        ("hp=１０００", {}, ["bot-option-out-of-range"]),
        ("hp=many", {}, ["bot-option-out-of-range"]),
        ("hp=1 hp=2", {}, ["bot-options-twice"]),
        ("hp=1", {"hp": 2}, ["bot-options-twice"]),
        ("effects=maybe", {}, ["bot-option-no-such-value"]),
        (
            "so: hp=0 map=moon colour=red",
            {"komi": 99, "rules": "huge"},
            [
                "bot-options-unreadable",
                "bot-option-out-of-range",
                "bot-option-no-such-value",
                "bot-options-unknown",
                "bot-option-out-of-range",
                "bot-option-no-such-value",
            ],
        ),
    ],
)
def test_every_fault_is_told_at_once(typed: str, given: dict[str, Value], keys: list[str]) -> None:
    assert faults(typed, **given) == keys


def test_a_parameter_takes_words_as_well() -> None:
    assert read_all({"map": "Lake", "effects": True, "seats": 2}, "", CARDGO, "en") == {
        "map": "lake",
        "effects": True,
        "seats": 2,
    }


@pytest.mark.parametrize(
    ("typed", "there", "absent"),
    [
        ("", "map=", "map=lake"),
        ("m", "max-turns=", "hp="),
        ("MA", "map=", "hp="),
        ("map=", "map=Lake", "hp="),
        ("map=L", "map=Lake", "map=Meadow"),
        ("map=lake", "map=lake hp=", "map=lake map="),
        ("map=lake ", "map=lake hp=", "map=lake map="),
        ("map=lake m", "map=lake max-turns=", "map=lake map="),
        ("map=lake effects=o", "map=lake effects=on", "map=lake effects="),
        ("map=Random, a", "map=Random, a little terrain", "map=Random, a adjacent="),
        ("hp=", "hp=999", "hp=0"),
        ("hp=30", "hp=30 komi=", "hp=30 hp="),
        ("hp=3 ko", "hp=3 komi=", "hp=3 map="),
        ("hp_red=", "hp_red=the same", "map="),
    ],
)
def test_each_step_is_suggested(typed: str, there: str, absent: str) -> None:
    offered = completions(typed, CARDGO, "en")
    assert there in offered
    assert absent not in offered


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_and_value_can_be_suggested_and_read(name: str, locale: str) -> None:
    offered = settables(games()[name])
    for this in offered:
        begun = f"{plain(locale, this.words)}="
        assert completions(begun.rstrip("="), offered, locale).count(begun) == 1
        finished = [each for each in completions(begun, offered, locale) if each.startswith(begun) and each != begun]
        found = [read(each, offered, locale)[this.name] for each in finished]
        assert set(this.values) <= set(found), this.name
        if isinstance(this.limit, Range):
            assert {this.limit.low, this.limit.high} <= set(found), this.name
        if isinstance(this.limit, OneOf):
            assert len(found) == len(this.values), this.name


@pytest.mark.parametrize(
    ("typed", "key"), [("map=moon", "bot-option-no-such-value"), ("colour=", "bot-options-unknown")]
)
def test_where_nothing_can_follow_it_is_said_why(typed: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        completions(typed, CARDGO, "en")
    assert refused.value.reason.key == key


def test_what_is_there_is_said_once_and_no_more_faults_than_one_reads() -> None:
    typed = " ".join(f"{letter}=" for letter in "abcdefghijklmnop" * 2)
    with pytest.raises(Refusal) as refused:
        read(typed, CARDGO, "en")
    assert len(refused.value.faults) == FAULTS
    assert [each.key for each in refused.value.faults] == ["bot-options-unknown"] + ["bot-options-unknown-too"] * 9
    with pytest.raises(Refusal) as alone:
        read("a= " * 333, CARDGO, "en")
    assert alone.value.reason.key == "bot-options-unknown"
    assert not alone.value.faults


def test_suggestions_fit_what_discord_takes() -> None:
    typed = " ".join(
        f"{name}={value}" for name, value in {"hp": 30, "komi": 1, "columns": 9, "rows": 9, "hand": 3}.items()
    )
    offered = completions(typed + " maxturns=100 preview=on full=off adj=off hand_red=same hp_red=", CARDGO, "en")
    assert all(len(each) <= 100 for each in offered)


@every_game
def test_what_is_typed_costs_what_it_is_worth(name: str) -> None:
    """A thousand characters, read and suggested on the event loop's own time: never more than some milliseconds."""
    offered = settables(games()[name])
    words = ("a=", "=", "ﷺ=ﷺ ", "漢=", ";", "x ", *(f"{each.name}=x " for each in offered))
    longest = [(word * 1000)[:1000] for word in words]
    _refused(lambda: read(longest[0], offered, "zh-TW"))  # the first time, words are read from files
    for typed in longest:
        assert calls(lambda typed=typed: _refused(lambda: read(typed, offered, "zh-TW"))) <= CALLS  # type: ignore[misc]  # a lambda's default
        assert calls(lambda typed=typed: _refused(lambda: completions(typed, offered, "zh-TW"))) <= CALLS  # type: ignore[misc]  # as above


def _refused(work: Callable[[], object]) -> None:
    with suppress(Refusal):
        work()
