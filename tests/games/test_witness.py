"""The public position as text: frozen, for running games are held against what it was when they were played.

Beside each golden game lies `<name>.witness`: the digest of the texts after every line, and two of the texts in full.
They may change only with another `games.core.Rules.version` and with the knowledge that no game begun before can go on.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.test_goldens import FILES, GAMES
from tests.support.goldens import read, witnessed, witnesses


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_golden_game_is_witnessed_as_it_was(file: Path) -> None:
    """And a public line changes the witness, but for those that nobody sees anything of."""
    rules, _ = GAMES[file.parent.name]
    every = tuple(witnesses(rules, read(file.read_text(encoding="utf-8"))))
    assert witnessed(every) == file.with_suffix(".witness").read_text(encoding="ascii")
    changed = sum(one != other for one, other in pairwise(every))
    assert changed > len(every) // 2
