"""Players stay such that mypyc compiles them, though nobody does so here: its classes have no `__dict__`, refuse
`object.__new__`, and call their constructor where their own `__new__` is called."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "games"
COMPILED = (GAMES / "search.py", GAMES / "jiangshan/play/field.py", *sorted(GAMES.glob("*/players/*.py")))
REFUSED = {"__dict__", "__new__", "cached_property"}


def refused(source: str) -> Iterator[str]:
    """What a compiled class could not have."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name):
            yield from {node.attr if isinstance(node, ast.Attribute) else node.id} & REFUSED
        elif isinstance(node, ast.ClassDef):
            made = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
            yield from ["both"] if {"__new__", "__init__"} <= made else []


@pytest.mark.parametrize("file", COMPILED, ids=lambda file: str(file.relative_to(GAMES)))
def test_players_stay_compilable(file: Path) -> None:
    assert not list(refused(file.read_text("utf-8")))


@pytest.mark.parametrize(
    "source",
    [
        "twin = object.__new__(Field)",
        "kept = self.__dict__",
        "class A:\n    @cached_property\n    def b(self): ...",
        "class A:\n    def __new__(cls): ...\n    def __init__(self): ...",
    ],
)
def test_what_is_not_compilable_is_seen(source: str) -> None:
    assert list(refused(source))
