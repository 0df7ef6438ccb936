"""Whether a game of another distribution can be offered: judged when it is loaded, by everything that a list will ask
of it.

What is wrong is told in English, for the log: whoever runs the bot passes it on to whoever wrote the game.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import renderers.words
from games.core import Document, OneOf, Range, Text, text
from games.exercise import texts
from renderers.core import FIRST, Game
from renderers.words import LOCALES, Catalogue, WordsMissing, catalogue

NAME = re.compile(r"[a-z0-9_-]{1,32}")
PARAMETER_LENGTH = 32
PARAMETER = re.compile(rf"[-_'\w]{{1,{PARAMETER_LENGTH}}}")
"""What Discord takes for the name of a parameter, in lower case."""
MENU = 25
"""Options of a menu of Discord's."""
WORDS = 100
"""Characters of a description, or of a choice."""
BUTTON = 80
TITLE, SENTENCES = 70, 600
"""Characters of a lesson's title, which stands on a button beside its number, and of what is said in it."""
BETWEEN = 3
"""Characters between a game's name and what it is about, where both describe its command."""
TOLD = 3
"""Faults that one line of the log tells."""

OPPONENTS = ("opponent", "opponent2", "opponent3", "opponent4", "opponent5")
"""The parameters of `/play` for people to invite, as many of them as a game has seats for."""
PARAMETERS = ("rules", "level", "computers", "seats", *OPPONENTS, "order", "pace", "bank", "language", "in", "options")
"""The parameters of every game's `/play` that are not of its own options."""
TAKEN = (*PARAMETERS, "hours", "reactions", "takeback", "practice", "warnings", "rated", "wanted")
"""What a table itself may set: no option of a game may be called so."""

BOT = Path(__file__).parent / "locales"
HOUSE = Path(renderers.words.__file__).parent / "locales"
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Unfit(Exception):
    """A game cannot be offered; says why."""


@dataclass(frozen=True, slots=True)
class _Owed:
    """A message that the surface will say without arguments, and how long it may be."""

    key: str
    most: int = WORDS
    parameter: bool = False


def value_key(name: str, field: str, value: str) -> str:
    """The message key of one value of a text option of the game `name`."""
    return f"{name}-option-{field}-{re.sub('[^a-z0-9]', '-', value)}"


def judge(game: Game) -> None:
    """:raises Unfit: the game cannot be offered: the first faults, and how many more there are."""
    faults = [*_faults_of_parts(game)] or [*_faults_of_words(game)]
    if len(faults) > TOLD:
        faults[TOLD:] = [f"and {len(faults) - TOLD} more"]
    if faults:
        raise Unfit("; ".join(faults))


def _faults_of_parts(game: Game) -> Iterator[str]:
    if (first := game.first) is not None and first.preset not in game.rules.presets:
        yield f"its first game is {first.preset}, which is not there"
    if not 1 <= len(game.rules.presets) <= MENU:
        yield f"it has {len(game.rules.presets)} rule sets, from 1 to {MENU} can be offered"
    if not is_dataclass(game.rules.options):
        yield "its options are no dataclass"
        return
    for field in fields(game.rules.options):
        yield from (f"the option {field.name} {fault}" for fault in _faults_of_option(game.rules.options, field))


def _faults_of_option(options: type, field: Field[Any]) -> Iterator[str]:
    if not PARAMETER.fullmatch(field.name) or field.name != field.name.lower():
        yield "has a name that Discord does not take: no capitals, at most 32 characters"
    if field.name in TAKEN:
        yield "is called like a parameter of every game"
    match field.metadata.get("limit"):
        case OneOf(values) if not 1 <= len(values) <= MENU:
            yield f"has {len(values)} values, from 1 to {MENU} can be offered"
        case OneOf(values) if long := [value for value in values if not 0 < len(value) <= WORDS]:
            yield f"has a value of {len(long[0])} characters, {WORDS} at most"
        case Range(low, high) if low > high:
            yield f"goes from {low} down to {high}"
        case None if bool not in _kinds(typing.get_type_hints(options)[field.name]):
            yield "has no limit"


def _kinds(hint: Any) -> tuple[Any, ...]:
    return typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def _faults_of_words(game: Game) -> Iterator[str]:
    spoken: dict[str, Catalogue] = {}
    for locale in LOCALES:
        if not any((game.locales / locale).glob("*.ftl")):
            yield f"it does not speak {locale}: there are no words in {game.locales / locale}"
            continue
        yield from (f"{locale}: {fault}" for fault in _faults_of_page(game, locale))
        try:
            spoken[locale] = catalogue(locale, (game.locales,))
        except ValueError as fault:  # a key twice, or no Fluent
            yield str(fault)
    source = spoken[LOCALES[0]].keys if LOCALES[0] in spoken else frozenset[str]()
    for locale, words in spoken.items():
        yield from (f"{locale}: {fault}" for fault in _faults_in(game, locale, words))
        yield from (
            f"{locale}: no message {key}" for key in sorted(source - words.keys - {each.key for each in _owed(game)})
        )


def _faults_of_page(game: Game, locale: str) -> Iterator[str]:
    page = game.locales / locale / f"{game.rules.name}-rules.md"
    if not page.is_file():
        yield f"there is no page of rules {page.name}"
        return
    written = page.read_text("utf-8")
    wanted = sorted({each for each in game.paragraphs.values() if f"{{#{each}}}" not in written})
    yield from (f"{page.name} has no paragraph {each}" for each in wanted)


def _faults_in(game: Game, locale: str, words: Catalogue) -> Iterator[str]:
    if game.locales != HOUSE:
        yield from (f"{key} is a key of the house" for key in sorted(words.keys & _house_keys(locale)))
    said: dict[str, str] = {}
    for owed in _owed(game):
        try:
            said[owed.key] = words.say(Text(owed.key), _nobody)
        except WordsMissing as fault:
            yield str(fault).removeprefix(f"{locale}: ")
        else:
            yield from _faults_of_message(owed, said[owed.key])
    yield from _faults_of_names(game, locale, said)
    yield from _faults_of_command(game, said)


@cache
def _house_keys(locale: str) -> frozenset[str]:
    """The keys of the bot and of what its games share, found without reading them as Fluent."""
    files = (file for folder in (BOT, HOUSE) for file in (folder / locale).glob("*.ftl"))
    return frozenset(key for file in files for key in KEY.findall(file.read_text("utf-8")))


def _faults_of_message(owed: _Owed, said: str) -> Iterator[str]:
    if not said.strip():
        yield f"{owed.key} is empty"
    if len(said) > owed.most:
        yield f"{owed.key} has {len(said)} characters, {owed.most} at most"
    if owed.parameter and (not PARAMETER.fullmatch(said) or said != said.lower()):
        yield f"{owed.key} is “{said}”; a parameter has no spaces, no capitals, at most {PARAMETER_LENGTH} characters"


def _faults_of_command(game: Game, said: Mapping[str, str]) -> Iterator[str]:
    """A game's command is described by its name and what it is about."""
    keys = (f"{game.rules.name}-name", f"{game.rules.name}-about")
    lengths = [len(said.get(key, "")) for key in keys]
    if max(lengths) <= WORDS < sum(lengths) + BETWEEN:
        yield f"{' and '.join(keys)} have {sum(lengths)} characters together, {WORDS - BETWEEN} at most"


def _faults_of_names(game: Game, locale: str, said: Mapping[str, str]) -> Iterator[str]:
    """Two parameters of one command may not have one name, nor one too long once it names the files that are kept."""
    house = catalogue(locale, (BOT,))
    names = {house.say(Text(f"bot-parameter-{name}"), _nobody): name for name in TAKEN}
    for field in fields(game.rules.options):
        key = f"{game.rules.name}-option-{field.name}"
        called = [said[key]] if key in said else []
        if isinstance(field.metadata.get("limit"), Document):
            called += [house.say(text("bot-parameter-stored", option=each), _nobody) for each in called]
        for each in called:
            if each in names:
                yield f"{key} is “{each}”, which {names[each]} is called already"
            if len(each) > PARAMETER_LENGTH >= len(called[0]):
                yield f"{key} is too long for “{each}”"
            names[each] = field.name


def _owed(game: Game) -> Iterator[_Owed]:
    name = game.rules.name
    yield from (_Owed(f"{name}-{part}") for part in ("name", "about"))
    if game.first is not None:
        yield from (_Owed(f"{name}-first-{part}") for part in FIRST)
    yield from (_Owed(f"{name}-preset-{preset}") for preset in game.rules.presets)
    most = max(game.rules.seats(options).stop for options in game.rules.presets.values())
    yield from (_Owed(f"{name}-seat-{seat}") for seat in range(most - 1))
    for lesson in game.lessons:
        yield _Owed(f"{name}-course-{lesson.name}", TITLE)
        yield from (_Owed(said.key, SENTENCES) for step in lesson.steps for said in texts(step))
    for field in fields(game.rules.options):
        key = f"{name}-option-{field.name}"
        yield _Owed(key, parameter=True)
        yield _Owed(f"{key}-about")
        if isinstance(limit := field.metadata.get("limit"), OneOf):
            yield from (_Owed(value_key(name, field.name, value)) for value in limit.values)


_nobody: Callable[[Any], str] = str
