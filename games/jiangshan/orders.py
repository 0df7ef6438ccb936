"""Orders: what they are, how they are typed, and the paths they stand for (Jiangshan 9)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from games.core import Move
from games.jiangshan.board import Cell, cell, name

UNITS = "DPAJHLGBRQS"


@dataclass(frozen=True, slots=True)
class Go:
    """`attack` is the `x` of the notation. `facing` None keeps, `face` is a scout's, `shot` a mounted shot's target."""

    start: Cell
    end: Cell
    attack: bool = False
    face: str | None = None
    facing: str | None = None
    shot: Cell | None = None


@dataclass(frozen=True, slots=True)
class Sail:
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
    commander: Cell
    start: Cell
    end: Cell
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Support:
    kind: str
    at: Cell
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Rebuild:
    at: Cell


@dataclass(frozen=True, slots=True)
class Deploy:
    at: Cell
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    at: Cell


@dataclass(frozen=True, slots=True)
class Recruit:
    kind: str


@dataclass(frozen=True, slots=True)
class Preset:
    """`facing` "a" is auto."""

    at: Cell
    facing: str


@dataclass(frozen=True, slots=True)
class Swap:
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

_C = r"([a-l](?:1[0-8]|[1-9]))"
_FACE = r"(?::([ih]))?"
_FACING = r"(?:/([nesw]))?"
_PATTERNS = {
    "go": re.compile(rf"{_C}([-x]){_C}{_FACE}{_FACING}(?:\*{_C})?"),
    "sail": re.compile(rf"(#sneak\s*)?{_C}~{_C}{_FACING}"),
    "shoot": re.compile(rf"(#fire\s*)?{_C}\*{_C}{_FACING}"),
    "command": re.compile(rf"@{_C}:{_C}-{_C}{_FACING}"),
    "support": re.compile(rf"\+([{UNITS}])@{_C}{_FACE}", re.IGNORECASE),
    "rebuild": re.compile(rf"={_C}"),
    "deploy": re.compile(rf"!{_C}{_FACING}"),
    "challenge": re.compile(rf"\?{_C}"),
    "recruit": re.compile(rf"\$([{UNITS}K])", re.IGNORECASE),
    "preset": re.compile(rf"\^{_C}/([neswa])"),
    "swap": re.compile(rf"#swap\s*{_C}:{_C},{_C}"),
    "scout": re.compile(rf"#scout\s*(?:(reserve)|{_C}:{_C}{_FACE})"),
    "word": re.compile(r"(end|#extra|resign|draw)"),
}


def read(typed: str) -> Order | None:
    """The order that is typed, or None."""
    text = typed.strip().lower()
    for kind, pattern in _PATTERNS.items():
        if (match := pattern.fullmatch(text)) is not None:
            return _built(kind, match)
    return None


def _built(kind: str, match: re.Match[str]) -> Order:
    part = match.groups()
    match kind:
        case "go":
            return Go(_at(part[0]), _at(part[2]), part[1] == "x", part[3], part[4], cell(part[5]) if part[5] else None)
        case "sail":
            return Sail(_at(part[1]), _at(part[2]), part[3], bool(part[0]))
        case "shoot":
            return Shoot(_at(part[1]), _at(part[2]), part[3], bool(part[0]))
        case "command":
            return Command(_at(part[0]), _at(part[1]), _at(part[2]), part[3])
        case "support":
            return Support(part[0].upper(), _at(part[1]), part[2])
        case "rebuild":
            return Rebuild(_at(part[0]))
        case "deploy":
            return Deploy(_at(part[0]), part[1])
        case "challenge":
            return Challenge(_at(part[0]))
        case "recruit":
            return Recruit(part[0].upper())
        case "preset":
            return Preset(_at(part[0]), part[1])
        case "swap":
            return Swap(_at(part[0]), _at(part[1]), _at(part[2]))
        case "scout":
            return Conjure(None, None) if part[0] else Conjure(_at(part[1]), _at(part[2]), part[3])
        case _:
            return Word(part[0].removeprefix("#"))


def _at(text: str) -> Cell:
    found = cell(text)
    assert found is not None, text
    return found


def write(order: Order) -> str:
    """The order as it is typed and logged."""
    match order:
        case Go(start, end, attack, face, facing, shot):
            aim = f"*{name(shot)}" if shot is not None else ""
            return f"{name(start)}{'x' if attack else '-'}{name(end)}{_face(face)}{_facing(facing)}{aim}"
        case Sail(start, end, facing, sneak):
            return f"{'#sneak ' * sneak}{name(start)}~{name(end)}{_facing(facing)}"
        case Shoot(start, target, facing, fire):
            return f"{'#fire ' * fire}{name(start)}*{name(target)}{_facing(facing)}"
        case Command(commander, start, end, facing):
            return f"@{name(commander)}:{name(start)}-{name(end)}{_facing(facing)}"
        case Support(kind, at, face):
            return f"+{kind}@{name(at)}{_face(face)}"
        case Rebuild(at):
            return f"={name(at)}"
        case Deploy(at, facing):
            return f"!{name(at)}{_facing(facing)}"
        case Challenge(at):
            return f"?{name(at)}"
        case Recruit(kind):
            return f"${kind}"
        case Preset(at, facing):
            return f"^{name(at)}/{facing}"
        case Swap(commander, one, other):
            return f"#swap {name(commander)}:{name(one)},{name(other)}"
        case Conjure(commander, at, face):
            place = f"{name(commander)}:{name(at)}{_face(face)}" if commander is not None and at is not None else "reserve"
            return f"#scout {place}"
        case Word(word):
            return "#extra" if word == "extra" else word


def _face(face: str | None) -> str:
    return f":{face}" if face else ""


def _facing(facing: str | None) -> str:
    return f"/{facing}" if facing else ""


def path(order: Order) -> Move:
    """The path of tokens that an order stands for: cells as file and rank, what is left out as `-`."""
    match order:
        case Go(start, end, attack, face, facing, shot):
            aim = (name(shot),) if shot is not None else ()
            tail = (*((f":{face}",) if face else ()), *((f"/{facing}",) if facing else ()), *(f"*{at}" for at in aim))
            return ("attack" if attack else "move", *_cell(start), *_cell(end), *tail)
        case Sail(start, end, facing, sneak):
            return ("#sneak" if sneak else "sail", *_cell(start), *_cell(end), *((f"/{facing}",) if facing else ()))
        case Shoot(start, target, facing, fire):
            return ("#fire" if fire else "shoot", *_cell(start), *_cell(target), *((f"/{facing}",) if facing else ()))
        case Command(commander, start, end, facing):
            return ("command", *_cell(commander), *_cell(start), *_cell(end), *((f"/{facing}",) if facing else ()))
        case Support(kind, at, face):
            return ("support", kind, *_cell(at), *((f":{face}",) if face else ()))
        case Rebuild(at):
            return ("rebuild", *_cell(at))
        case Deploy(at, facing):
            return ("deploy", *_cell(at), *((f"/{facing}",) if facing else ()))
        case Challenge(at):
            return ("challenge", *_cell(at))
        case Recruit(kind):
            return ("recruit", kind)
        case Preset(at, facing):
            return ("preset", *_cell(at), f"/{facing}")
        case Swap(commander, one, other):
            return ("#swap", *_cell(commander), *_cell(one), *_cell(other))
        case Conjure(commander, at, face):
            if commander is None or at is None:
                return ("#scout", "reserve")
            return ("#scout", *_cell(commander), *_cell(at), *((f":{face}",) if face else ()))
        case Word(word):
            return ("#extra",) if word == "extra" else (word,)


def _cell(at: Cell) -> Move:
    text = name(at)
    return text[0], text[1:]
