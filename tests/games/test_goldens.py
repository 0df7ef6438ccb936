"""Whole games that must go on being played exactly as they were. What alters one raises the rules' version."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from games.cacao.rules import RULES as CACAO
from games.cardgo.rules import RULES as CARDGO
from games.core import Rules
from games.jiangshan.rules import RULES as JIANGSHAN
from games.koxinga.rules import RULES as KOXINGA
from tests.games.cacao import account as cacao
from tests.games.cardgo import account as cardgo
from tests.games.jiangshan import account as jiangshan
from tests.games.koxinga import account as koxinga
from tests.support.goldens import Account, read, told

FOLDER = Path(__file__).parents[1] / "goldens"

GAMES: Mapping[str, tuple[Rules[Any, Any, Any], Account]] = {
    "cardgo": (CARDGO, cardgo.ACCOUNT),
    "jiangshan": (JIANGSHAN, jiangshan.ACCOUNT),
    "koxinga": (KOXINGA, koxinga.ACCOUNT),
    "cacao": (CACAO, cacao.ACCOUNT),
}

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_golden_game_is_played_as_it_was(file: Path) -> None:
    rules, account = GAMES[file.parent.name]
    written = file.read_text(encoding="utf-8")
    golden = read(written)
    assert (golden.game, golden.version) == (rules.name, rules.version)
    assert told(rules, golden, account) == written


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_golden_game(game: str) -> None:
    rules, _ = GAMES[game]
    assert set(rules.presets) <= {file.stem for file in FILES if file.parent.name == game}
