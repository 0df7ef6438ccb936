"""The slash commands: within Discord's limits, in three languages, all documented, generated from the games'
options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.admission import OPPONENTS, PARAMETERS
from bot.catalogue import games
from bot.handlers.dispatch import CLICKS
from bot.handlers.dispatch import COMMANDS as HANDLERS
from bot.messages import commands
from bot.messages.commands import ATTACHMENT, BOOLEAN, COMMANDS, LISTED, MENUS, asked_for, documented, payloads
from bot.messages.custom_id import Action
from bot.messages.limits import command_length, command_problems
from bot.messages.parameters import opponents, settables, stored
from bot.table.options import documents, settings
from games.core import Document, OneOf, Range
from renderers.core import Game
from tests.support.guests import Entry, installed, renamed

LANGUAGES = {"en-US", "zh-TW", "zh-CN"}


def play(name: str) -> dict[str, Any]:
    made: Any = next(command for command in payloads() if command["name"] == "play")
    return next(sub for sub in made["options"] if sub["name"] == name)


def everything(command: Any) -> Iterator[Any]:
    yield command
    for part in (*command.get("options", ()), *command.get("choices", ())):
        yield from everything(part)


def test_discord_takes_all_commands() -> None:
    assert command_problems(payloads()) == ()


def test_everything_has_words_in_every_language() -> None:
    for command in payloads():
        for part in everything(command):
            if part["name"] not in games():  # a game's name is the same everywhere
                assert set(part["name_localizations"]) == LANGUAGES
            if "description" in part:
                assert set(part["description_localizations"]) == LANGUAGES


def siblings(path: str, parts: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """What stands side by side, by where: the commands, and what is below each: subcommands or parameters, choices."""
    yield path, parts
    for part in parts:
        for below in ("options", "choices"):
            if part.get(below):
                yield from siblings(f"{path}/{part['name']}", part[below])


def localized(part: Any, language: str) -> str:
    return str(part["name_localizations"][language] if language else part["name"])


@pytest.mark.parametrize("language", ["", *sorted(LANGUAGES)])
def test_no_two_have_one_name_beside_each_other(language: str) -> None:
    """Who reads a name in a list, or a sentence, has to know which of them is meant."""
    levels = dict(siblings("", payloads()))
    assert {"/play", "/table/pace", "/settings/language", *(f"/play/{name}" for name in games())} <= levels.keys()
    doubles = [
        (path, name)
        for path, parts in levels.items()
        for name, times in Counter(localized(part, language) for part in parts).items()
        if times > 1
    ]
    assert doubles == []


def test_commands_work_in_servers_only() -> None:
    assert all(command["contexts"] == [0] and command["integration_types"] == [0] for command in payloads())


def test_every_command_is_answered_and_documented() -> None:
    assert set(documented()) == set(HANDLERS) - MENUS.keys() == {"play", *COMMANDS}
    assert MENUS.keys() < HANDLERS.keys()


def test_an_entry_of_a_menu_is_known_by_its_english_words() -> None:
    entries = [command for command in payloads() if command["type"] != 1]
    assert [asked_for(str(entry["name"])) for entry in entries] == [*MENUS]
    assert asked_for("play") == "play"
    assert [entry for entry in entries if "description" in entry or "options" in entry] == []


def test_every_control_is_answered() -> None:
    assert set(CLICKS) == set(Action)


@pytest.mark.parametrize("name", games())
def test_what_is_set_daily_is_a_parameter_and_the_rest_is_text(name: str) -> None:
    offered = {option["name"] for option in play(name)["options"]}
    fields = {setting.name: setting for setting in settings(games()[name])}
    files = {field for field, setting in fields.items() if isinstance(setting.limit, Document)}
    daily = {field for field, setting in fields.items() if setting.daily}
    invited = {*opponents(games()[name])}
    house = {*PARAMETERS} - {"seats", *OPPONENTS} | invited
    assert offered - {"seats"} == house | daily | files | {f"stored_{file}" for file in files}
    assert {each.name for each in settables(games()[name])} >= fields.keys() - files


@pytest.mark.parametrize("name", games())
def test_discord_checks_the_ranges_of_options(name: str) -> None:
    offered = {option["name"]: option for option in play(name)["options"]}
    for setting in settings(games()[name]):
        match offered.get(setting.name), setting.limit:
            case {"min_value": least, "max_value": most}, Range(low, high):
                assert (least, most) == (low, high)
            case {"choices": choices}, OneOf(values):
                assert [choice["value"] for choice in choices] == list(values)
            case {"autocomplete": True}, OneOf(values):
                assert len(values) > LISTED
            case {"type": kind}, Document() | None as limit:
                assert kind == (BOOLEAN if limit is None else ATTACHMENT)
            case parameter, _:
                assert parameter is None
                assert not setting.daily


def length(games: Iterable[Game]) -> int:
    made = commands.play(games)
    assert command_problems([made]) == ()
    subs: Any = made["options"]
    assert all(len(sub["options"]) <= 18 for sub in subs)
    return command_length(made)


def own(games: Iterable[Game]) -> set[int]:
    """How many options of its own each game may have as parameters."""
    made: Any = commands.play(games)
    return {len([option for option in sub["options"] if option["name"] not in PARAMETERS]) for sub in made["options"]}


def test_all_of_play_leaves_room_for_one_more_game_of_the_size_of_the_largest(tmp_path: Path) -> None:
    assert length(games().values()) < 5_000
    largest = games()["cardgo"]
    spare = renamed(largest, "spare", tmp_path / "spare")
    with installed(*map(Entry, [*games().values(), spare])):
        assert len(games()) == 5
        assert length(games().values()) < 5_000
        (before, after) = (own([game]) for game in (largest, games()["spare"]))
        assert before == after
        assert max(own(games().values())) == max(before), "nobody had to give way"


def test_twenty_games_find_room_and_none_pays_for_another(tmp_path: Path) -> None:
    largest = games()["cardgo"]
    many = [renamed(largest, f"game{number:02}", tmp_path / f"{number}") for number in range(16)]
    with installed(*map(Entry, [*games().values(), *many])):
        assert len(games()) == 20
        assert command_problems(payloads()) == ()
        assert length(games().values()) < 5_000
        made: Any = payloads()[0]
        kept = [{option["name"] for option in sub["options"]} for sub in made["options"]]
        files = {each for game in games().values() for name in documents(game) for each in (name, stored(name))}
        assert {frozenset(names - files) for names in kept} == {
            frozenset({"rules", "opponent", "computers", "level", "options"})
        }
        assert sum(bool(files & names) for names in kept) == 18, "a file cannot be written as text"


def test_of_some_games_all_have_as_many_parameters_of_their_own(tmp_path: Path) -> None:
    largest = games()["cardgo"]
    (most,) = own([largest])
    five = [renamed(largest, f"game{number}", tmp_path / f"{number}") for number in range(5)]
    with installed(*map(Entry, five)):
        assert length(games().values()) < 5_000
        (count,) = own(games().values())
        assert 0 < count < most


@pytest.mark.parametrize("name", games())
def test_no_option_of_a_game_is_called_like_one_of_the_host(name: str) -> None:
    names = [option["name"] for option in play(name)["options"]]
    assert len(set(names)) == len(names)
