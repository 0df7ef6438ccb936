"""The table of a file for a game read value by value: what it says, and each value that says nothing usable."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from games.core import Faults, Text, text
from games.manuscript import Manuscript, quoted
from games.replacing import replace

MOST_GUESSES = 20
"""Unknown keys of a file for which a known one is looked for."""
COMMON = (
    "missing",
    "text",
    "name",
    "words",
    "number",
    "flag",
    "list",
    "table",
    "identifier",
    "format",
)
"""Faults that may be in any game's file."""
_IDENTIFIER = re.compile(r"[\w-]{1,40}")


@dataclass(frozen=True, slots=True)
class Part:
    """A table of the file, and where what is wrong with it is collected. `kind` and `number` say which table it is, or
    which of several.

    `topic` begins the keys of messages that one game alone needs; a fault of a kind that every file may have is told by
    the messages `core-file-…`.
    """

    topic: str
    table: Mapping[str, Any]
    lost: frozenset[str]
    faults: list[Text] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    """What could not be read: keys, those of a numbered table as "1 units"."""
    strange: list[str] = field(default_factory=list)
    """Every key of the file, so far, that nobody would heed."""
    kind: str = ""
    number: int = 0

    def inner(self, table: Any, kind: str, number: int = 0) -> Part:
        """A table within this one; an empty one where there is none."""
        return replace(self, table=table if isinstance(table, dict) else {}, kind=kind, number=number)

    def wrong(self, key: str, fault: str = "", /, **args: Any) -> None:
        """The value of `key` says nothing usable: why, with what would."""
        self.broken.add(f"{self.number} {key}" if self.number else self.kind or key)
        said = fault or key
        self.faults.append(
            text(f"{'core-file' if said in COMMON else self.topic}-{said}", where=self.where(key), **args)
        )

    def where(self, key: str) -> Text:
        """How `key` is called in a sentence."""
        shown = quoted(key)
        if self.number:
            return text(f"{self.topic}-where-{self.kind}", number=str(self.number), key=shown)
        return text("core-file-where", key=f"{self.kind}.{shown}" if self.kind else shown)

    def known(self, keys: Sequence[str]) -> None:
        """Finds what the file says that nobody would heed."""
        for key in (key for key in self.table if key not in keys):
            near = get_close_matches(quoted(key), keys, 1) if len(self.strange) < MOST_GUESSES else []
            self.strange.append(key)
            fault = text("core-file-unknown", where=self.where(key))
            self.faults.append(text("core-file-unknown-near", where=self.where(key), near=near[0]) if near else fault)

    def has(self, key: str, *, required: bool) -> bool:
        """Whether there is a value to read."""
        if key in self.table:
            return True
        if required and key not in self.lost:
            self.wrong(key, "missing")
        if key in self.lost:
            self.broken.add(f"{self.number} {key}" if self.number else self.kind or key)
        return False

    def word(self, key: str, *, required: bool = False) -> str:
        """A text; empty where there is none."""
        if not self.has(key, required=required):
            return ""
        value = self.table[key]
        if isinstance(value, str):
            return value
        self.wrong(key, "text")
        return ""

    def name(self, key: str, most: int) -> str:
        """A text to be shown: short, on one line, without characters that hide or reorder."""
        words = self.word(key).replace("\u3000", " ").strip()
        if len(words) <= most and words.isprintable():
            return words
        self.wrong(key, "name", most=str(most))
        return ""

    def one_of(self, key: str, values: Sequence[str]) -> str:
        """One of some words; the first where there is none."""
        word = self.word(key) or values[0]
        if word in values:
            return word
        self.wrong(key, "words", words=", ".join(filter(None, values)))
        return values[0]

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number."""
        value = self.table.get(key, default) if self.has(key, required=False) else default
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(key, "number", low=str(low), high=str(high))
        return default

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if isinstance(value, bool):
            return value
        self.wrong(key, "flag")
        return False

    def identifier(self, key: str, *, required: bool = False) -> str:
        """A text for programs."""
        word = self.word(key, required=required)
        if word and not _IDENTIFIER.fullmatch(word):
            self.wrong(key, "identifier")
        return word

    def format(self, wanted: str) -> None:
        """What every file begins with: the kind of file that it is."""
        if self.word("format", required=True) not in ("", wanted):
            self.wrong("format", wanted=wanted)

    def words(self, key: str, default: tuple[str, ...], allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of words, each of them allowed."""
        value = self.table.get(key, default) if self.has(key, required=False) else default
        if isinstance(value, list | tuple) and all(isinstance(each, str) and each in allowed for each in value):
            return tuple(value)
        self.wrong(key, "list", words=", ".join(allowed))
        return default

    def part(self, key: str) -> Part:
        """A table below this one."""
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            self.wrong(key, "table")
        return self.inner(value, key)

    def parts(self, key: str, kind: str, counts: range) -> tuple[Part, ...]:
        """Tables that are written one after another, counted from 1; of too many the first ones."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.wrong(key, "tables")
            return ()
        if len(value) not in counts:
            self.wrong(key, f"{kind}s", most=str(counts[-1]), found=str(len(value)))
        return tuple(self.inner(each, kind, number) for number, each in enumerate(value[: counts[-1]], 1))


MOST_FAULTS = 1000
"""Faults that are told; of a file with more, how many more."""


def listed(topic: str, faults: tuple[Text, ...]) -> Faults:
    """The faults of a file under a heading that counts them; of very many, the first."""
    further = (text("core-file-further", count=len(faults) - MOST_FAULTS),) if len(faults) > MOST_FAULTS else ()
    return Faults(text(f"{topic}-faults", count=len(faults)), (*faults[:MOST_FAULTS], *further))


def part_of(manuscript: Manuscript, topic: str) -> Part:
    """The whole of a file."""
    return Part(topic, manuscript.table, manuscript.lost)
