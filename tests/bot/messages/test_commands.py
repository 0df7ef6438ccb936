"""The slash commands: within Discord's limits, in three languages, all documented, generated from the games' options."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from bot.catalogue import games
from bot.handlers.dispatch import CLICKS
from bot.handlers.dispatch import COMMANDS as HANDLERS
from bot.messages.commands import COMMANDS, documented, payloads
from bot.messages.custom_id import Action
from bot.messages.limits import command_problems
from bot.table.options import settings
from games.core import OneOf, Range

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


def test_commands_work_in_servers_only() -> None:
    assert all(command["contexts"] == [0] and command["integration_types"] == [0] for command in payloads())


def test_every_command_is_answered_and_documented() -> None:
    assert set(documented()) == set(HANDLERS) == {"play", *COMMANDS}


def test_every_control_is_answered() -> None:
    assert set(CLICKS) == set(Action)


@pytest.mark.parametrize("name", games())
def test_every_option_of_a_game_is_a_parameter(name: str) -> None:
    game = games()[name]
    offered = {option["name"] for option in play(name)["options"]}
    fields = {field.name for field in dataclasses.fields(game.rules.options)}
    assert fields <= offered
    assert {"rules", "opponent", "computer", "order", "hours", "language"} <= offered


@pytest.mark.parametrize("name", games())
def test_discord_checks_the_ranges_of_options(name: str) -> None:
    offered = {option["name"]: option for option in play(name)["options"]}
    for setting in settings(games()[name]):
        match setting.limit:
            case Range(low, high):
                assert (offered[setting.name]["min_value"], offered[setting.name]["max_value"]) == (low, high)
            case OneOf(values):
                assert [choice["value"] for choice in offered[setting.name]["choices"]] == list(values)


@pytest.mark.parametrize("name", games())
def test_no_option_of_a_game_is_called_like_one_of_the_host(name: str) -> None:
    names = [option["name"] for option in play(name)["options"]]
    assert len(set(names)) == len(names)
