"""Whatever a scenario file holds, judging it is a bounded amount of work (Jiangshan 8.9)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from games import manuscript, parts
from games.core import Faults
from games.jiangshan.state import Options
from tests.support.jiangshan import RULES
from tests.support.scenario_shapes import MOST, SHAPES

FAULTS = 20_000
"""Faults that may be collected of one file."""


@pytest.mark.parametrize("name", SHAPES)
def test_a_file_is_judged_in_bounded_work(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted: the characters that the reader of TOML is given in all, the known keys that are compared, the faults."""
    read: list[int] = []
    compared: list[str] = []
    loads, close = tomllib.loads, parts.get_close_matches

    def counting(document: str) -> dict[str, Any]:
        read.append(len(document))
        return loads(document)

    def comparing(word: str, known: Any, most: int) -> list[str]:
        compared.append(word)
        return close(word, known, most)

    monkeypatch.setattr(manuscript.tomllib, "loads", counting)
    monkeypatch.setattr(parts, "get_close_matches", comparing)
    document = SHAPES[name]
    assert len(document.encode()) <= MOST
    problem = RULES.problem(Options(scenario="file", scenario_file=document))
    assert isinstance(problem, Faults)
    assert sum(read) <= manuscript.READ + manuscript.MOST * manuscript.LONGEST
    assert len(compared) <= parts.MOST_GUESSES
    assert 0 < dict(problem.heading.args)["count"] <= FAULTS


def test_a_key_of_many_words_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reader would walk all words of the header for each word of each key."""
    monkeypatch.setattr(manuscript.tomllib, "loads", lambda document: pytest.fail("read"))
    for name in ("a long header, long keys, faulty lines", "a long header of quoted words"):
        assert not manuscript.read(SHAPES[name]).whole


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("a.b.c.d.e.f.g.h = 1", False),
        ("a.b.c.d.e.f.g.h.i = 1", True),
        ("[a.b.c.d.e.f.g.h]", False),
        ("[[ a.b . c.d.e.f.g.h.i ]]", True),
        ("""  "a.b".'c'."d\\"".e.f.g.h.i.j = 1""", True),
        ('"a.b.c.d.e.f.g.h.i.j" = 1', False),
        ('map = "a.b.c.d.e.f.g.h.i.j"', False),
        ("# a.b.c.d.e.f.g.h.i.j", False),
        ('map = """\n*...*...*...\nD.D.D.D.D.D.D.D.D.D\n"""', False),
    ],
)
def test_a_key_or_a_header_has_at_most_eight_words(line: str, refused: bool) -> None:
    (reason,) = {str(fault.args[-1]) for fault in manuscript.read(line).faults} or {""}
    assert ("parted" in reason) is refused


def test_a_small_file_is_told_every_faulty_line_at_once() -> None:
    """Nobody who writes a file comes near the bound: twenty faulty lines of a file of six thousand characters."""
    lines = ["# A line as people write them, with forty-two." for _ in range(120)] + [
        f"k{number} = x" for number in range(20)
    ]
    document = "\n".join(lines)
    assert len(document) > 5_500
    assert len(manuscript.read(document).faults) == manuscript.MOST
