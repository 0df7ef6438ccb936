"""The slash commands as Discord wants them, in every language, the games' parameters generated from their options."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.admission import OPPONENTS, PARAMETERS
from bot.catalogue import games
from bot.messages.i18n import plain, spoken
from bot.messages.limits import CHOICE_TEXT, COMMAND_TEXT, PLAY_OPTIONS, PLAY_TEXT, command_length
from bot.messages.message import Payload
from bot.messages.parameters import OPTIONS, Settable, opponents, settables, stored
from bot.table.habits import HOLIDAY_MOST
from bot.table.limits import Welcome
from bot.table.options import documents, option_name
from bot.table.pace import PACES
from bot.table.results.ranking import SHOWN
from games.core import OneOf, Range, Text, text
from renderers.core import Game
from renderers.words import LOCALES

# Discord's own names for the languages of the house. Its en-GB falls back to en-US only if that one is given.
TONGUES: Mapping[str, str] = {"en-US": "en", "zh-TW": "zh-TW", "zh-CN": "zh-CN"}

PERSON_MENU, MESSAGE_MENU = 2, 3
SUB, STRING, INTEGER, BOOLEAN, USER, NUMBER, ATTACHMENT = 1, 3, 4, 5, 6, 10, 11
LISTED = 6
"""Values that a parameter lists at most; of more, those are suggested that hold what is typed. So many cost room."""
OPTIONS_LENGTH = 1000
"""Characters of the text `options`."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command of the bot's own. `choices` are values; their words are
    `bot-choice-<parameter>-<value>`."""

    name: str
    kind: int
    required: bool = False
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    autocomplete: bool = False
    words: str = ""
    """What its words are called, where they are not those of its name."""


LANGUAGE = Parameter("language", STRING, choices=LOCALES)
PLACE = Parameter("in", STRING, choices=("thread", "channel"))
"""Where the table of `/play` stands: in a thread of its own, or where it is opened."""

COMMANDS: Mapping[str, tuple[Parameter, ...]] = {
    "move": (Parameter("text", STRING, required=True, most=1000, autocomplete=True),),
    "board": (Parameter("as", STRING, choices=("picture", "text")),),
    "view": (Parameter("as", STRING, choices=("picture", "text")),),
    "games": (),
    "tables": (),
    "lfg": (
        Parameter("game", STRING, autocomplete=True),
        Parameter("pace", STRING, choices=tuple(PACES), words="lfg-pace"),
        Parameter("days", INTEGER, least=0, most=30),
    ),
    "log": (),
    "since": (Parameter("as", STRING, choices=("picture", "text")),),
    "replay": (
        Parameter("game", STRING, autocomplete=True),
        Parameter("as", STRING, choices=("picture", "text", "animation")),
    ),
    "rules": (Parameter("game", STRING, autocomplete=True),),
    "learn": (Parameter("game", STRING, autocomplete=True),),
    "puzzle": (Parameter("game", STRING, autocomplete=True),),
    "rank": (Parameter("game", STRING, autocomplete=True), Parameter("as", STRING, choices=("picture", "text"))),
    "profile": (Parameter("person", USER, words="profile-person"),),
    "undo": (),
    "resign": (),
    "replace": (
        Parameter("seat", STRING, required=True, autocomplete=True),
        Parameter("level", STRING, autocomplete=True),
        Parameter("person", USER),
    ),
    "plan": (Parameter("text", STRING, most=200, words="plan"), Parameter("after", STRING, most=60)),
    "notes": (),
    "table": (),
    "export": (Parameter("as", STRING, choices=("file", "text")),),
    "settings": (
        LANGUAGE,
        Parameter("hints", BOOLEAN),
        Parameter("confirm", STRING, choices=("always", "risky", "never")),
        Parameter("zone", STRING, most=40, autocomplete=True),
        Parameter("quiet", STRING, most=20, autocomplete=True),
        Parameter("holiday", INTEGER, least=0, most=HOLIDAY_MOST),
        Parameter("messages", STRING, choices=("channel", "direct", "daily")),
        Parameter("hour", INTEGER, least=0, most=23),
        Parameter("invitations", STRING, choices=tuple(each.value for each in Welcome)),
        Parameter("not-from", USER),
        Parameter("profile", STRING, choices=SHOWN),
        Parameter("threads", BOOLEAN),
    ),
    "help": (),
    "privacy": (),
    "forget": (),
}
"""Every command but `/play`, whose subcommands are the games."""


PACE = Parameter("pace", STRING, required=True, most=20, autocomplete=True)

GROUPS: Mapping[str, Mapping[str, tuple[Parameter, ...]]] = {
    "table": {
        "close": (),
        "draw": (),
        "concede": (),
        "pause": (),
        "warnings": (),
        "pace": (PACE,),
        "nudge": (),
        "follow": (Parameter("told", STRING, choices=("end", "daily", "never")),),
        "rematch": (),
    },
}
"""The commands that have subcommands: whatever is rare. Their words are `bot-command-<command>-<subcommand>`."""

PLAY_WITH, MY_SEAT, SINCE_MINE = "play-with", "my-seat", "since-mine"
MENUS: Mapping[str, int] = {PLAY_WITH: PERSON_MENU, MY_SEAT: MESSAGE_MENU, SINCE_MINE: MESSAGE_MENU}
"""What Discord's own menus of a person and of a message offer, up to five each; as `bot-context-<name>`."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How much `/play` says of each game: so many parameters of its `own` options at most, which of the `hosts`,
    whether values are `listed` or only suggested, whether the game is `described`. What is left out can be written as
    `options`."""

    own: int
    hosts: tuple[str, ...] = PARAMETERS
    listed: bool = True
    described: bool = True


NARROW = ("rules", "opponent", "computers", "level", OPTIONS)
SHAPES = (
    *(Shape(own) for own in range(PLAY_OPTIONS - len(PARAMETERS) + len(OPPONENTS) - 1, -1, -1)),
    Shape(0, listed=False),
    Shape(0, NARROW, listed=False),
    Shape(0, NARROW, listed=False, described=False),
)
"""From the widest to the narrowest. All games have the same one, so that none pays for another's room."""


def payloads() -> list[Payload]:
    """All commands, ready to be put to Discord."""
    return [play(games().values()), *map(_own, COMMANDS), *map(_menu, MENUS)]


def asked_for(name: str) -> str:
    """Which of `MENUS` a command is that Discord knows by its English words; its own name if it is none."""
    return next((each for each in MENUS if plain(LOCALES[0], text(f"bot-context-{each}")) == name), name)


def _menu(name: str) -> Payload:
    named = _localized("name", text(f"bot-context-{name}"))
    return {**named, "type": MENUS[name], "contexts": [0], "integration_types": [0]}


def play(offered: Iterable[Game]) -> Payload:
    """`/play` with a subcommand for each game, in the widest shape that fits: into the house's own bounds, which leave
    room for another game, else into Discord's."""
    offered = tuple(offered)
    shapes = [(most, shape) for most in (PLAY_TEXT, COMMAND_TEXT) for shape in SHAPES]
    made = (
        (most, _command("play", [_game(game, shape, _spelt(game, offered)) for game in offered]))
        for most, shape in shapes
    )
    for most, command in made:
        if command_length(command) < most:
            break
    return command


def _own(name: str) -> Payload:
    subcommands = [_subcommand(name, sub) for sub in GROUPS.get(name, ())]
    return _command(name, subcommands or [_parameter(parameter) for parameter in COMMANDS[name]])


def _subcommand(name: str, sub: str) -> Payload:
    key = f"bot-command-{name}-{sub}"
    made = [_parameter(parameter) for parameter in GROUPS[name][sub]]
    return {**_named(sub, text(key), text(f"{key}-about")), "type": SUB, "options": made}


def _command(name: str, options: list[Payload]) -> Payload:
    return {
        **_named(name, text(f"bot-command-{name}"), text(f"bot-command-{name}-about")),
        "type": 1,
        "options": options,
        "contexts": [0],
        "integration_types": [0],
    }


def _game(game: Game, shape: Shape, spelt: Mapping[str, str]) -> Payload:
    name = game.rules.name
    words = text(f"{name}-name")
    about = text("bot-command-game-about", game=words, about=text(f"{name}-about")) if shape.described else words
    made = {"type": SUB, "name": name, "name_localizations": spelt, **_localized("description", about)}
    return {**made, "options": [*_parameters(game, shape)]}


def _spelt(game: Game, offered: Iterable[Game]) -> Mapping[str, str]:
    """The game's own name in each language as Discord allows it for a command, or the short one where that cannot be or
    another game has it. In English the short one is the name."""
    others = [other for other in offered if other is not game]
    found = {}
    for tongue, locale in TONGUES.items():
        words = _joined(game, locale)
        clear = _SPELLING.fullmatch(words) and words not in [_joined(other, locale) for other in others]
        found[tongue] = words if clear and locale != LOCALES[0] else game.rules.name
    return found


def _joined(game: Game, locale: str) -> str:
    return "-".join(plain(locale, text(f"{game.rules.name}-name")).lower().split())


_SPELLING = re.compile(r"[\w-]{1,32}")


def _parameters(game: Game, shape: Shape) -> Iterator[Payload]:
    """The table's parameters, then the files, which nobody can write as text, then what is set daily."""
    everything = {each.name: each for each in settables(game)}
    for name in shape.hosts:
        if name in OPPONENTS:
            if name in opponents(game):
                yield {**_own_words(name), "type": USER}
        elif name == OPTIONS:
            yield {**_own_words(name), "type": STRING, "autocomplete": True, "max_length": OPTIONS_LENGTH}
        elif name == PLACE.name:
            yield _parameter(PLACE)
        elif name in everything:
            yield _settable(everything[name], listed=shape.listed)
    for name in documents(game):
        words = option_name(game, name)
        about = text(f"{words.key}-about") if shape.described else words
        yield {**_named(name, words, about), "type": ATTACHMENT}
        yield _stored(game, name)
    daily = [each for each in everything.values() if each.own is not None and each.own.daily]
    yield from (_settable(each, listed=shape.listed) for each in daily[: shape.own])


def _settable(settable: Settable, *, listed: bool) -> Payload:
    made = _named(settable.name, settable.words, settable.about)
    match settable.limit:
        case Range(low, high):
            return {**made, "type": INTEGER, "min_value": low, "max_value": high}
        case OneOf(values) if listed and len(values) <= LISTED and not settable.open:
            return {**made, "type": STRING, "choices": [_choice(value, settable.values[value]) for value in values]}
        case OneOf():
            return {**made, "type": STRING, "autocomplete": True}
        case _:
            return {**made, "type": BOOLEAN}


def _stored(game: Game, name: str) -> Payload:
    """The names of the files that are kept here for a document."""
    words = text("bot-parameter-stored", option=option_name(game, name))
    made = _named(stored(name), words, text("bot-parameter-stored-about"))
    return {**made, "type": STRING, "autocomplete": True, "max_length": CHOICE_TEXT}


def _parameter(parameter: Parameter) -> Payload:
    made: Payload = {**_own_words(parameter.name, parameter.words), "type": parameter.kind}
    if parameter.required:
        made["required"] = True
    if parameter.autocomplete:
        made["autocomplete"] = True
    if parameter.choices:
        made["choices"] = [_choice(value, text(f"bot-choice-{parameter.name}-{value}")) for value in parameter.choices]
    return {**made, **_bounds(parameter)}


def _bounds(parameter: Parameter) -> Payload:
    names = ("min_length", "max_length") if parameter.kind == STRING else ("min_value", "max_value")
    return {
        name: bound for name, bound in zip(names, (parameter.least, parameter.most), strict=True) if bound is not None
    }


def _own_words(name: str, words: str = "") -> Payload:
    key = f"bot-parameter-{words or name}"
    return _named(name, text(key), text(f"{key}-about"))


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
