"""Every variant of every selector of every message is said where its argument asks for it, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    VariableReference,
    Variant,
)

from bot.catalogue import games
from bot.messages.i18n import FOLDER
from games.core import Seat, Text, text
from renderers import words
from renderers.words import LOCALES, Catalogue, catalogue

FOLDERS = tuple(dict.fromkeys((FOLDER, *(game.locales for game in games().values()))))
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 7}
SAID = "elsewhere"
"""What an argument is that no selector compares."""


@dataclass(frozen=True)
class Expected:
    """What a message says once its selectors are decided: the arguments that decide them, and the pattern left over."""

    args: Mapping[str, str | int]
    pattern: Pattern


@cache
def messages(locale: str, folders: tuple[Path, ...] = FOLDERS) -> tuple[Message, ...]:
    files = (file for folder in folders for file in sorted((folder / locale).glob("*.ftl")))
    bodies = (FluentParser(with_spans=False).parse(file.read_text("utf-8")).body for file in files)
    return tuple(entry for body in bodies for entry in body if isinstance(entry, Message) and entry.value is not None)


def expected(pattern: Pattern, args: Mapping[str, str | int]) -> Iterator[Expected]:
    """Every way through the selectors of a pattern that agrees with `args`."""
    for index, element in enumerate(pattern.elements):
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for value, variant in decisions(element.expression, args):
                decided = {**args, element.expression.selector.id.name: value}
                rest = [*pattern.elements[:index], *variant.value.elements, *pattern.elements[index + 1 :]]
                yield from expected(Pattern(rest), decided)
            return
    yield Expected(args, pattern)


def decisions(select: SelectExpression, args: Mapping[str, str | int]) -> Iterator[tuple[str | int, Variant]]:
    """Each variant with a value that asks for it; of a decided argument the one that it asks for."""
    assert isinstance(select.selector, VariableReference)
    values = {value(variant): variant for variant in select.variants}
    given = args.get(select.selector.id.name)
    if given is None:
        yield from values.items()
    else:
        yield given, values.get(given, next(each for each in select.variants if each.default))


def value(variant: Variant) -> str | int:
    if isinstance(variant.key, NumberLiteral):
        return int(variant.key.value)
    return PLURALS.get(variant.key.name, variant.key.name)


def told(pattern: Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            yield element.expression.id.name


def wrong(locale: str, folder: Path, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """The messages of which some variant is not said where it is asked for. What is expected is said by a catalogue
    whose messages hold nothing to select."""
    ways = {
        f"{message.id.name}--{number}": way
        for message in messages(locale, folders)
        for number, way in enumerate(_filled(tuple(expected(message.value, {}))))
        if way.args
    }
    flat = Resource([Message(Identifier(key), way.pattern) for key, way in ways.items()])
    (folder / "flat.ftl").write_text(FluentSerializer().serialize(flat), "utf-8")
    decided = Catalogue(locale, (folder / "flat.ftl", *sorted(_terms(folder, locale, folders))))
    real = catalogue(locale, folders)
    return [key for key, way in ways.items() if said(real, key.partition("--")[0], way) != said(decided, key, way)]


def _filled(ways: tuple[Expected, ...]) -> Iterator[Expected]:
    """The ways through one message, each with a value for all that any of them tells."""
    known = dict.fromkeys((name for way in ways for name in told(way.pattern)), SAID)
    yield from (Expected({**known, **way.args}, way.pattern) if way.args else way for way in ways)


def _terms(folder: Path, locale: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    """What messages refer to: all that has no selector, as it stands."""
    rest = [each for each in messages(locale, folders) if not next(expected(each.value, {})).args]
    (folder / "rest.ftl").write_text(FluentSerializer().serialize(Resource(rest)), "utf-8")
    yield folder / "rest.ftl"


def said(spoken: Catalogue, key: str, way: Expected) -> str:
    return spoken.say(Text(key, tuple(way.args.items())), _name, lambda came: f"‹{came}›")


def _name(seat: Seat) -> str:
    return f"Seat {int(seat)}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_variant_is_said_where_it_is_asked_for(locale: str, tmp_path: Path) -> None:
    assert wrong(locale, tmp_path) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_string_that_is_selected_as_it_is_placed_is_found(
    locale: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "_Placed", lambda came, written: written)
    words.catalogue.cache_clear()  # it keeps what it has said
    found = set(wrong(locale, tmp_path))
    words.catalogue.cache_clear()
    assert {"cacao-gain-cacao--0", "jiangshan-account-step--1"} <= found


def strings(locale: str, folders: tuple[Path, ...] = FOLDERS) -> dict[str, set[str]]:
    """The strings that the selectors of each message know."""
    found: dict[str, set[str]] = {}
    for message in messages(locale, folders):
        for way in expected(message.value, {}):
            known = {each for each in way.args.values() if isinstance(each, str)}
            found.setdefault(message.id.name, set()).update(known)
    return {key: known for key, known in found.items() if known}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_selectors_know_the_same_strings_in_every_language(locale: str) -> None:
    assert strings(locale) == strings(LOCALES[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_string_that_is_misspelled_in_one_language_is_found(locale: str, tmp_path: Path) -> None:
    for each in LOCALES:
        (tmp_path / each).mkdir()
        wanted = "puls" if each == locale else "plus"
        (tmp_path / each / "a.ftl").write_text(f"gain = {{ $sign ->\n    [{wanted}] +\n   *[minus] −\n}}\n", "utf-8")
    known = [strings(each, (tmp_path,)) for each in LOCALES]
    assert known[LOCALES.index(locale)] not in [each for each in known if each is not known[LOCALES.index(locale)]]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_harvest_is_a_gain_in_every_language(locale: str) -> None:
    gain = catalogue(locale, FOLDERS).say(text("cacao-gain-cacao", sign="plus", amount=2), _name)
    assert "+2" in gain
    assert "−" not in gain
