"""The slash commands as Discord wants them, in every language, the games' parameters generated from their options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.catalogue import games
from bot.messages.i18n import plain, spoken
from bot.messages.limits import CHOICE_TEXT
from bot.messages.message import Payload
from bot.messages.parameters import stored
from bot.table.options import Setting, documents, option_name, preset_name, settings, value_key
from games.core import Document, OneOf, Range, Text, text
from renderers.core import Game
from renderers.words import LOCALES

# Discord's own names for the languages of the house. Its en-GB falls back to en-US only if that one is given.
TONGUES: Mapping[str, str] = {"en-US": "en", "zh-TW": "zh-TW", "zh-CN": "zh-CN"}

SUB, STRING, INTEGER, BOOLEAN, USER, NUMBER, ATTACHMENT = 1, 3, 4, 5, 6, 10, 11
MOST_HOURS = 24 * 30


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command of the bot's own. `choices` are values; their words are `bot-choice-<parameter>-<value>`."""

    name: str
    kind: int
    required: bool = False
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    autocomplete: bool = False


LANGUAGE = Parameter("language", STRING, choices=LOCALES)

COMMANDS: Mapping[str, tuple[Parameter, ...]] = {
    "move": (Parameter("text", STRING, required=True, most=1000, autocomplete=True),),
    "board": (Parameter("as", STRING, choices=("picture", "text")),),
    "view": (Parameter("as", STRING, choices=("picture", "text")),),
    "games": (),
    "log": (),
    "rules": (Parameter("game", STRING, autocomplete=True),),
    "resign": (),
    "replace": (
        Parameter("seat", STRING, required=True, autocomplete=True),
        Parameter("level", STRING, autocomplete=True),
        Parameter("person", USER),
    ),
    "nudge": (),
    "rematch": (),
    "cancel": (),
    "export": (),
    "settings": (LANGUAGE, Parameter("hints", BOOLEAN)),
    "help": (),
}
"""Every command but `/play`, whose subcommands are the games."""

ORDERS = ("random", "first", "last")

PLAY: tuple[Parameter, ...] = (
    Parameter("opponent", USER),
    Parameter("computer", STRING),
    Parameter("order", STRING, choices=ORDERS),
    Parameter("hours", INTEGER, least=0, most=MOST_HOURS),
    Parameter("reactions", INTEGER, least=1, most=MOST_HOURS),
    LANGUAGE,
)
"""What every game's `/play` asks besides the rule set, the seats and the game's options."""


def payloads() -> list[Payload]:
    """All commands, ready to be put to Discord."""
    return [_command("play", [_game(game) for game in games().values()]), *map(_own, COMMANDS)]


def _own(name: str) -> Payload:
    return _command(name, [_parameter(parameter) for parameter in COMMANDS[name]])


def _command(name: str, options: list[Payload]) -> Payload:
    return {
        **_named(name, text(f"bot-command-{name}"), text(f"bot-command-{name}-about")),
        "type": 1,
        "options": options,
        "contexts": [0],
        "integration_types": [0],
    }


def _game(game: Game) -> Payload:
    name = game.rules.name
    parameters = [_presets(game), *_seats(game), *(_play(game, parameter) for parameter in PLAY)]
    parameters += [_setting(game, setting) for setting in settings(game)]
    parameters += [_stored(game, name) for name in documents(game)]
    about = _localized("description", text("bot-command-game-about", game=text(f"{name}-name"), about=text(f"{name}-about")))
    return {"type": SUB, "name": name, **about, "options": parameters}


def _presets(game: Game) -> Payload:
    choices = [_choice(preset, preset_name(game, preset)) for preset in game.rules.presets]
    return {**_own_words("rules"), "type": STRING, "choices": choices}


def _seats(game: Game) -> Iterator[Payload]:
    counts = [game.rules.seats(options) for options in game.rules.presets.values()]
    low, high = min(count.start for count in counts), max(count.stop - 1 for count in counts)
    if low < high:
        yield {**_own_words("seats"), "type": INTEGER, "min_value": low, "max_value": high}


def _play(game: Game, parameter: Parameter) -> Payload:
    made = _parameter(parameter)
    if parameter.name == "computer":
        made["choices"] = [_choice(level, text(f"{game.rules.name}-level-{level}")) for level in game.players]
    return made


def _setting(game: Game, setting: Setting) -> Payload:
    key = f"{game.rules.name}-option-{setting.name}"
    made = _named(setting.name, text(key), text(f"{key}-about"))
    match setting.limit:
        case Range(low, high):
            return {**made, "type": INTEGER, "min_value": low, "max_value": high}
        case OneOf(values):
            choices = [_choice(value, text(value_key(game.rules.name, setting.name, value))) for value in values]
            return {**made, "type": STRING, "choices": choices}
        case Document():
            return {**made, "type": ATTACHMENT}
        case None:
            return {**made, "type": BOOLEAN}


def _stored(game: Game, name: str) -> Payload:
    """The names of the files that are kept here for a document."""
    words = text("bot-parameter-stored", option=option_name(game, name))
    made = _named(stored(name), words, text("bot-parameter-stored-about"))
    return {**made, "type": STRING, "autocomplete": True, "max_length": CHOICE_TEXT}


def _parameter(parameter: Parameter) -> Payload:
    made: Payload = {**_own_words(parameter.name), "type": parameter.kind}
    if parameter.required:
        made["required"] = True
    if parameter.autocomplete:
        made["autocomplete"] = True
    if parameter.choices:
        made["choices"] = [_choice(value, text(f"bot-choice-{parameter.name}-{value}")) for value in parameter.choices]
    return {**made, **_bounds(parameter)}


def _bounds(parameter: Parameter) -> Payload:
    names = ("min_length", "max_length") if parameter.kind == STRING else ("min_value", "max_value")
    return {name: bound for name, bound in zip(names, (parameter.least, parameter.most), strict=True) if bound is not None}


def _own_words(name: str) -> Payload:
    return _named(name, text(f"bot-parameter-{name}"), text(f"bot-parameter-{name}-about"))


def _named(name: str, words: Text, about: Text) -> Payload:
    localized = _localized("name", words)
    return {**localized, "name": name, **_localized("description", about)}


def _choice(value: str, words: Text) -> Payload:
    return {**_localized("name", words), "value": value}


def _localized(field: str, words: Text) -> Payload:
    said = {tongue: plain(locale, words) for tongue, locale in TONGUES.items()}
    return {field: said["en-US"], f"{field}_localizations": said}


def documented() -> tuple[str, ...]:
    """The names of all commands, in the order of `/help`."""
    return ("play", *COMMANDS)


def has(key: str) -> bool:
    """Whether a message with this key exists."""
    return spoken(LOCALES[0]).has(key)
