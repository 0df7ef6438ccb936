"""A table of units as a file writes it: the game's own, and what a scenario changes or adds to that, with everything
that is wrong in it (Jiangshan 14.3)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from string import ascii_lowercase
from typing import Any

from games.jiangshan.board import Cell
from games.jiangshan.units import (
    CAVALRY,
    CLASSES,
    FACES,
    INFANTRY,
    NOWHERE,
    OWN_MARKS,
    RAIDING,
    SETS,
    SPECIAL,
    UNPRICED,
    Cells,
    Facts,
    Names,
    Roster,
    Skills,
    roster_of,
)
from games.manuscript import quoted
from games.parts import Part
from games.replacing import replace

KINDS = range(21)
"""How many units a file may write down, and how many there may be: their letters fit into one menu."""
NAME, MOST, CELLS = 20, 99, 24
"""Characters of a name; the highest price and number; cells of an ability, as many as there are within 5 × 5."""
JUMP, BLOCKED = "jump", "blocked"
TONGUES = ("en", "zh-TW", "zh-CN")
MARCH = ("move", "run")
BATTLE = ("move", "advance", "run", "charge", "bow", "mounted", "command")
_LINES = ("run", "charge")
_PATHS = ("move", "advance")
_TABLES = {"name": TONGUES, "march": MARCH, "battle": BATTLE}
_KEYS = (
    *("code", "glyph", "mark", "class", "armour", "king", "scout", "price", "box", "worth", *_TABLES),
    *(f"{table}.{key}" for table, keys in _TABLES.items() for key in keys),
)
_CODE, _CELL = re.compile("[A-Z]"), re.compile(r"\(?(-?[0-2]),(-?[0-2])\)?")
_CLASSES = {"i": INFANTRY, "h": CAVALRY, "b": RAIDING, "r": RAIDING, "q": RAIDING, "k": SPECIAL}
"""What class of the rules each of the game's own marks is."""
_MARKS = {character: mark for mark, characters in OWN_MARKS.items() for character in characters}
_LETTERS = "".join(letter for letter in ascii_lowercase if letter not in OWN_MARKS)
"""What stands for the marks of a file's own, of which there are no more than units."""
_BLANK = ("□", "□")
"""Stands for a character that a file does not tell."""
_SCOUTED = 0.3
"""What a Scout is worth."""


@dataclass(frozen=True, slots=True)
class Row:
    """A unit of the file, as far as it could be read, and where that stands; `march` None: as others of its mark."""

    part: Part
    facts: Facts
    march: Skills | None


def read(top: Part, base: Roster | None) -> Roster:
    """The table of a file, on top of the game's own; what is wrong is told to `top`. Where it is, what is left can
    still be used to judge the rest of the file."""
    parts = top.parts("unit", "unit", KINDS) if "unit" in top.table else ()
    rows = tuple(_lettered([row for part in parts if (row := _row(part, base)) is not None]))
    _once(rows)
    own = {} if base is None else {row.code: row for row in base.facts}
    table = own | {row.facts.code: row.facts for row in rows}
    if len(table) not in KINDS:
        top.wrong("unit", "unit-most", most=str(KINDS[-1]), found=str(len(table)))
        table = own
    for row in rows:
        _judge(row, table.values())
    _judge_all(top, tuple(table.values()))
    return roster_of(tuple(_marching(top, _crowned(table, base), rows, base)))


# A unit


def _row(part: Part, base: Roster | None) -> Row | None:
    """None for one without a usable letter."""
    part = replace(part, table=dict(_flat(part)))
    part.known(_KEYS)
    code = part.word("code", required=True)
    if not _CODE.fullmatch(code):
        if code:
            part.wrong("code", "unit-code", code=quoted(code))
        return None
    was = base[code].facts if base is not None and code in base else None
    march = _skills(part, "march", MARCH) if "march" in part.table else None
    return Row(part, _facts(part, code, was, named=base is not None), march)


def _lettered(rows: Sequence[Row]) -> Iterator[Row]:
    """With a letter for each mark of the file's own, in the order in which they come."""
    own = dict.fromkeys(row.facts.mark for row in rows if not row.facts.mark.isascii())
    letters = dict(zip(own, _LETTERS, strict=False))
    for row in rows:
        mark = row.facts.mark
        yield replace(row, facts=replace(row.facts, mark=letters.get(mark, mark)))


def _flat(part: Part) -> Iterator[tuple[str, Any]]:
    """The table with those inside it unfolded, so that what is wrong in them is told with the unit's number."""
    for key, value in part.table.items():
        if key not in _TABLES:
            yield key, value
        elif isinstance(value, dict):
            yield key, ""
            yield from ((f"{key}.{inner}", each) for inner, each in value.items())
        else:
            part.wrong(key, "table")


def _facts(part: Part, code: str, was: Facts | None, *, named: bool) -> Facts:
    king, scout = _flag(part, "king", was), _flag(part, "scout", was)
    mark, marks = _mark(part, was, scout=scout)
    price = part.whole("price", 0, MOST, was.price if was else 0)
    battle = _battle(part, was, scout=scout)
    return Facts(
        code,
        _characters(part, "glyph") or (was.glyphs if was else _missing(part, "glyph")),
        mark,
        marks,
        _class(part, mark, was, scout=scout),
        was.marches if was is not None and was.mark == mark else (),
        battle,
        _names(part, was, named=named),
        part.one_of("armour", ("light", "heavy")) == "heavy" if "armour" in part.table else bool(was and was.heavy),
        king,
        scout,
        price,
        part.whole("box", 0, MOST, was.count if was else 0),
        _worth(part, was, price=price, king=king, scout=scout),
    )


def _flag(part: Part, key: str, was: Facts | None) -> bool:
    return part.flag(key) if key in part.table else was is not None and bool(getattr(was, key))


def _missing(part: Part, key: str) -> tuple[str, str]:
    if key not in part.table:
        part.has(key, required=True)
    return _BLANK


def _characters(part: Part, key: str) -> tuple[str, str] | None:
    """One character, or two: the traditional form and the simplified one."""
    word = part.word(key)
    if not word:
        return None
    if len(word) in (1, 2) and word.isalnum() and not (key == "mark" and any(each.isascii() for each in word)):
        return word[0], word[-1]
    part.wrong(key, f"unit-{key}", word=quoted(word))
    return _BLANK


def _mark(part: Part, was: Facts | None, *, scout: bool) -> tuple[str, tuple[str, str]]:
    """The class that its back shows; a Scout shows those of foot and horse."""
    if scout:
        return FACES[0], OWN_MARKS[FACES[0]]
    found = _characters(part, "mark") or (was.marks if was and not was.scout else _missing(part, "mark"))
    mark = _MARKS.get(found[0], found[0])
    return mark, OWN_MARKS.get(mark, found)


def _class(part: Part, mark: str, was: Facts | None, *, scout: bool) -> str:
    """The class of the rules, which the game's own marks imply."""
    implied = SPECIAL if scout else _CLASSES.get(mark)
    if "class" in part.table:
        given = part.one_of("class", CLASSES)
        if implied not in (None, given):
            part.wrong("class", "unit-class", wanted=implied)
        return implied or given
    if implied is None and not (was is not None and was.mark == mark) and mark != _BLANK[0]:
        part.wrong("class", "missing")
    return implied or (was.kind if was is not None and was.mark == mark else SPECIAL)


def _names(part: Part, was: Facts | None, *, named: bool) -> Names | None:
    """All three, or those that it has."""
    if "name" not in part.table:
        if was is None and named and "name" not in part.lost:
            part.wrong("name", "missing")
        return was.names if was is not None else Names("", "", "") if named else None
    found = [part.name(f"name.{tongue}", NAME) for tongue in TONGUES]
    for tongue, name in zip(TONGUES, found, strict=True):
        if not name and f"{part.number} name.{tongue}" not in part.broken:
            part.wrong(f"name.{tongue}", "missing")
    return Names(*found)


def _worth(part: Part, was: Facts | None, *, price: int, king: bool, scout: bool) -> float:
    usual = was.worth if was is not None and "price" not in part.table else float(price or UNPRICED)
    worth = part.table.get("worth", 0.0 if king else _SCOUTED if scout else usual)
    if type(worth) in (int, float) and 0 <= worth <= MOST:
        return float(worth)
    part.wrong("worth", "number", low="0", high=str(MOST))
    return usual


def _battle(part: Part, was: Facts | None, *, scout: bool) -> Skills:
    if "battle" in part.table:
        return _skills(part, "battle", BATTLE)
    if was is None and not scout and not (part.broken & {f"{part.number} battle"}):
        part.wrong("battle", "missing")
    return was.battle if was is not None else Skills()


# Cells


def _skills(part: Part, table: str, keys: Sequence[str]) -> Skills:
    return _settled(Skills(**{key: _cells(part, f"{table}.{key}", key) for key in keys}))


def _settled(skills: Skills) -> Skills:
    """Of two abilities that lead to the same cell the stronger alone: a capture before a move, a line before a step
    that does not jump."""
    charged, lined = _along(skills.charge), _along(skills.charge) | _along(skills.run)
    steps = {each for each in skills.move.offsets if not _leaps(skills.move, each)}
    within = set(skills.advance.offsets)
    weaker = (steps & (lined | within)) | (within if skills.advance.jumps else set())
    hits = {each for each in within & charged if not _leaps(skills.advance, each)}
    runs = set(skills.charge.offsets)
    return replace(
        skills,
        move=_without(skills.move, weaker),
        advance=_without(skills.advance, hits),
        run=_without(skills.run, runs),
    )


def _along(cells: Cells) -> set[Cell]:
    """Where lines lead within 5 × 5."""
    return {(x * far, y * far) for x, y in cells.offsets for far in (1, 2)}


def _leaps(cells: Cells, offset: Cell) -> bool:
    """Whether there is anything between that is jumped over."""
    return cells.jumps and max(map(abs, offset)) > 1


def _without(cells: Cells, weaker: set[Cell]) -> Cells:
    return replace(cells, offsets=tuple(each for each in cells.offsets if each not in weaker))


def _cells(part: Part, where: str, key: str) -> Cells:
    """What an ability covers: offsets and names of sets with blanks between them, and whether it jumps."""
    words = [word.strip(",") for word in part.word(where).split()]
    if len(words) > CELLS + 1:
        part.wrong(where, "cells-many", most=str(CELLS))
        return NOWHERE
    found: dict[Cell, None] = {}
    for word in words:
        if word in (JUMP, BLOCKED) and key in _PATHS:
            continue
        offsets = _offsets(word, key)
        if not offsets:
            part.wrong(where, "cells-line" if key in _LINES else "cells", entry=quoted(word), sets=", ".join(SETS))
        found.update(dict.fromkeys(offsets))
    return Cells(tuple(found), jumps=JUMP in words and key in _PATHS)


def _offsets(word: str, key: str) -> tuple[Cell, ...]:
    """The cells that a word means; of a line its first one. None at all if it means none."""
    match = _CELL.fullmatch(word)
    offsets = SETS.get(word, ()) if match is None else ((int(match[1]), int(match[2])),)
    reach = range(1, 2) if key in _LINES else range(1, 3)
    return offsets if all(max(map(abs, each)) in reach for each in offsets) else ()


def _is_even(cells: Cells) -> bool:
    """Whether cells lie alike in all four directions, as those of what has no facing must."""
    found = set(cells.offsets)
    return {(-right, forward) for forward, right in found} == found


# What must hold


def _once(rows: Sequence[Row]) -> None:
    """Every letter stands for one unit."""
    seen: set[str] = set()
    for row in rows:
        if row.facts.code in seen:
            row.part.wrong("code", "unit-twice", code=row.facts.code)
        seen.add(row.facts.code)


def _judge(row: Row, table: Any) -> None:
    """What must hold of a unit."""
    facts, part = row.facts, row.part
    foot = facts.kind == INFANTRY
    for state, skills, even in (("march", row.march, True), ("battle", facts.battle, not foot)):
        for key in BATTLE if skills is not None and state in part.table else ():
            if even and not _is_even(getattr(skills, key)):
                part.wrong(f"{state}.{key}", "cells-even")
        if skills is not None and state in part.table and (twice := _twice(skills)):
            part.wrong(state, "cells-twice", cells=", ".join(f"{x},{y}" for x, y in twice))
    if foot and facts.battle.mounted.offsets:
        part.wrong("battle.mounted", "unit-mounted")
    if facts.scout and (facts.battle != Skills() or facts.price or facts.heavy or facts.king):
        part.wrong("scout", "unit-scout")
    if facts.king and facts.price:
        part.wrong("price", "unit-priceless")


def _twice(skills: Skills) -> list[Cell]:
    """Cells to which one ability jumps and another captures, so that one could not say which is meant."""
    return sorted(set(skills.move.offsets) & (set(skills.advance.offsets) | _along(skills.charge)))


def _judge_all(top: Part, table: Sequence[Facts]) -> None:
    """What must hold of all units together."""
    kings, scouts = [row for row in table if row.king], [row for row in table if row.scout]
    if len(kings) != 1:
        top.wrong("unit", "unit-kings", found=str(len(kings)))
    if len(scouts) > 1:
        top.wrong("unit", "unit-scouts", codes=_codes(scouts))
    for mark in dict.fromkeys(row.mark for row in table if not row.scout):
        alike = [row for row in table if row.mark == mark and not row.scout]
        if len(alike) > 1 and any(row.king for row in alike):
            top.wrong("unit", "unit-crown", mark=alike[0].marks[0], codes=_codes(alike))
        if len({row.kind for row in alike}) > 1:
            top.wrong("unit", "unit-classes", mark=alike[0].marks[0], codes=_codes(alike))


def _codes(rows: Sequence[Facts]) -> str:
    return ", ".join(row.code for row in rows)


def _crowned(table: Mapping[str, Facts], base: Roster | None) -> Iterator[Facts]:
    """The table with one King and at most one Scout, whatever the file says, so that the rest can be judged."""
    kings, scouts = [row.code for row in table.values() if row.king], [row.code for row in table.values() if row.scout]
    crown = kings[0] if kings else base.king if base is not None else next(iter(table))
    for row in table.values():
        yield replace(row, king=row.code == crown, scout=row.code in scouts[:1] and row.code != crown)


# Marching


def _marching(top: Part, table: Iterator[Facts], rows: Sequence[Row], base: Roster | None) -> Iterator[Facts]:
    """The table with how each unit marches: all of a mark alike, or a march would tell which is which."""
    said: dict[str, dict[Skills, list[str]]] = {}
    for row in rows:
        if row.march is not None and not row.facts.scout:
            said.setdefault(row.facts.mark, {}).setdefault(row.march, []).append(row.facts.code)
    for mark, marches in said.items():
        if len(marches) > 1:
            codes = ", ".join(code for each in marches.values() for code in each)
            shown = next(row.facts.marks[0] for row in rows if row.facts.mark == mark)
            top.wrong("unit", "unit-march", mark=shown, codes=codes)
    known = {mark: each.kinds[0].facts.marches[0] for mark, each in base.marks.items()} if base is not None else {}
    known |= {mark: next(iter(marches)) for mark, marches in said.items()}
    for mark in dict.fromkeys(row.facts.mark for row in rows if row.facts.mark not in known):
        row = next(row for row in rows if row.facts.mark == mark)
        if row.facts.marks != _BLANK and f"{row.part.number} march" not in row.part.broken:
            row.part.wrong("march", "missing")
    for facts in table:
        marks = FACES if facts.scout else (facts.mark,)
        yield replace(facts, marches=tuple(known.get(mark, Skills()) for mark in marks))


def _shipped() -> Roster:
    written = resources.files("games.jiangshan").joinpath("units.toml").read_text(encoding="utf-8")
    top = Part("jiangshan-scenario", tomllib.loads(written), frozenset())
    found = read(top, None)
    if top.faults:
        raise ValueError(top.faults)
    return found


SHIPPED = _shipped()
"""The game's own units (Jiangshan 2)."""
