"""A game's options: what they are called, what documents among them say, whether they can be played."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from games.core import Document, Faults, Limit, OneOf, Range, Text, allows, text
from renderers.core import Game

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Setting:
    """One field of a game's options. `limit` is None for a boolean."""

    name: str
    limit: Limit | None


def settings(game: Game) -> tuple[Setting, ...]:
    """The fields of the game's options, in order."""
    return tuple(_settings(game.rules.options))


def _settings(options: type) -> Iterator[Setting]:
    hints = typing.get_type_hints(options)
    for field in fields(options):
        limit = field.metadata.get("limit")
        assert limit is not None or bool in _kinds(hints[field.name]), f"{field.name} has no limit"
        yield Setting(field.name, limit)


def _kinds(hint: Any) -> tuple[Any, ...]:
    return typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def documents(game: Game) -> Mapping[str, Document]:
    """The options that are documents, by name."""
    return {setting.name: setting.limit for setting in settings(game) if isinstance(setting.limit, Document)}


def problem(game: Game, options: Any) -> Text | Faults | None:
    """What is wrong with `options`, field by field and then as a whole; None if they can be played."""
    for setting, field in zip(settings(game), fields(options), strict=True):
        value = getattr(options, setting.name)
        if value == field.default and type(value) is type(field.default):
            continue  # it may be None, "as another option says", which no limit knows
        if not allows(setting.limit, value):
            return _out_of_limit(game, setting, value)
    return game.rules.problem(options)


def _out_of_limit(game: Game, setting: Setting, value: object) -> Text:
    option = option_name(game, setting.name)
    match setting.limit:
        case Range(low, high):
            return text("bot-option-out-of-range", option=option, value=str(value), low=low, high=high)
        case Document(most):
            return text("bot-option-too-long", option=option, most=most // 1024)
        case OneOf(values):
            names = tuple(value_name(game, setting, each) for each in values)
        case None:
            names = (text("bot-value-on"), text("bot-value-off"))
    return text("bot-option-no-such-value", option=option, value=str(value), values=names)


def titles(game: Game, options: Any) -> tuple[Text, ...]:
    """What the documents among the options call themselves."""
    given = [getattr(options, name) for name in documents(game)]
    return tuple(game.title(document) or text("bot-value-document") for document in given if document)


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


def preset_name(game: Game, preset: str) -> Text:
    """Words for one of the game's presets."""
    return text(f"{game.rules.name}-preset-{preset}")


def option_name(game: Game, field: str) -> Text:
    """Words for the option `field`."""
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
    """The message key of one value of a text option of the game `name`."""
    return f"{name}-option-{field}-{re.sub('[^a-z0-9]', '-', value)}"
