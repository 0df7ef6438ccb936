"""Scenarios: the five that come with the game, users' files, and what must hold of every one (Jiangshan 8)."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from games.core import Seat, Text, text
from games.jiangshan import units
from games.jiangshan.board import FOREST, PLAIN, Cell, Ground, cell, distance, name
from games.jiangshan.state import SCENARIOS, STRATAGEMS, Fire, Terms, Tile

_UNIT = re.compile(r"(S[ih]?|[DPAJHLGBRQK])\s+([a-l](?:1[0-8]|[1-9]))")
_TILE = re.compile(r"(capital|city|camp)\s+([a-l](?:1[0-8]|[1-9]))")
_KEYS = {"format", "id", "name", "board", "symmetry", "map", "round_limit", "no_progress_rounds", "weather", "hufu"} | {
    "rules",
    "side",
    "fire",
}
_NUMBERS = ("setback_city", "setback_capital", "hold", "merit_goal")
_RULE_KEYS = {*_NUMBERS, "capital_loss", "team_loss", "allied_intel", "scout_costs_ap"}
_SIDE_KEYS = {"id", "name", "colour", "team", "morale", "supply", "merit", "units", "cities", "reserve", "box"}


@dataclass(frozen=True, slots=True)
class Army:
    """One side as a scenario lists it. `units` are (code, cell); a scout's code is S or Sh."""

    name: str
    colour: str
    team: int
    morale: int
    supply: int
    merit: int
    units: tuple[tuple[str, Cell], ...]
    tiles: tuple[tuple[str, Cell], ...]
    reserve: tuple[str, ...]
    box: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    ground: Ground
    symmetry: str
    terms: Terms
    armies: tuple[Army, ...]
    fires: tuple[tuple[Cell, Fire], ...] = ()


class BadScenario(Exception):
    """Everything that is wrong with a scenario file, at once."""

    def __init__(self, faults: tuple[Text, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


@lru_cache(maxsize=len(SCENARIOS))
def built_in(identifier: str) -> Scenario:
    """One of the scenarios (a) to (e)."""
    return read(resources.files("games.jiangshan").joinpath(f"scenarios/{identifier}.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def read(document: str) -> Scenario:
    """A scenario file, TOML or JSON (Jiangshan 8.9).

    :raises BadScenario: with every fault: syntax by line, the rest by key, side, row or cell.
    """
    scenario = build(_table(document))
    faults = problems(scenario)
    if faults:
        raise BadScenario(faults)
    return scenario


def _table(document: str) -> Mapping[str, Any]:
    try:
        if document.lstrip().startswith("{"):
            table = json.loads(document)
        else:
            table = tomllib.loads(document)
    except (ValueError, RecursionError) as error:
        raise BadScenario((_fault("syntax", detail=str(error)),)) from error
    assert isinstance(table, dict), type(table)
    return table


def _fault(fault: str, /, **args: Any) -> Text:
    return text(f"jiangshan-scenario-{fault}", **args)


class _Reader:
    """Takes values out of a table and collects what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Text] = []

    def wrong(self, fault: str, /, **args: Any) -> None:
        self.faults.append(_fault(fault, **args))

    def take(self, table: Mapping[str, Any], key: str, kind: type, default: Any, *, at: str = "") -> Any:
        value = table.get(key, default)
        good = isinstance(value, kind) and not (kind is int and isinstance(value, bool))
        if not good:
            self.wrong("value", key=f"{at}{key}")
            return default
        return value

    def words(self, table: Mapping[str, Any], key: str, default: tuple[str, ...], *, at: str = "") -> tuple[str, ...]:
        """A list of words."""
        listed = self.take(table, key, list, list(default), at=at)
        if not all(isinstance(each, str) for each in listed):
            self.wrong("value", key=f"{at}{key}")
            return default
        return tuple(listed)

    def unknown(self, table: Mapping[str, Any], known: set[str], *, at: str = "") -> None:
        for key in sorted(set(table) - known):
            self.wrong("unknown", key=f"{at}{key}"[:80])


def build(table: Mapping[str, Any]) -> Scenario:
    """A scenario from its table.

    :raises BadScenario: with every fault of single values.
    """
    reader = _Reader()
    reader.unknown(table, _KEYS)
    if table.get("format") != "jiangshan-scenario/1":
        reader.wrong("format")
    ground = _ground(reader, table)
    armies = tuple(_army(reader, side, number) for number, side in enumerate(_sides(reader, table), start=1))
    terms = _terms(reader, table)
    fires = _fires(reader, table)
    symmetry = reader.take(table, "symmetry", str, "")
    if symmetry not in ("", "lr", "rot", "tb", "quad"):
        reader.wrong("value", key="symmetry")
    identifier = reader.take(table, "id", str, "")
    if not re.fullmatch(r"[\w-]{1,40}", identifier):
        reader.wrong("value", key="id")
    if reader.faults:
        raise BadScenario(tuple(reader.faults))
    assert ground is not None
    return Scenario(identifier, ground, symmetry, terms, armies, fires)


def _sides(reader: _Reader, table: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    sides: list[Mapping[str, Any]] = reader.take(table, "side", list, [])
    if not 2 <= len(sides) <= 4 or not all(isinstance(side, dict) for side in sides):
        reader.wrong("sides")
        return []
    return sides


def _ground(reader: _Reader, table: Mapping[str, Any]) -> Ground | None:
    """V1: the board's size and its rows, given from the top."""
    board = reader.take(table, "board", list, [])
    rows = tuple(line.strip() for line in reader.take(table, "map", str, "").splitlines() if line.strip())
    sized = len(board) == 2 and all(type(each) is int for each in board)
    if not sized or not (3 <= board[0] <= 12 and 3 <= board[1] <= 18):
        reader.wrong("board")
        return None
    if len(rows) != board[1]:
        reader.wrong("rows", wanted=board[1], found=len(rows))
    for number, row in zip(range(board[1], 0, -1), rows, strict=False):
        if len(row) != board[0] or set(row) - set(".^~*"):
            reader.wrong("row", row=str(number))
    fits = len(rows) == board[1] and all(len(row) == board[0] and not set(row) - set(".^~*") for row in rows)
    return Ground(tuple(reversed(rows))) if fits else None


def _army(reader: _Reader, side: Mapping[str, Any], number: int) -> Army:
    at = f"side {number}: "
    reader.unknown(side, _SIDE_KEYS, at=at)
    counters = {key: reader.take(side, key, int, 2 if key == "morale" else 0, at=at) for key in ("morale", "supply", "merit")}
    for key, most in (("morale", 9), ("supply", 3), ("merit", 99)):
        if not 0 <= counters[key] <= most:
            reader.wrong("value", key=f"{at}{key}")
    team = reader.take(side, "team", int, number, at=at)
    if not 0 <= team <= 99:
        reader.wrong("value", key=f"{at}team")
    found = _listed(reader, reader.take(side, "units", str, "", at=at), _UNIT, f"{at}units")
    tiles = _listed(reader, reader.take(side, "cities", str, "", at=at), _TILE, f"{at}cities")
    reserve = tuple(reader.take(side, "reserve", str, "", at=at).split())
    for code in reserve:
        if code not in units.BOX or code == "K":
            reader.wrong("value", key=f"{at}reserve")
    return Army(
        name=reader.take(side, "name", str, "", at=at)[:20],
        colour=reader.take(side, "colour", str, "", at=at)[:20],
        team=team,
        units=tuple((code, where) for code, where in found),
        tiles=tiles,
        reserve=reserve,
        box=tuple({**units.BOX, **_box(reader, side, at)}.items()),
        **counters,
    )


def _box(reader: _Reader, side: Mapping[str, Any], at: str) -> dict[str, int]:
    box = reader.take(side, "box", dict, {}, at=at)
    good = all(code in units.BOX and type(count) is int and 0 <= count <= 99 for code, count in box.items())
    if not good:
        reader.wrong("value", key=f"{at}box")
        return {}
    return dict(box)


def _listed(reader: _Reader, words: str, pattern: re.Pattern[str], at: str) -> tuple[tuple[str, Cell], ...]:
    found = []
    for entry in filter(None, (part.strip() for part in words.split(","))):
        match = pattern.fullmatch(entry)
        where = cell(match[2]) if match else None
        if match is None or where is None:
            reader.wrong("entry", key=at, entry=entry[:40])
        else:
            found.append((match[1], where))
    return tuple(found)


def _terms(reader: _Reader, table: Mapping[str, Any]) -> Terms:
    rules = reader.take(table, "rules", dict, {})
    hufu = reader.take(table, "hufu", dict, {})
    reader.unknown(rules, _RULE_KEYS, at="rules.")
    reader.unknown(hufu, {"pick", "fixed", "allowed"}, at="hufu.")
    weather = reader.words(table, "weather", Terms().weather)
    if len(weather) != 6 or set(weather) - {"cloud", "sun", "rain"}:
        reader.wrong("value", key="weather")
    fixed = reader.words(hufu, "fixed", (), at="hufu.")
    allowed = reader.words(hufu, "allowed", STRATAGEMS, at="hufu.")
    pick = reader.take(hufu, "pick", int, 3, at="hufu.")
    if (set(fixed) | set(allowed)) - set(STRATAGEMS):
        reader.wrong("value", key="hufu")
    if not 0 <= pick <= len(set(allowed) - set(fixed)):
        reader.wrong("value", key="hufu.pick")
    numbers = {key: reader.take(rules, key, int, 0, at="rules.") for key in _NUMBERS}
    flags = {key: reader.take(rules, key, bool, False, at="rules.") for key in ("allied_intel", "scout_costs_ap")}
    words = {"capital_loss": ("setback", "defeat"), "team_loss": ("all", "first")}
    chosen = {key: reader.take(rules, key, str, values[0], at="rules.") for key, values in words.items()}
    for key, values in words.items():
        if chosen[key] not in values:
            reader.wrong("value", key=f"rules.{key}")
    limits = {"round_limit": ("round_limit", 70), "no_progress": ("no_progress_rounds", 25)}
    counted = {key: reader.take(table, source, int, default) for key, (source, default) in limits.items()}
    for key, value in numbers.items():
        if not 0 <= value <= 999:
            reader.wrong("value", key=f"rules.{key}")
    for key, (source, _) in limits.items():
        if not 1 <= counted[key] <= 999:
            reader.wrong("value", key=source)
    return Terms(**numbers, **flags, **chosen, **counted, weather=weather, pick=pick, fixed=fixed, allowed=allowed)


def _fires(reader: _Reader, table: Mapping[str, Any]) -> tuple[tuple[Cell, Fire], ...]:
    found = []
    for number, entry in enumerate(reader.take(table, "fire", list, []), start=1):
        where = cell(str(entry.get("cell"))) if isinstance(entry, dict) else None
        owner = entry.get("owner", 1) if isinstance(entry, dict) else None
        size = entry.get("size", "small") if isinstance(entry, dict) else None
        if where is None or type(owner) is not int or not 1 <= owner <= 4 or size not in ("small", "big"):
            reader.wrong("value", key=f"fire {number}")
        else:
            found.append((where, Fire(size == "big", Seat(owner - 1))))
    return tuple(found)


# What must hold of a scenario (Jiangshan 8.8)


def problems(scenario: Scenario) -> tuple[Text, ...]:
    """Every rule of V2 to V10 that the scenario breaks."""
    checks = (_symmetric, _kings, _tiles, _connected, _buildings, _placed, _boxes, _apart, _teams, _burning)
    return tuple(fault for check in checks for fault in check(scenario))


def images(scenario: Scenario) -> tuple[Callable[[Cell], Cell], ...]:
    """The symmetries that the scenario claims."""
    right, top = scenario.ground.columns - 1, scenario.ground.height - 1
    mirrors: dict[str, Callable[[Cell], Cell]] = {
        "lr": lambda at: (right - at[0], at[1]),
        "tb": lambda at: (at[0], top - at[1]),
        "rot": lambda at: (right - at[0], top - at[1]),
    }
    if scenario.symmetry == "quad":
        return mirrors["lr"], mirrors["tb"]
    return (mirrors[scenario.symmetry],) if scenario.symmetry else ()


def _symmetric(scenario: Scenario) -> list[Text]:
    armies = {_content(army) for army in scenario.armies}
    faults = []
    for image in images(scenario):
        ground = scenario.ground
        faults += [_fault("v2", cell=name(at)) for at in ground.cells() if ground.terrain(at) != ground.terrain(image(at))][:3]
        mirrored = {_content(army, image) for army in scenario.armies}
        if mirrored != armies:
            faults.append(_fault("v2-armies"))
    return faults


def _content(army: Army, image: Callable[[Cell], Cell] = lambda at: at) -> tuple[Any, ...]:
    placed = frozenset((code[0], image(at)) for code, at in army.units)
    return placed, frozenset((kind, image(at)) for kind, at in army.tiles), tuple(sorted(army.reserve))


def _kings(scenario: Scenario) -> list[Text]:
    faults = []
    for number, army in enumerate(scenario.armies, start=1):
        kings = [at for code, at in army.units if code == "K"]
        if len(kings) != 1 or scenario.ground.terrain(kings[0]) != PLAIN or kings[0] in _all_tiles(scenario):
            faults.append(_fault("v3", side=number))
    return faults


def _all_tiles(scenario: Scenario) -> dict[Cell, tuple[int, str]]:
    return {at: (number, kind) for number, army in enumerate(scenario.armies) for kind, at in army.tiles}


def _tiles(scenario: Scenario) -> list[Text]:
    ground, every = scenario.ground, _all_tiles(scenario)
    faults = []
    for at in every:
        gates = ground.gates(at)
        open_gates = [gate for gate in gates if ground.terrain(gate) in (PLAIN, FOREST)]
        if ground.terrain(at) != PLAIN or len(open_gates) < 2 or any(gate in every for gate in gates):
            faults.append(_fault("v4", cell=name(at)))
    return faults


def _connected(scenario: Scenario) -> list[Text]:
    ground = scenario.ground
    land = {at for at in ground.cells() if ground.terrain(at) in (PLAIN, FOREST)}
    reached = {min(land)} if land else set()
    waves = list(reached)
    while waves:
        for near in ground.gates(waves.pop()):
            if near in land and near not in reached:
                reached.add(near)
                waves.append(near)
    return [_fault("v5", cell=name(min(land - reached)))] if land - reached else []


def _buildings(scenario: Scenario) -> list[Text]:
    faults = []
    terms = scenario.terms
    needs_capital = terms.capital_loss == "defeat" or terms.setback_capital > 0
    for number, army in enumerate(scenario.armies, start=1):
        kinds = Counter(kind for kind, _ in army.tiles)
        cities = kinds["city"] + kinds["capital"]
        if not cities or not kinds["camp"] or kinds["capital"] > 1 or (needs_capital and not kinds["capital"]):
            faults.append(_fault("v6", side=number))
    return faults


def _placed(scenario: Scenario) -> list[Text]:
    ground, every = scenario.ground, _all_tiles(scenario)
    faults, taken = [], set()
    for number, army in enumerate(scenario.armies):
        for _, at in (*army.units, *army.tiles):
            if not ground.holds(at):
                faults.append(_fault("v7", cell=name(at)))
        for code, at in army.units:
            foreign = at in every and (every[at][0] != number or code[0] in "KS")
            if at in taken or ground.terrain(at) not in (PLAIN, FOREST) or foreign:
                faults.append(_fault("v7", cell=name(at)))
            taken.add(at)
    return faults


def _boxes(scenario: Scenario) -> list[Text]:
    faults = []
    for number, army in enumerate(scenario.armies, start=1):
        used = Counter((*(code[0] for code, _ in army.units), *army.reserve))
        faults += [_fault("v8", side=number, unit=code) for code, most in army.box if used[code] > most]
    return faults


def _apart(scenario: Scenario) -> list[Text]:
    faults = []
    for army in scenario.armies:
        foes = [at for other in scenario.armies if other.team != army.team for _, at in (*other.units, *other.tiles)]
        faults += [_fault("v9", cell=name(at)) for _, at in army.units if any(distance(at, foe) <= 2 for foe in foes)]
    return faults


def _teams(scenario: Scenario) -> list[Text]:
    return [] if len({army.team for army in scenario.armies}) >= 2 else [_fault("v10")]


def _burning(scenario: Scenario) -> list[Text]:
    """Fires of a file burn where fires can: on bare plain or on forests, each lit by a side (Jiangshan 6.3)."""
    taken = {at for army in scenario.armies for _, at in (*army.units, *army.tiles)}
    faults = []
    for at, fire in scenario.fires:
        terrain = scenario.ground.terrain(at)
        if terrain not in (PLAIN, FOREST) or (terrain == PLAIN and at in taken) or fire.owner >= len(scenario.armies):
            faults.append(_fault("fire", cell=name(at)))
    return faults


def buildings(army: Army, owner: Seat) -> dict[Cell, Tile]:
    return {at: Tile(owner, kind == "camp", kind == "capital") for kind, at in army.tiles}
