"""What a scenario is: ground, armies, special rules, the name it goes by (Jiangshan 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core import Seat
from games.jiangshan.board import Cell, Ground
from games.jiangshan.state import Fire, Terms, Tile

DOUBT = "?"
"""A cell of a map of which the file does not say what it is. No scenario that is played has one."""


@dataclass(frozen=True, slots=True)
class Title:
    """What a scenario is called in Chinese, in Latin letters and in English; each may be missing."""

    zh: str = ""
    pinyin: str = ""
    en: str = ""


@dataclass(frozen=True, slots=True)
class Army:
    """One side as a scenario lists it. `units` are (code, cell), a Scout's code with the face that it shows: S, Si or
    Sh."""

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
    title: Title = Title()


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


def buildings(army: Army, owner: Seat) -> dict[Cell, Tile]:
    return {at: Tile(owner, kind == "camp", kind == "capital") for kind, at in army.tiles}
