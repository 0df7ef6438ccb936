"""What stands in the message catalogues of the bot and of all games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from bot.catalogue import games
from bot.messages.i18n import FOLDER

FOLDERS = sorted({FOLDER, *(game.locales for game in games().values())})


@cache
def messages(locale: str) -> tuple[tuple[str, Pattern], ...]:
    paths = (each for folder in FOLDERS for each in sorted((folder / locale).glob("*.ftl")))
    bodies = (FluentParser(with_spans=False).parse(path.read_text("utf-8")).body for path in paths)
    every = (entry for body in bodies for entry in body if isinstance(entry, Message))
    return tuple((entry.id.name, entry.value) for entry in every if entry.value is not None)


def parts(pattern: Pattern) -> Iterator[str | list[Pattern]]:
    """The words of a message in their order, and in their place the ways to say what depends on something."""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            yield [variant.value for variant in element.expression.variants]


def words(pattern: Pattern) -> str:
    return " ".join(part if isinstance(part, str) else " ".join(map(words, part)) for part in parts(pattern))


def width(pattern: Pattern) -> float:
    """Of the words at their longest, in full-width characters."""
    return sum(_width(part) if isinstance(part, str) else max(map(width, part)) for part in parts(pattern))


def _width(said: str) -> float:
    return sum(1 if character > "\u2000" else 0.5 for character in said)
