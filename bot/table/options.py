"""A game's options: what they are called, what documents among them say, whether they can be played."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from bot.admission import value_key
from games.core import Document, Faults, Limit, OneOf, Range, Text, allows, text
from games.replacing import replace
from renderers.core import Game

Value = str | int | bool
"""What one option of a game may hold."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One field of a game's options. `limit` is None for a boolean; `daily` is what people set often; `same` is whether
    it may be None, "as another option says"."""

    name: str
    limit: Limit | None
    daily: bool = False
    same: bool = False


def settings(game: Game) -> tuple[Setting, ...]:
    """The fields of the game's options, in order."""
    return _settings(game.rules.options)


@lru_cache  # asked at every panel, and hints are compiled from text each time
def _settings(options: type) -> tuple[Setting, ...]:
    return tuple(_read(options))


def _read(options: type) -> Iterator[Setting]:
    hints = typing.get_type_hints(options)
    for field in fields(options):
        limit = field.metadata.get("limit")
        assert limit is not None or bool in _kinds(hints[field.name]), f"{field.name} has no limit"
        yield Setting(field.name, limit, field.metadata.get("daily", False), field.default is None)


def _kinds(hint: Any) -> tuple[Any, ...]:
    return typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def choosable(game: Game) -> tuple[Setting, ...]:
    """The settings whose value is a word or a number: all but documents."""
    return tuple(setting for setting in settings(game) if not isinstance(setting.limit, Document))


def documents(game: Game) -> Mapping[str, Document]:
    """The options that are documents, by name."""
    return {setting.name: setting.limit for setting in settings(game) if isinstance(setting.limit, Document)}


def chosen(game: Game, base: Any, values: Mapping[str, Value | None]) -> Any:
    """`base` with `values` in place of its fields, and with what a document among them sets where nobody chose that."""
    found = dict(values)
    for name, limit in documents(game).items():
        if limit.implies is not None and values.get(name):
            found.setdefault(*limit.implies)
    return replace(base, **found)


def problem(game: Game, options: Any) -> Text | Faults | None:
    """What is wrong with `options`: with its fields, all that are wrong, else with the whole; None if they can be
    played."""
    wrong = tuple(_out_of_limits(game, options))
    if len(wrong) > 1:
        return Faults(text("bot-options-faults"), wrong)
    return wrong[0] if wrong else game.rules.problem(options)


def _out_of_limits(game: Game, options: Any) -> Iterator[Text]:
    for setting, field in zip(settings(game), fields(options), strict=True):
        value = getattr(options, setting.name)
        if value == field.default and type(value) is type(field.default):
            continue  # it may be None, "as another option says", which no limit knows
        if not allows(setting.limit, value):
            yield _out_of_limit(game, setting, value)


def _out_of_limit(game: Game, setting: Setting, value: object) -> Text:
    values = named_values(game, setting)
    return out_of_limit(option_name(game, setting.name), setting.limit, tuple(values.values()), str(value))


def out_of_limit(option: Text, limit: Limit | None, values: tuple[Text, ...], value: str) -> Text:
    """That an option cannot be `value`, and what it can be; `values` names those that have names."""
    match limit:
        case Range(low, high):
            return text("bot-option-out-of-range", option=option, value=value, low=low, high=high)
        case Document(most):
            return text("bot-option-too-long", option=option, most=most // 1024)
        case _:
            return text("bot-option-no-such-value", option=option, value=value, values=values)


def titles(game: Game, options: Any) -> tuple[Text, ...]:
    """What the documents among the options call themselves."""
    given = [getattr(options, name) for name in documents(game)]
    return tuple(game.title(document) or text("bot-value-document") for document in given if document)


def most(game: Game) -> int:
    """How many play at most under any of the rule sets."""
    return max(game.rules.seats(options).stop - 1 for options in game.rules.presets.values())


def nearest(game: Game, options: Any) -> str:
    """The preset that the fewest changes make into `options`."""
    presets = game.rules.presets
    return min(presets, key=lambda name: len(_changed(game, presets[name], options)))


def differences(game: Game, preset: str, options: Any) -> tuple[Text, ...]:
    """What differs from `preset`, each as "option: value"; a document goes by its title, with what it implies."""
    told = {name for name in documents(game) if getattr(options, name)}
    told |= {limit.implies[0] for name, limit in documents(game).items() if name in told and limit.implies is not None}
    changed = [setting for setting in _changed(game, game.rules.presets[preset], options) if setting.name not in told]
    return tuple(with_value(game, setting, options) for setting in changed)


def with_value(game: Game, setting: Setting, options: Any) -> Text:
    """The option with its value: "option: value"."""
    value = value_name(game, setting, getattr(options, setting.name))
    return text("bot-option-value", option=option_name(game, setting.name), value=value)


def _changed(game: Game, preset: Any, options: Any) -> list[Setting]:
    return [setting for setting in settings(game) if getattr(options, setting.name) != getattr(preset, setting.name)]


def preset_name(game: Game, preset: str) -> Text:
    """Words for one of the game's presets."""
    return text(f"{game.rules.name}-preset-{preset}")


def fitting(game: Game, count: int) -> tuple[Text, ...]:
    """The names of the presets that so many can play."""
    presets = game.rules.presets
    return tuple(preset_name(game, name) for name, each in presets.items() if count in game.rules.seats(each))


def option_name(game: Game, field: str) -> Text:
    """Words for the option `field`."""
    return text(f"{game.rules.name}-option-{field}")


def named_values(game: Game, setting: Setting) -> Mapping[Value | None, Text]:
    """The values of a setting that have names, with them: none of a range's numbers."""
    offered: tuple[Value | None, ...] = ()
    match setting.limit:
        case OneOf(values):
            offered = values
        case None:
            offered = (True, False)
    return {value: value_name(game, setting, value) for value in (*offered, *((None,) if setting.same else ()))}


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
