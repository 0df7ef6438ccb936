"""Which games would go on under other rules, told beforehand."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.host.operations.check import GameStatus, check
from bot.host.storage.store import StoreMissing
from renderers.core import Game
from tests.support.hosting import ANN, BEN, NEW_TOY, OTHER_TOY, tables, toy


async def begun(folder: Path) -> Path:
    async with tables(folder) as here:
        await here.game(ANN, BEN)
        await here.lobby(ANN, BEN, channel=2)
    return folder / "parlour.sqlite3"


@pytest.mark.parametrize(
    ("games", "fate"),
    [
        ({"toy": toy()}, GameStatus.SAME),
        ({"toy": toy(NEW_TOY)}, GameStatus.CARRIED),
        ({"toy": toy(OTHER_TOY)}, GameStatus.KEPT),
        ({}, GameStatus.UNKNOWN),
    ],
)
async def test_every_running_game_is_told_of(tmp_path: Path, games: Mapping[str, Game], fate: GameStatus) -> None:
    (prospect,) = check(await begun(tmp_path), games)
    assert (prospect.game, prospect.version, prospect.fate) == ("toy", 1, fate)
    assert (prospect.parted is not None) == (fate is GameStatus.KEPT)


def listing(folder: Path) -> Any:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


async def test_nothing_is_touched(tmp_path: Path) -> None:
    database = await begun(tmp_path)
    before = listing(tmp_path)
    check(database, {"toy": toy(NEW_TOY)})
    assert listing(tmp_path) == before


async def test_a_store_that_is_in_use_can_be_looked_at(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
        (prospect,) = check(tmp_path / "parlour.sqlite3", {"toy": toy(NEW_TOY)})
        assert prospect.fate is GameStatus.CARRIED


def test_a_folder_without_games_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing):
        check(tmp_path / "parlour.sqlite3", {})
