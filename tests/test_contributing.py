"""The map of the tests in CONTRIBUTING is true and whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAP = [
    row.split("|")[1].strip(" `")
    for row in (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()
    if row.startswith("| `")
]


def _folders(named: str) -> set[Path]:
    return set(ROOT.glob(re.sub("<.*?>", "*", named)))


@pytest.mark.parametrize("named", MAP)
def test_what_the_map_names_is_there(named: str) -> None:
    assert _folders(named)


def test_every_folder_of_tests_is_on_the_map() -> None:
    below = set().union(*map(_folders, MAP)) - {ROOT / "tests"}
    found = {path.parent for path in ROOT.glob("tests/*/**/test_*.py")}
    assert found
    assert [folder for folder in found if not below & {folder, *folder.parents}] == []
