"""Orders: what they are and how they are typed (Jiangshan 9)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from string import Formatter
from typing import Any

from games.jiangshan.board import Cell, cell, name


@dataclass(frozen=True, slots=True)
class Go:
    """`attack` is the `x` of the notation. `facing` None keeps, `face` is a scout's, `shot` a mounted shot's target;
    with `holds` it declines the shot that it might have after the ride."""

    start: Cell
    end: Cell
    attack: bool = False
    face: str | None = None
    facing: str | None = None
    shot: Cell | None = None
    holds: bool = False


@dataclass(frozen=True, slots=True)
class Sail:
    """A voyage along water; `sneak` is the stratagem Crossing. `facing` None keeps."""

    start: Cell
    end: Cell
    facing: str | None = None
    sneak: bool = False


@dataclass(frozen=True, slots=True)
class Shoot:
    """A drawn bow or rock-fall; with `fire` the stratagem Wildfire."""

    start: Cell
    target: Cell
    facing: str | None = None
    fire: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A commander moves another unit inside its area. `facing` None keeps."""

    commander: Cell
    start: Cell
    end: Cell
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Support:
    """A unit of the reserve comes on; `face` is a scout's."""

    kind: str
    at: Cell
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Rebuild:
    """A city becomes a camp, or a camp a city."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Deploy:
    """A unit turns its front up; `facing` is for infantry."""

    at: Cell
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """An enemy in the march state, in sight, must turn up."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Recruit:
    """A unit of the box comes into the reserve for merit."""

    kind: str


@dataclass(frozen=True, slots=True)
class Preset:
    """`facing` "a" is auto."""

    at: Cell
    facing: str


@dataclass(frozen=True, slots=True)
class Swap:
    """The stratagem Array: two units of a commander's area exchange places."""

    commander: Cell
    one: Cell
    other: Cell


@dataclass(frozen=True, slots=True)
class Conjure:
    """`commander` None: into the reserve."""

    commander: Cell | None
    at: Cell | None
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """An order without a cell: `end`, `extra`, `resign`, `draw`."""

    word: str


Order = Go | Sail | Shoot | Command | Support | Rebuild | Deploy | Challenge | Recruit | Preset | Swap | Conjure | Word
Kind = type[Order]


@dataclass(frozen=True, slots=True)
class Sign:
    """How a field of an order is spelled: the shape of its text, and the value that a text stands for and back."""

    shape: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def _optional(mark: str, letters: str) -> Sign:
    return Sign(
        rf"(?:\{mark}[{letters}])?", lambda text: text[1:] or None, lambda value: f"{mark}{value}" if value else ""
    )


def _flag(word: str) -> Sign:
    return Sign(rf"(?:#{word} ?)?", bool, lambda value: f"#{word} " if value else "")


_CELL = r"[a-l](?:1[0-8]|[1-9])"
_SIGNS = {
    "cell": Sign(_CELL, cell, name),
    "fights": Sign("[-x]", lambda text: text == "x", lambda value: "x" if value else "-"),
    "aim": Sign(rf"(?:\*{_CELL})?", lambda text: cell(text[1:]), lambda value: f"*{name(value)}" if value else ""),
    "held": Sign(r"(?:\*-)?", bool, lambda value: "*-" if value else ""),
    "face": _optional(":", "ih"),
    "facing": _optional("/", "nesw"),
    "turn": Sign("[neswa]", str, str),
    "unit": Sign("[A-Z]", str.upper, str),
    "sneak": _flag("sneak"),
    "fire": _flag("fire"),
    "word": Sign(
        "end|#extra|resign|draw",
        lambda text: text.removeprefix("#"),
        lambda value: "#extra" if value == "extra" else value,
    ),
}
_NOTATION: tuple[tuple[Kind, str], ...] = (
    (Go, "{start:cell}{attack:fights}{end:cell}{face:face}{facing:facing}{shot:aim}{holds:held}"),
    (Sail, "{sneak:sneak}{start:cell}~{end:cell}{facing:facing}"),
    (Shoot, "{fire:fire}{start:cell}*{target:cell}{facing:facing}"),
    (Command, "@{commander:cell}:{start:cell}-{end:cell}{facing:facing}"),
    (Support, "+{kind:unit}@{at:cell}{face:face}"),
    (Rebuild, "={at:cell}"),
    (Deploy, "!{at:cell}{facing:facing}"),
    (Challenge, "?{at:cell}"),
    (Recruit, "${kind:unit}"),
    (Preset, "^{at:cell}/{facing:turn}"),
    (Swap, "#swap {commander:cell}:{one:cell},{other:cell}"),
    (Conjure, "#scout {commander:cell}:{at:cell}{face:face}"),
    (Conjure, "#scout reserve"),
    (Word, "{word:word}"),
)
"""Every kind of order with its fields as they are typed."""


def _parts(template: str) -> tuple[tuple[str, str | None, str | None], ...]:
    """The words of a template with the field, and its sign, that follows each."""
    return tuple((words, field, sign) for words, field, sign, _ in Formatter().parse(template))


def _pattern(template: str) -> re.Pattern[str]:
    shapes = (
        re.escape(words).replace("\\ ", " ?") + (f"(?P<{field}>{_SIGNS[sign].shape})" if field and sign else "")
        for words, field, sign in _parts(template)
    )
    return re.compile("".join(shapes), re.IGNORECASE)


_READERS = tuple((kind, _pattern(template), _parts(template)) for kind, template in _NOTATION)


def read(typed: str) -> Order | None:
    """The order that is typed, or None."""
    words = "".join(typed.lower().split())
    for kind, pattern, parts in _READERS:
        if (match := pattern.fullmatch(words)) is not None:
            given = {field: _SIGNS[sign].read(match[field]) for _, field, sign in parts if field and sign}
            return kind(**{each.name: None for each in fields(kind)} | given)
    return None


def write(order: Order) -> str:
    """The order as it is typed and logged."""
    parts = next(parts for kind, _, parts in _READERS if isinstance(order, kind) and _fits(order, parts))
    return "".join(
        words + (_SIGNS[sign].write(getattr(order, field)) if field and sign else "") for words, field, sign in parts
    )


def _fits(order: Order, parts: tuple[tuple[str, str | None, str | None], ...]) -> bool:
    """Whether every cell that the notation names is there: Conjuring into the reserve names none."""
    return all(getattr(order, field) is not None for _, field, sign in parts if field and sign == "cell")
