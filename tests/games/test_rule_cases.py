"""Runs every rule case: the fenced blocks of a game's kind in the Markdown files below `tests/`, and in what the
environment variable RULE_CASES names: a file, or the Markdown and text files of a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.games.cardgo import cases as cardgo
from tests.support import cacao, jiangshan, koxinga

KINDS: Mapping[str, Callable[[str], None]] = {
    "cacao": cacao.run,
    "cardgo": cardgo.run,
    "jiangshan": jiangshan.run,
    "koxinga": koxinga.run,
}
"""What plays a block of each kind."""

TESTS = Path(__file__).parents[1]

FENCE = re.compile(r"^```(?P<kind>\w+)\n(?P<block>.*?)^```$", re.MULTILINE | re.DOTALL)


def _files() -> Iterator[Path]:
    yield from sorted(TESTS.rglob("*.md"))
    if named := os.environ.get("RULE_CASES"):
        place = Path(named)
        yield from sorted((*place.rglob("*.md"), *place.rglob("*.txt"))) if place.is_dir() else [place]


def _blocks() -> Iterator[tuple[str, str]]:
    for file in _files():
        for found in FENCE.finditer(file.read_text(encoding="utf-8")):
            if found["kind"] in KINDS:
                yield found["kind"], found["block"]


def _name(block: str) -> str:
    found = re.match(r"id: *(\S+)\n", block)
    assert found, f"a case begins with its id:\n{block}"
    return found[1]


@pytest.mark.parametrize(("kind", "block"), [pytest.param(kind, block, id=_name(block)) for kind, block in _blocks()])
def test_rule_case(kind: str, block: str) -> None:
    KINDS[kind](block)


def test_there_are_cases_of_every_kind() -> None:
    assert {kind for kind, _ in _blocks()} == set(KINDS)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hp: G 100 R 95", "hp: G 100 R 94"),
        ("damage: G 0 R 5", "damage: G 0 R 6"),
        ("B4(3) C5(2)", "B4(3)"),
        ("size 4 X 3", "size 4 X 4"),
        ("  .  .  G4 G4 .", "  .  .  .  G4 ."),
        ("damage: G 0 R 5", "damages: G 0 R 5"),
        ("opts: effects=off", "optoins: effects=off"),
        ("move: G 2@C5", "move: G 2@C5\nlegal:"),
    ],
)
def test_a_wrong_case_fails(line: str, wrong: str) -> None:
    block = next(block for _, block in _blocks() if _name(block) == "CG-01")
    assert line in block
    with pytest.raises((AssertionError, ValueError, KeyError)):
        cardgo.run(block.replace(line, wrong))
