"""Message catalogues: turns a `Text` into words of one language.

A catalogue is made of Fluent files, `<folder>/<locale>/*.ftl`, of one or several folders. A seat is said by name, a
text inside a text is said first, several texts become a list in the manner of the language. In Chinese a name is set
off from another, and from Chinese words where it is in other letters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser

from games.core import Arg, Seat, Text

LOCALES = ("en", "zh-TW", "zh-CN")
"""The languages of the house; the first one is the source of the others."""

# The territory decides about the comma before "and".
_LIST_LOCALE = "en_GB"

# Around a name, and around other words that somebody wrote, while a sentence is put together.
_NAME, _WRITTEN = "\ue000\ue001", "\ue002\ue003"
_MARKED = re.compile("([\ue000\ue002])([^\ue000-\ue003]*)[\ue001\ue003]")
_UNMARKED = dict.fromkeys(range(0xE000, 0xE004))

_TERM = "-"
"""What a term's name begins with."""
_NAMED = re.compile("-?[a-zA-Z][-\\w]*", re.ASCII)
"""Whatever may name a message or a term in another."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][-\w]*) *=.*(?:\n(?:[ }].*|(?=\n)))*", re.ASCII | re.MULTILINE)
"""A message or term with its name, up to the next one or a comment."""
_SAID = 1024
"""Sentences that a catalogue keeps: labels and headings are the same from turn to turn."""
_LONGEST = 2000
"""Characters kept of an argument that somebody wrote; Fluent refuses 2,500."""

Names = Callable[[Seat], str]
Spelling = Callable[[str], str]
"""How words that somebody wrote are spelled where they are placed in a sentence."""


class WordsMissing(LookupError):
    """A message cannot be said: no such key, or an argument that it needs is not there."""


class _Placed(FluentType):
    """A string that a selector takes as it came, and a sentence as it is written there."""

    def __init__(self, came: str, written: str) -> None:
        self.came = came
        self.written = written

    def __eq__(self, other: object) -> bool:
        return self.came == other

    def __hash__(self) -> int:
        return hash(self.came)

    def format(self, locale: Locale) -> str:
        return self.written


class Catalogue:
    """The messages of one language. Safe to share between threads."""

    def __init__(self, locale: str, files: tuple[Path, ...]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._chinese = locale.startswith("zh")
        self._formatted = lru_cache(_SAID)(self._format)
        entries = [entry for file in files for entry in _entries(file)]
        names = [name for name, _ in entries if not name.startswith(_TERM)]
        self.keys = frozenset(names)
        if twice := {name for name, times in Counter(names).items() if times > 1}:
            raise ValueError(f"{locale}: {sorted(twice)} stand twice")
        self._unread = dict(entries)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return key in self.keys

    def say(self, text: Text, names: Names, spelling: Spelling = str) -> str:
        """`text` in words; `names` says who sits where, `spelling` how strings in it are written where they are placed.
        A selector compares the string itself.

        :raises WordsMissing: the catalogue has no such message, or the text lacks an argument.
        """
        said = self._say(text, names, spelling)
        return _MARKED.sub(_spaced, said) if self._chinese else said

    def _say(self, text: Text, names: Names, spelling: Spelling) -> str:
        return self._formatted(text.key, *[(name, self._argument(value, names, spelling)) for name, value in text.args])

    def _argument(self, value: Arg, names: Names, spelling: Spelling) -> str | int | tuple[str, str]:
        match value:
            case Text():
                return self._say(value, names, spelling)
            case tuple():
                return self._listed([self._say(part, names, spelling) for part in value])
            case Seat():
                return self._marked(names(value), _NAME)
            case str():
                return value, self._marked(spelling(value), _WRITTEN)
            case _:
                return value

    def _listed(self, parts: list[str]) -> str:
        """The parts as a list. Chinese ones have the enumeration comma throughout: a word for "and" would tie the last
        two together where they are of unlike kinds. Parts with commas of their own are set apart by semicolons."""
        if not self._chinese:
            return _english(tuple(parts))
        return ("；" if any(mark in part for part in parts for mark in "，、；") else "、").join(parts)

    def _marked(self, words: str, marks: str) -> str:
        words = words[:_LONGEST]
        if not self._chinese:
            return words
        return marks[0] + words.translate(_UNMARKED) + marks[1]

    def _format(self, key: str, *given: tuple[str, str | int | tuple[str, str]]) -> str:
        if key not in self.keys:
            raise WordsMissing(f"{self.locale}: no message {key}")
        if key in self._unread:
            self._read(key)
        if not self._bundle.has_message(key):
            raise WordsMissing(f"{self.locale}: message {key} is not Fluent")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsMissing(f"{self.locale}: message {key} has no text of its own")
        args = {name: _Placed(*value) if isinstance(value, tuple) else value for name, value in given}
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsMissing(f"{self.locale}: {key} with {dict(given)}: {errors}")
        return _with_minus(str(said), [each for _, each in given if isinstance(each, int) and each < 0])

    def _read(self, key: str) -> None:
        """Give the bundle the message and all that it names: few of them are ever said, and as Fluent keeps what it has
        read, all of them would take fifty times the room. Another thread may do the same."""
        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread[name]
                wanted += _NAMED.findall(found[name])
        self._bundle.add_resource(FluentParser(with_spans=False).parse("\n".join(found.values())))
        for name in found:
            self._unread.pop(name, None)


@lru_cache(_SAID)
def _english(parts: tuple[str, ...]) -> str:
    """The parts as a list: a turn names the same ones again and again."""
    return format_list(parts, locale=_LIST_LOCALE)


@lru_cache(maxsize=64)
def catalogue(locale: str, folders: tuple[Path, ...]) -> Catalogue:
    """The messages of `locale` in all `folders`, read once.

    :raises ValueError: a key stands twice, or a file cannot be read.
    """
    return Catalogue(locale, tuple(file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))))


def _with_minus(said: str, below: Iterable[int]) -> str:
    """Numbers below zero with a real minus, which Fluent writes with a hyphen."""
    for number in below:
        said = said.replace(f"{number:,}", f"−{-number:,}")
    return said


def _spaced(found: re.Match[str]) -> str:
    """Inserted words with a space between Chinese characters and what is none, as usual; and with one between a name
    and another or a digit beside it."""
    kind, words = found.groups()
    if not words:
        return ""
    before, after = found.string[: found.start()][-1:], found.string[found.end() :][:1]
    first = " " if _needs(kind, before, words[0]) else ""
    last = " " if after not in _NAME + _WRITTEN and _needs(kind, after, words[-1]) else ""
    return first + words + last


def _needs(kind: str, beside: str, edge: str) -> bool:
    """Whether there is a space between the `edge` of inserted words and what stands beside them."""
    if kind != _NAME[0]:
        return _is_han(beside) and edge.isalnum() and not _is_han(edge)
    if _is_han(beside):
        return not _is_chinese(edge)
    return beside in (_NAME[1], _WRITTEN[1]) or beside.isalnum()


def _is_chinese(char: str) -> bool:
    """A Chinese character, or a full-width sign."""
    return "\u2e80" <= char <= "\u9fff" or "\uff00" <= char <= "\uffef"


def _is_han(char: str) -> bool:
    return "\u2e80" <= char <= "\u9fff" and char.isalnum()


def _entries(file: Path) -> list[tuple[str, str]]:
    """The messages and terms of a file: their names, and how they are written. Fluent takes sixty times as long to tell
    them apart, and reads each when it is first said."""
    written = file.read_text(encoding="utf-8")
    for line in _ENTRY.sub("", written).splitlines():
        if line.strip() and not line.startswith("#"):
            raise ValueError(f"{file}: not Fluent: {line!r}")
    return [(entry[1], entry[0].rstrip()) for entry in _ENTRY.finditer(written)]
