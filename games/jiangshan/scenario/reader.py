"""A scenario file's table read value by value: what it says, and each value that says nothing usable (Jiangshan
8.9)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Seat, Text, text
from games.jiangshan import muster
from games.jiangshan.board import FOREST, MOUNTAIN, PLAIN, WATER, Cell, Ground, cell
from games.jiangshan.scenario.plan import DOUBT, Army, Scenario, Title
from games.jiangshan.state import STRATAGEMS, Fire, Terms
from games.jiangshan.units import FACES, Roster
from games.manuscript import Manuscript, quoted
from games.parts import Part, part_of

FORMAT = "jiangshan-scenario/1"
TOPIC = "jiangshan-scenario"
SYMMETRIES = ("lr", "rot", "tb", "quad")
COLOURS = ("red", "white", "black", "white-red")
WEATHERS = ("cloud", "sun", "rain")
SIDES = range(2, 5)
FIRES = range(12 * 18 + 1)
"""At most one on every cell of the largest board."""
TITLE, NAME, MOST_NUMBER, MOST_COUNTER = 40, 20, 999, 99
_SIGNS = PLAIN + MOUNTAIN + WATER + FOREST
_UNIT = re.compile(r"([A-Z][ih]?)\s+(\S+)")
_TILE = re.compile(r"(capital|city|camp)\s+(\S+)")
_KEYS = (
    "format",
    "id",
    "name",
    "board",
    "symmetry",
    "map",
    "round_limit",
    "no_progress_rounds",
    "weather",
    "hufu",
    "rules",
    "unit",
    "side",
    "fire",
)
_TONGUES = ("zh", "pinyin", "en")
_HUFU = ("pick", "fixed", "allowed")
_RULES = (
    "setback_city",
    "setback_capital",
    "capital_loss",
    "hold",
    "merit_goal",
    "team_loss",
    "allied_intel",
    "scout_costs_ap",
    "fallen",
)
_COUNTERS = {"morale": (9, 2), "supply": (3, 0), "merit": (MOST_COUNTER, 0)}
"""The most of each, and what it is where the file is silent."""
_SIDE = ("id", "name", "colour", "team", *_COUNTERS, "units", "cities", "reserve", "box")
_FIRE = ("cell", "size", "owner")


@dataclass(frozen=True, slots=True)
class Draft:
    """A scenario as far as it could be read. `broken` names the parts that could not: keys, those of a side as "1
    units"."""

    scenario: Scenario
    faults: tuple[Text, ...]
    broken: frozenset[str]


def read(manuscript: Manuscript) -> Draft:
    """Every value, and every fault of a single value."""
    top = part_of(manuscript, TOPIC)
    top.known(_KEYS)
    top.format(FORMAT)
    ground, roster = _ground(top), muster.read(top, muster.SHIPPED)
    armies = tuple(_army(part, number, roster) for number, part in enumerate(top.parts("side", "side", SIDES), 1))
    scenario = Scenario(
        top.identifier("id", required=True),
        ground,
        top.one_of("symmetry", ("", *SYMMETRIES)),
        _terms(top, roster),
        armies,
        _fires(top, tuple(_names(top))),
        _title(top),
    )
    return Draft(scenario, tuple(dict.fromkeys(top.faults)), frozenset(top.broken))


def _title(top: Part) -> Title:
    part = top.part("name")
    part.known(_TONGUES)
    return Title(*(part.name(tongue, TITLE) for tongue in _TONGUES))


# The map: V1


def _ground(top: Part) -> Ground:
    """The board's size and its rows, given from the top; an empty ground where they make no board."""
    rows = [line.strip() for line in top.word("map", required=True).splitlines() if line.strip()]
    columns, height = _size(top)
    if not columns or "map" in top.broken or not top.has("map", required=False):
        return Ground(())
    if len(rows) != height:
        top.wrong("map", "rows", wanted=str(height), found=str(len(rows)))
    for line, row in enumerate(rows[:height], 1):
        number = height + 1 - line if len(rows) == height else 0
        _row(top, row, line, number, columns)
    return Ground(tuple(_sure(row, columns) for row in reversed(rows)) if len(rows) == height else ())


def _sure(row: str, columns: int) -> str:
    """The row as far as it can be read."""
    if len(row) != columns:
        return DOUBT * columns
    return "".join(sign if sign in _SIGNS else DOUBT for sign in row)


def _size(top: Part) -> tuple[int, int]:
    """Columns and rows; none where the file does not tell them."""
    if not top.has("board", required=True):
        return 0, 0
    board = top.table["board"]
    whole = isinstance(board, list) and len(board) == 2 and all(type(each) is int for each in board)
    if not whole or not (3 <= board[0] <= 12 and 3 <= board[1] <= 18):
        top.wrong("board")
        return 0, 0
    return board[0], board[1]


def _row(top: Part, row: str, line: int, number: int, columns: int) -> None:
    """A row of the map, by its place in the file and, where the board has it, its number."""
    named = text("jiangshan-scenario-line", line=str(line))
    if number:
        named = text("jiangshan-scenario-line-row", line=str(line), row=str(number))
    if len(row) != columns:
        top.wrong("map", "row", row=named, wanted=str(columns), found=str(len(row)))
    strange = "".join(dict.fromkeys(sign for sign in row if sign not in _SIGNS))
    if strange:
        top.wrong("map", "signs", row=named, signs=quoted(strange), known=" ".join(_SIGNS))


# Sides


def _names(top: Part) -> list[str]:
    """What the sides are called by programs, each once."""
    found: list[str] = []
    for part in top.parts("side", "side", SIDES):
        identifier = part.identifier("id")
        if identifier and identifier in found:
            part.wrong("id", "same", word=quoted(identifier))
        found.append(identifier)
    return found


def _army(part: Part, number: int, roster: Roster) -> Army:
    part.known(_SIDE)
    counters = {key: part.whole(key, 0, most, default) for key, (most, default) in _COUNTERS.items()}
    return Army(
        name=part.name("name", NAME),
        colour=part.one_of("colour", ("", *COLOURS)),
        team=part.whole("team", 0, MOST_COUNTER, number),
        units=_placed(part, roster),
        tiles=_listed(part, "cities", _TILE, required=False),
        reserve=_reserve(part, roster),
        box=tuple({**roster.box, **_box(part, roster)}.items()),
        **counters,
    )


def _listed(part: Part, key: str, pattern: re.Pattern[str], *, required: bool = True) -> tuple[tuple[str, Cell], ...]:
    """Entries of a word and a cell, with commas between them."""
    found = []
    for entry in filter(None, (each.strip() for each in part.word(key, required=required).split(","))):
        match = pattern.fullmatch(entry)
        where = cell(match[2]) if match else None
        if match is None or where is None:
            part.wrong(key, f"entry-{key}", entry=quoted(entry))
        else:
            found.append((match[1], where))
    return tuple(found)


def _placed(part: Part, roster: Roster) -> tuple[tuple[str, Cell], ...]:
    """Units and their cells; only a Scout's letter is followed by the face that it shows."""
    found = _listed(part, "units", _UNIT)
    known = {*roster, *(f"{roster.scout}{face}" for face in FACES if roster.scout is not None)}
    for code in dict.fromkeys(code for code, _ in found if code not in known):
        part.wrong("units", "code", code=quoted(code), codes=" ".join(roster))
    return tuple((code, at) for code, at in found if code in known)


def _reserve(part: Part, roster: Roster) -> tuple[str, ...]:
    codes = part.word("reserve").replace(",", " ").split()
    for code in dict.fromkeys(codes):
        if code == roster.king:
            part.wrong("reserve", "reserve-king")
        elif code not in roster:
            part.wrong("reserve", "code", code=quoted(code), codes=" ".join(roster))
    return tuple(code for code in codes if code in roster and code != roster.king)


def _box(part: Part, roster: Roster) -> dict[str, int]:
    table = part.table.get("box", {})
    if not isinstance(table, dict):
        part.wrong("box", "table")
        return {}
    for code, count in table.items():
        if code not in roster:
            part.wrong("box", "code", code=quoted(code), codes=" ".join(roster))
        elif type(count) is not int or not 0 <= count <= MOST_COUNTER:
            part.wrong("box", "count", code=code, most=str(MOST_COUNTER))
    return {code: count for code, count in table.items() if code in roster and type(count) is int}


# Special rules


def _terms(top: Part, roster: Roster) -> Terms:
    rules, hufu = top.part("rules"), top.part("hufu")
    rules.known(_RULES)
    hufu.known(_HUFU)
    fixed, allowed = hufu.words("fixed", (), STRATAGEMS), hufu.words("allowed", STRATAGEMS, STRATAGEMS)
    offered = len(STRATAGEMS) if "hufu" in top.broken else len(set(allowed) - set(fixed))
    return Terms(
        setback_city=rules.whole("setback_city", 0, MOST_NUMBER, 0),
        setback_capital=rules.whole("setback_capital", 0, MOST_NUMBER, 0),
        capital_loss=rules.one_of("capital_loss", ("setback", "defeat")),
        hold=rules.whole("hold", 0, MOST_NUMBER, 0),
        merit_goal=rules.whole("merit_goal", 0, MOST_NUMBER, 0),
        team_loss=rules.one_of("team_loss", ("all", "first")),
        allied_intel=rules.flag("allied_intel"),
        scout_costs_ap=rules.flag("scout_costs_ap"),
        fallen=rules.one_of("fallen", ("gone", "box")),
        round_limit=top.whole("round_limit", 0, MOST_NUMBER, 70),
        no_progress=top.whole("no_progress_rounds", 1, MOST_NUMBER, 25),
        weather=_weather(top),
        pick=hufu.whole("pick", 0, offered, 3),
        fixed=tuple(dict.fromkeys(fixed)),
        allowed=tuple(dict.fromkeys(allowed)),
        units=roster,
    )


def _weather(top: Part) -> tuple[str, ...]:
    """What each number of the die brings."""
    weather = top.words("weather", Terms().weather, WEATHERS)
    if len(weather) == 6:
        return weather
    top.wrong("weather", words=", ".join(WEATHERS), found=str(len(weather)))
    return Terms().weather


def _fires(top: Part, names: Sequence[str]) -> tuple[tuple[Cell, Fire], ...]:
    found = []
    for part in top.parts("fire", "fire", FIRES):
        part.known(_FIRE)
        word = part.word("cell", required=True)
        at = cell(word)
        if word and at is None:
            part.wrong("cell", "cell", word=quoted(word))
        size, owner = part.one_of("size", ("small", "big")), _owner(part, names)
        if at is not None:
            found.append((at, Fire(size == "big", Seat(owner - 1))))
    return tuple(found)


def _owner(part: Part, names: Sequence[str]) -> int:
    """The number of the side that lit a fire: by its number or by its id."""
    owner = part.table.get("owner", 1)
    if isinstance(owner, str) and owner in names and owner:
        return names.index(owner) + 1
    if type(owner) is int and 1 <= owner <= max(len(names), 1):
        return owner
    part.wrong("owner", most=str(len(names)))
    return 1
