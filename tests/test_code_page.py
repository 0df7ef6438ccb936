"""What docs/code.md, docs/design.md and the pages of its details name is there: files, functions and classes."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE, DESIGN, *DETAILS = (
    (ROOT / "docs" / name).read_text("utf-8") for name in ("code.md", "design.md", "features.md", "pictures.md")
)

NAMED = re.compile(r"((?:`[A-Za-z_.]+`(?:,| and| or)?\s+)+)\(`([\w/]+\.py)`\)")
"""Names, and the file they are in: `play` (`bot/table/play.py`)."""


def mentions(page: str = PAGE) -> list[tuple[str, str]]:
    return [(file, name) for names, file in NAMED.findall(page) for name in re.findall(r"`([A-Za-z_.]+)`", names)]


@cache
def defined(file: str) -> set[str]:
    """What a module defines at its top, and the methods of its classes as `Class.method`."""
    found = set[str]()
    for node in ast.parse((ROOT / file).read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            parts = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {node.name, *(f"{node.name}.{part.name}" for part in parts)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def test_what_a_page_names_is_there() -> None:
    named = {each for page in (PAGE, DESIGN, *DETAILS) for each in mentions(page)}
    assert named
    assert {(file, name) for file, name in named if name not in defined(file)} == set()


def test_a_name_without_a_file_beside_it_is_in_a_file_that_the_page_names() -> None:
    files = {file for file, _ in mentions()}
    known = {name for file in files for name in (*defined(file), Path(file).stem)}
    loose = set(re.findall(r"`([A-Za-z_.]+)`", NAMED.sub("", PAGE)))
    assert "asker" in loose
    assert loose - known == set()


def test_every_file_that_the_page_names_is_there() -> None:
    files = set(re.findall(r"`((?:bot|games|renderers)/[\w/]+\.py)`", PAGE))
    assert {file for file in files if not (ROOT / file).is_file()} == set()
    assert {file for file, _ in mentions()} == files


@pytest.mark.parametrize("page", [DESIGN, *DETAILS])
def test_every_file_that_the_design_names_is_there(page: str) -> None:
    files = set(re.findall(r"`((?:bot|games|renderers|tests|benchmarks)/[\w/]+(?:\.py)?/?)`", page))
    assert files
    assert {file for file in files if not (ROOT / file).exists()} == set()


def test_each_guarantee_has_its_number_and_names_what_holds_it() -> None:
    guarantees = re.findall(r"^- \*\*G(\d+)\*\* .*$", DESIGN, re.MULTILINE)
    assert guarantees == [str(number) for number in range(1, len(guarantees) + 1)]
    assert len(re.findall(r"^- \*\*G\d+\*\* .*`tests/[\w/]+\.py`", DESIGN, re.MULTILINE)) == len(guarantees) > 50


def test_the_design_can_be_read_in_one_go() -> None:
    lines = DESIGN.splitlines()
    assert len(lines) <= 300
    assert max(map(len, lines)) <= 140
