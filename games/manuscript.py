"""A file of a user's for a game as it was written: TOML or JSON, read into a table, with what is wrong in it by line
(Jiangshan 8.9, CardGO 15)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from games.core import Text, text
from games.replacing import replace

DEEPEST = 50
"""Brackets that may be open at the same time."""
LONGEST = 2000
"""Characters of a line of TOML."""
PARTS = 8
"""Words that dots may part in a key or a header of TOML: its reader walks all of the header's for each of the key's,
line by line."""
MOST = 20
"""Lines that are found faulty at most, before the rest of the file is not looked at."""
READ = 131_072
"""Characters that are read at most in all, since what follows a faulty line is found by reading everything again."""
_PLACE = re.compile(r"line (\d+),? column (\d+)")
_KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*=")
_WORD = r"""[ \t]*+(?:[A-Za-z0-9_-]++|"(?:[^"\\]|\\.)*+"|'[^']*+')[ \t]*+"""
_PARTED = re.compile(rf"[ \t]*+\[{{0,2}}(?:{_WORD}\.){{{PARTS},}}+{_WORD}[=\]]")
"""A key or header of too many words. The repetitions give nothing back, so that each line is looked at once."""
_REASONS = (
    (r"digits", "number"),
    (r"Cannot overwrite|Cannot declare|Cannot mutate|Cannot redefine|Duplicate", "twice"),
    (r"Unclosed|Unterminated|enclosed in|at the end of", "open"),
    (r"Expected '='", "equals"),
    (r"newline or end of document|Extra data", "more"),
    (r"Invalid statement|initial character", "statement"),
    (r"character|control", "character"),
    (r"Unescaped|escape|Invalid hex", "escape"),
    (r"',' delimiter", "comma"),
    (r"':' delimiter", "colon"),
    (r"value|date", "value"),
)
"""What the readers complain of, in their words, and the key of ours; the first that fits."""


@dataclass(frozen=True, slots=True)
class Manuscript:
    """What could be read. `faults` tell what could not, by line; `lost` are the keys in those lines, whose absence
    means nothing. `whole`: everything outside those lines was read."""

    table: Mapping[str, Any]
    faults: tuple[Text, ...] = ()
    lost: frozenset[str] = frozenset()
    whole: bool = True


def read(document: str) -> Manuscript:
    """The table of a file. It is JSON if it begins with a brace, else TOML."""
    document = document.removeprefix("\ufeff").replace("\r\n", "\n")
    if not document.strip():
        return Manuscript({}, (text("core-file-empty"),), whole=False)
    if (place := _too_deep(document)) is not None:
        return Manuscript({}, (_fault(*place, "deep"),), whole=False)
    try:
        return _json(document) if document.lstrip().startswith("{") else _toml(document)
    except RecursionError:  # brackets in texts and comments hid how deep the others are
        return Manuscript({}, (_fault(_thickest(document), 1, "deep"),), whole=False)


def _thickest(document: str) -> int:
    """The line with the most brackets."""
    lines = document.split("\n")
    return 1 + max(range(len(lines)), key=lambda number: sum(map(lines[number].count, "[{")))


def _too_deep(document: str) -> tuple[int, int] | None:
    """The line and column where more brackets are open than any file of a game needs and a reader can bear."""
    depth = 0
    for number, line in enumerate(document.split("\n"), 1):
        for column, character in enumerate(line, 1):
            depth += (character in "[{") - (character in "]}")
            if depth > DEEPEST:
                return number, column
    return None


def _fault(line: int, column: int, reason: str) -> Text:
    said = text(f"core-file-syntax-{reason}")
    return text("core-file-syntax", line=str(line), column=str(column), reason=said)


def _reason(complaint: str) -> str:
    return next((key for words, key in _REASONS if re.search(words, complaint)), "other")


# JSON: its reader stops at the first fault


def _json(document: str) -> Manuscript:
    twice: dict[str, None] = {}
    try:
        table = json.loads(document, object_pairs_hook=lambda pairs: _object(pairs, twice))
    except json.JSONDecodeError as error:
        return Manuscript({}, (_fault(error.lineno, error.colno, _reason(error.msg)),), whole=False)
    except ValueError as error:  # a number too long to be read, which comes without its place
        line = next((n for n, words in enumerate(document.split("\n"), 1) if re.search(r"\d{1000}", words)), 1)
        return Manuscript({}, (_fault(line, 1, _reason(str(error))),), whole=False)
    assert isinstance(table, dict), type(table)
    return Manuscript(table, tuple(text("core-file-twice", key=quoted(key)) for key in twice))


def _object(pairs: Sequence[tuple[str, Any]], twice: dict[str, None]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            twice[key] = None
        found[key] = value
    return found


# TOML: a line that cannot be read is reported and left out, and the rest is read again


def _toml(document: str) -> Manuscript:
    lines = document.split("\n")
    if unread := tuple(islice(_unread(lines), MOST)):
        return Manuscript({}, unread, whole=False)
    found, left = Manuscript({}), READ
    while len(found.faults) < MOST and (left := left - sum(map(len, lines)) - len(lines)) >= 0:
        try:
            return replace(found, table=tomllib.loads("\n".join(lines)))
        except ValueError as error:
            line, column = _place(str(error), lines)
            reason = _reason(str(error))
        found = replace(found, faults=(*found.faults, _fault(line, column, reason)))
        written = lines[line - 1]
        if not _alone(written, reason):
            break
        key = _KEY.match(written)
        found = replace(found, lost=found.lost | ({key[1]} if key else set()), whole=found.whole and key is not None)
        lines[line - 1] = "" if key else f"[lost-{line}]"
    return replace(found, whole=False)


def _unread(lines: Sequence[str]) -> Iterator[Text]:
    """What is wrong with lines that the reader of TOML would be too long about."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST:
            yield _fault(number, LONGEST + 1, "long")
        elif _PARTED.match(line):
            yield _fault(number, 1, "parted")


def _place(complaint: str, lines: Sequence[str]) -> tuple[int, int]:
    """Line and column. A text that is never closed is shown where it begins, other things where the file ends."""
    place = _PLACE.search(complaint)
    if place is not None:
        return int(place[1]), int(place[2])
    opened = [number for number, line in enumerate(lines, 1) if '"""' in line or "'''" in line]
    if "Unterminated" in complaint and opened:
        return opened[-1], 1
    last = max(number for number, line in enumerate(lines, 1) if line.strip() or number == 1)
    return last, max(1, len(lines[last - 1]))


def _alone(line: str, reason: str) -> bool:
    """Whether the fault is in this line by itself, and not in something above that was left open."""
    if '"""' in line or "'''" in line:
        return False
    if reason == "twice":
        return bool(_KEY.match(line)) or line.lstrip().startswith("[")
    try:
        tomllib.loads(line)
    except (ValueError, RecursionError):
        return True
    return False


def quoted(words: str, most: int = 40) -> str:
    """Words of the file, fit to be shown: short, on one line, nothing in them that hides or reorders."""
    seen = "".join(char if char.isprintable() else "�" for char in words[: most + 1])
    return seen if len(seen) <= most else seen[: most - 1] + "…"
