"""Games of other distributions with something wrong: each is left out with a line that names it, and the others go
on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest

from bot import admission
from bot.admission import judge
from bot.catalogue import games, loaded
from bot.messages import limits
from bot.messages.commands import payloads
from bot.messages.limits import command_problems
from bot.messages.parameters import settables
from games.core import Document, OneOf, Range, option
from games.exercise import Lesson
from renderers.core import Game
from renderers.words import LOCALES
from tests.support.guests import Entry, installed, renamed, rewrite, without

pytestmark = pytest.mark.usefixtures("logged_through_the_library")

Change = Callable[[Game, Path], Game | None]

OURS = dict(games())


def words(locale: str, *changes: tuple[str, str]) -> Change:
    return lambda game, folder: rewrite(folder, locale, "guest.ftl", *changes)


def added(locale: str, line: str) -> Change:
    def change(game: Game, folder: Path) -> None:
        with (folder / locale / "guest.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")

    return change


def called(name: str) -> Change:
    def change(game: Game, folder: Path) -> Game:
        return replace(game, rules=replace(game.rules, name=name))

    return change


def options(**changed: Any) -> Change:
    """With another option beside its own."""

    def change(game: Game, folder: Path) -> Game:
        annotations = {name: type(value.default) for name, value in changed.items()}
        made = dataclass(frozen=True)(
            type("Options", (game.rules.options,), {"__annotations__": annotations, **changed})
        )
        presets = MappingProxyType({name: made() for name in game.rules.presets})
        return replace(game, rules=replace(game.rules, options=made, presets=presets))

    return change


def with_rules(**attributes: Any) -> Change:
    return lambda game, folder: replace(game, rules=replace(game.rules, **attributes))


def removed(locale: str) -> Change:
    return lambda game, folder: without(folder, locale)


def unwritten(locale: str) -> Change:
    return lambda game, folder: (folder / locale / "guest-rules.md").unlink()


LONG = "x" * 160

FAULTS: Mapping[str, tuple[Change, str]] = {
    "a key twice": (added("en", "guest-name = Again"), "'guest-name'"),
    "a key of the house": (added("zh-TW", "renderers-face = tc"), "zh-TW: renderers-face is a key of the house"),
    "a key of the bot": (added("en", "bot-help = Help!"), "bot-help is a key of the house"),
    "no Fluent": (added("zh-CN", "this is no message"), "not Fluent"),
    "a missing language": (removed("zh-CN"), "it does not speak zh-CN"),
    "a missing rules page": (unwritten("zh-TW"), "zh-TW: there is no page of rules guest-rules.md"),
    "a paragraph that the rules do not have": (
        lambda game, folder: replace(game, paragraphs={"guest-about": "aim"}),
        "en: guest-rules.md has no paragraph aim",
    ),
    "a lesson without words": (
        lambda game, folder: replace(game, lessons=(Lesson("gone", ()),)),
        "no message guest-course-gone",
    ),
    "a message missing in one language": (added("en", "guest-further = Further"), "zh-CN: no message guest-further"),
    "a missing description": (words("en", ("guest-about =", "guest-round =")), "no message guest-about"),
    "a missing option": (
        words("zh-TW", ("guest-option-offturn =", "guest-other =")),
        "no message guest-option-offturn",
    ),
    "a missing value": (
        words("en", ("guest-option-hands-open =", "guest-other =")),
        "no message guest-option-hands-open",
    ),
    "a description too long": (words("en", ("guest-about = ", f"guest-about = {LONG}")), "guest-about has 2"),
    "name and description too long": (
        words("en", ("guest-name = ", f"guest-name = {'x' * 70}")),
        "characters together",
    ),
    "an option with a space": (
        words("en", ("guest-option-hands = hands", "guest-option-hands = the hands")),
        "“the hands”",
    ),
    "an option with a capital": (words("en", ("guest-option-hands = hands", "guest-option-hands = Hands")), "“Hands”"),
    "an option called like one of the host": (
        words("en", ("guest-option-hands = hands", "guest-option-hands = hours")),
        "“hours”, which hours is called already",
    ),
    "two options called the same": (
        words("en", ("guest-option-hands = hands", "guest-option-hands = off-turn")),
        "“off-turn”, which offturn is called already",
    ),
    "an empty message": (
        words("en", ("guest-preset-standard = ", 'guest-preset-standard = { "" }\nguest-other = ')),
        "is empty",
    ),
    "a message with an argument": (
        words("en", ("guest-about = ", "guest-about = { $who } ")),
        "guest-about",
    ),
    "a name taken": (called("cacao"), "another game is called cacao"),
    "a name with a space": (called("goof spiel"), "is no name"),
    "a field called like a parameter": (options(rules=option(1, Range(1, 3))), "rules is called like a parameter"),
    "a field with a capital": (options(Laps=option(1, Range(1, 3))), "Laps has a name that Discord does not take"),
    "a field without a limit": (options(laps=option(1)), "laps has no limit"),
    "a field without values": (options(laps=option("a", OneOf(()))), "laps has 0 values"),
    "a field with too many values": (
        options(laps=option("a", OneOf(tuple(map(str, range(26)))))),
        "laps has 26 values",
    ),
    "a field with a long value": (options(laps=option(LONG, OneOf((LONG,)))), "laps has a value of 160"),
    "a range upside down": (options(laps=option(3, Range(3, 1))), "laps goes from 3 down to 1"),
    "a file with a long name": (
        lambda game, folder: (
            [
                added(locale, f"guest-option-laps = {'f' * 30}\nguest-option-laps-about = a file")(game, folder)
                for locale in LOCALES
            ]
            and options(laps=option("", Document()))(game, folder)
        ),
        "is too long for",
    ),
    "no rule sets": (with_rules(presets={}), "0 rule sets"),
    "options that are none": (with_rules(options=int), "no dataclass"),
    "rules that fail": (with_rules(presets=None), "TypeError"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_game_is_left_out_with_one_line_and_the_others_go_on(
    name: str, tmp_path: Path, logged_errors: list[logging.LogRecord]
) -> None:
    change, told = FAULTS[name]
    guest = renamed(OURS["cacao"], "guest", tmp_path / "words")
    faulty = change(guest, tmp_path / "words")
    entries = [*(Entry(game, f"ours:{each}", dist=SimpleNamespace(name="parlour")) for each, game in OURS.items())]
    with installed(*entries, Entry(faulty if isinstance(faulty, Game) else guest, "theirs:GAME")):
        assert list(games()) == sorted(OURS)
        assert command_problems(payloads()) == ()
    (record,) = logged_errors
    assert (record.getMessage(), record.__dict__["entry"]) == ("game left out", "theirs:GAME")
    assert told in record.__dict__["fault"]
    assert "\n" not in record.__dict__["fault"]
    logged_errors.clear()


def test_a_good_guest_is_offered_and_all_its_commands_with_it(tmp_path: Path) -> None:
    guest = renamed(OURS["jiangshan"], "guest", tmp_path / "words")
    with installed(*map(Entry, [*OURS.values(), guest])):
        assert set(games()) == {*OURS, "guest"}
        assert command_problems(payloads()) == ()


@pytest.mark.parametrize("found", [ImportError("no such thing"), "a string"], ids=["unimportable", "no game"])
def test_what_cannot_be_loaded_is_told_as_well(found: object, logged_errors: list[logging.LogRecord]) -> None:
    with installed(Entry(found), *map(Entry, OURS.values())):
        assert set(games()) == set(OURS) == set(loaded())
    (record,) = logged_errors
    assert record.__dict__["fault"] in ("ImportError('no such thing')", "it is no Game")
    logged_errors.clear()


def test_our_own_games_come_before_whoever_takes_their_names(
    tmp_path: Path, logged_errors: list[logging.LogRecord]
) -> None:
    thief = renamed(OURS["koxinga"], "cacao", tmp_path / "words")
    with installed(Entry(thief, "a:GAME"), Entry(OURS["cacao"], "z:GAME", dist=SimpleNamespace(name="parlour"))):
        assert games()["cacao"] is OURS["cacao"]
        assert loaded()["cacao"] is OURS["cacao"], "the process that thinks has the same"
    assert [record.__dict__["entry"] for record in logged_errors] == ["a:GAME"]
    logged_errors.clear()


@pytest.mark.parametrize("name", OURS)
def test_our_own_games_would_be_admitted(name: str) -> None:
    judge(OURS[name])


def test_the_bounds_are_those_of_discord() -> None:
    """The ground may not ask the rooms above."""
    assert (admission.MENU, admission.WORDS, admission.BUTTON) == (limits.OPTIONS, limits.DESCRIPTION, limits.LABEL)
    assert admission.WORDS == limits.CHOICE_TEXT
    for name in ("a" * 32, "a" * 33, "a b", "名-x"):
        assert bool(admission.PARAMETER.fullmatch(name)) == bool(limits.COMMAND_NAME.match(name))


def test_no_option_of_a_game_is_called_like_anything_that_a_table_sets() -> None:
    for game in OURS.values():
        of_table = {each.name for each in settables(game) if each.own is None}
        assert of_table <= set(admission.TAKEN)
