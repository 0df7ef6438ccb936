"""A game's options as parameters of a slash command, and back."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

from bot.exchange import Refusal, Value
from games.core import Document, Limit, OneOf, Range, Text, text
from renderers.core import Game

CUSTOM = "custom"


@dataclasses.dataclass(frozen=True, slots=True)
class Setting:
    """One field of a game's options. `limit` is None for a boolean."""

    name: str
    limit: Limit | None


def settings(game: Game) -> tuple[Setting, ...]:
    """The fields of the game's options, in order."""
    return tuple(_settings(game.rules.options))


def _settings(options: type) -> Iterator[Setting]:
    hints = typing.get_type_hints(options)
    for field in dataclasses.fields(options):
        limit = field.metadata.get("limit")
        assert limit is not None or bool in _kinds(hints[field.name]), f"{field.name} has no limit"
        yield Setting(field.name, limit)


def _kinds(hint: Any) -> tuple[Any, ...]:
    return typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def chosen(game: Game, preset: str | None, values: Mapping[str, Value]) -> Any:
    """The options of `preset` (the first one if None) with `values` in place of its fields.

    :raises Refusal: a value is out of its range, or the options cannot be played together.
    """
    start = game.rules.presets[preset or next(iter(game.rules.presets))]
    for setting in settings(game):
        if setting.name in values and not _within(setting.limit, values[setting.name]):
            raise Refusal(
                text("bot-option-out-of-range", option=option_name(game, setting.name), value=str(values[setting.name]))
            )
    options = dataclasses.replace(start, **values)
    problem = game.rules.problem(options)
    if problem is not None:
        raise Refusal(problem)
    return options


def _within(limit: Limit | None, value: Value) -> bool:
    match limit:
        case Range(low, high):
            return isinstance(value, int) and low <= value <= high
        case OneOf(values):
            return value in values
        case Document(most):
            return isinstance(value, str) and len(value.encode()) <= most
        case None:
            return isinstance(value, bool)


def preset_of(game: Game, options: Any) -> str | None:
    """The name of the preset that `options` equal; None if they were made by hand."""
    return next((name for name, preset in game.rules.presets.items() if preset == options), None)


def nearest(game: Game, options: Any) -> str:
    """The preset that the fewest changes make into `options`."""
    presets = game.rules.presets
    return min(presets, key=lambda name: len(_changed(game, presets[name], options)))


def differences(game: Game, preset: str, options: Any) -> tuple[Text, ...]:
    """What differs from `preset`, each as "option: value"."""
    changed = _changed(game, game.rules.presets[preset], options)
    return tuple(
        text(
            "bot-option-value",
            option=option_name(game, setting.name),
            value=value_name(game, setting, getattr(options, setting.name)),
        )
        for setting in changed
    )


def _changed(game: Game, preset: Any, options: Any) -> list[Setting]:
    return [setting for setting in settings(game) if getattr(options, setting.name) != getattr(preset, setting.name)]


def option_name(game: Game, field: str) -> Text:
    return text(f"{game.rules.name}-option-{field}")


def value_name(game: Game, setting: Setting, value: Value | None) -> Text:
    """Words for a value of the setting."""
    match setting.limit, value:
        case _, None:
            return text("bot-value-same")
        case None, _:
            return text("bot-value-on" if value else "bot-value-off")
        case OneOf(), str():
            return text(value_key(game.rules.name, setting.name, value))
        case Document(), _:
            return text("bot-value-document")
        case _:
            return text("bot-value-plain", value=str(value))


def value_key(name: str, field: str, value: str) -> str:
    """The message key of one value of a text option."""
    return f"{name}-option-{field}-{re.sub('[^a-z0-9]', '-', value)}"
