"""Scenarios: those that come with the game, and users' files with everything that is wrong in them (Jiangshan 8)."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from games import manuscript
from games.core import Text, text
from games.jiangshan.options import SCENARIOS
from games.jiangshan.scenario import checks, reader
from games.jiangshan.scenario.checks import problems
from games.jiangshan.scenario.plan import Army, Scenario, Title, buildings, images

__all__ = ["Army", "BadScenario", "Scenario", "Title", "buildings", "built_in", "images", "problems", "read", "title"]


class BadScenario(Exception):
    """Everything that is wrong with a scenario file, at once."""

    def __init__(self, faults: tuple[Text, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


@lru_cache(maxsize=len(SCENARIOS))
def built_in(identifier: str) -> Scenario:
    """One of the scenarios that come with the game."""
    return read(
        resources.files("games.jiangshan.scenario").joinpath(f"maps/{identifier}.toml").read_text(encoding="utf-8")
    )


@lru_cache(maxsize=64)
def read(document: str) -> Scenario:
    """A scenario file, TOML or JSON (Jiangshan 8.9).

    :raises BadScenario: with every fault: syntax by line, the rest by key, side, row or cell.
    """
    written = manuscript.read(document)
    if not written.whole:
        raise BadScenario(written.faults)
    found = reader.read(written)
    faults = (*written.faults, *found.faults, *checks.problems(found.scenario, found.broken))
    if faults:
        raise BadScenario(faults)
    return found.scenario


def title(document: str) -> Text | None:
    """What a user's file calls itself; None for a faulty one."""
    try:
        scenario = read(document)
    except BadScenario:
        return None
    name = scenario.title
    chinese, english = (
        name.zh or name.en or name.pinyin or scenario.id,
        name.en or name.pinyin or name.zh or scenario.id,
    )
    return text("core-file-title", tongue=text("core-file-tongue"), zh=chinese, en=english)
