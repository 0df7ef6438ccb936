"""Message catalogues: turns a `Text` into words of one language.

A catalogue is made of Fluent files, `<folder>/<locale>/*.ftl`, of one or several folders. A seat is said by name, a
text inside a text is said first, several texts become a list in the manner of the language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from games.core import Arg, Seat, Text

LOCALES = ("en", "zh-TW", "zh-CN")
"""The languages of the house; the first one is the source of the others."""

# The territory decides about the comma before "and".
_LIST_LOCALES: Mapping[str, str] = MappingProxyType({"en": "en_GB", "zh-TW": "zh_Hant_TW", "zh-CN": "zh_Hans_CN"})

_LONGEST = 2000
"""Characters kept of an argument that somebody wrote; Fluent refuses 2,500."""

Names = Callable[[Seat], str]


class WordsMissing(LookupError):
    """A message cannot be said: no such key, or an argument that it needs is not there."""


class Catalogue:
    """The messages of one language. Safe to share between threads."""

    def __init__(self, locale: str, files: tuple[Path, ...]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._plain: dict[str, str] = {}
        entries = [entry for file in files for entry in _entries(file)]
        names = [entry.id.name for entry in entries if isinstance(entry, Message)]
        self.keys = frozenset(names)
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"{locale}: {sorted(twice)} stand twice")
        self._bundle.add_resource(Resource([*entries]))

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return key in self.keys

    def say(self, text: Text, names: Names) -> str:
        """`text` in words; `names` says who sits where.

        :raises WordsMissing: the catalogue has no such message, or the text lacks an argument.
        """
        if text.args:
            return self._format(text.key, {name: self._argument(value, names) for name, value in text.args})
        if text.key not in self._plain:
            self._plain[text.key] = self._format(text.key, {})
        return self._plain[text.key]

    def _argument(self, value: Arg, names: Names) -> str | int:
        match value:
            case Text():
                return self.say(value, names)
            case tuple():
                return format_list([self.say(part, names) for part in value], locale=_LIST_LOCALES[self.locale])
            case Seat():
                return names(value)[:_LONGEST]
            case str():
                return value[:_LONGEST]
            case _:
                return value

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        if key not in self.keys:
            raise WordsMissing(f"{self.locale}: no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsMissing(f"{self.locale}: message {key} has no text of its own")
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise WordsMissing(f"{self.locale}: {key} with {dict(args)}: {errors}")
        return str(said)


@lru_cache(maxsize=64)
def catalogue(locale: str, folders: tuple[Path, ...]) -> Catalogue:
    """The messages of `locale` in all `folders`, read once.

    :raises ValueError: a key stands twice, or a file cannot be read.
    """
    return Catalogue(locale, tuple(file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))))


def _entries(file: Path) -> Iterator[Message | Term]:
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file}: not Fluent: {entry.content!r}")
        if isinstance(entry, Message | Term):
            yield entry
