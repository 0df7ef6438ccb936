"""A game's options as parameters of a slash command, and back."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

from bot.messages.requests import Refusal, Value
from games.core import Document, Faults, Limit, OneOf, Range, Text, text
from renderers.core import Game

CUSTOM = "custom"
STORED = "stored_"


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
            raise Refusal(_out_of_range(game, setting, values[setting.name]))
    options = dataclasses.replace(start, **implied(game, values))
    problem = game.rules.problem(options)
    if isinstance(problem, Faults):
        raise Refusal(problem.heading, problem.sentences)
    if problem is not None:
        raise Refusal(problem)
    return options


def implied(game: Game, values: Mapping[str, Value]) -> Mapping[str, Value]:
    """The values, with those that a document among them sets where nobody chose them."""
    found = dict(values)
    for name, limit in documents(game).items():
        if limit.implies is not None and values.get(name):
            found.setdefault(*limit.implies)
    return found


def documents(game: Game) -> Mapping[str, Document]:
    """The options that are documents."""
    return {setting.name: setting.limit for setting in settings(game) if isinstance(setting.limit, Document)}


def stored(name: str) -> str:
    """The parameter that names a file kept here for the document option `name`."""
    return f"{STORED}{name}"


def titles(game: Game, options: Any) -> tuple[Text, ...]:
    """What the documents among the options call themselves."""
    given = [getattr(options, name) for name in documents(game)]
    return tuple(game.title(document) or text("bot-value-document") for document in given if document)


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


def _out_of_range(game: Game, setting: Setting, value: Value) -> Text:
    option = option_name(game, setting.name)
    match setting.limit:
        case Range(low, high):
            return text("bot-option-out-of-range", option=option, value=str(value), low=low, high=high)
        case Document(most):
            return text("bot-option-too-long", option=option, most=most // 1024)
        case OneOf(allowed):
            names = tuple(value_name(game, setting, each) for each in allowed)
        case None:
            names = (text("bot-value-on"), text("bot-value-off"))
    return text("bot-option-no-such-value", option=option, value=str(value), values=names)


def preset_of(game: Game, options: Any) -> str | None:
    """The name of the preset that `options` equal; None if they were made by hand."""
    return next((name for name, preset in game.rules.presets.items() if preset == options), None)


def nearest(game: Game, options: Any) -> str:
    """The preset that the fewest changes make into `options`."""
    presets = game.rules.presets
    return min(presets, key=lambda name: len(_changed(game, presets[name], options)))


def differences(game: Game, preset: str, options: Any) -> tuple[Text, ...]:
    """What differs from `preset`, each as "option: value"; a document goes by its title, with what it implies."""
    told = {name for name in documents(game) if getattr(options, name)}
    told |= {limit.implies[0] for name, limit in documents(game).items() if name in told and limit.implies is not None}
    changed = [setting for setting in _changed(game, game.rules.presets[preset], options) if setting.name not in told]
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
