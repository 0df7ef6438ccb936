"""Which games would go on under other rules, told beforehand."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.operations.check import GameStatus, Seals, check, seals, unreadable
from bot.host.storage.store import StoreMissing
from bot.table.features import acts
from renderers.core import Game
from tests.support.hosting import ANN, BEN, MANAGER, NEW_TOY, OTHER_TOY, tables, toy


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


async def test_a_damaged_line_is_told_by_its_seal_and_by_nothing_else(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        for channel in (1, 2, 3):
            await here.random_play(await here.game(ANN, BEN, channel=channel), 3)
        await here.lobby(ANN, BEN, channel=4)
    database = tmp_path / "parlour.sqlite3"
    assert seals(database) == Seals(3, (), 0)
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE lines SET move = replace(move, 'bid', 'bie') WHERE session = 2 AND n = 4")
        store.execute("DELETE FROM settings WHERE scope = 'seal' AND key = 3")
    assert unreadable(database) == ()
    assert seals(database) == Seals(1, (2,), 1)
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE lines SET move = replace(move, '\"', '') WHERE session = 1")
        store.execute("UPDATE terms SET header = replace(header, 'toy', 'tox') WHERE session = 2")
    assert seals(database) == Seals(0, (1, 2), 1)


async def test_every_seal_holds_after_whatever_becomes_of_a_game(tmp_path: Path) -> None:
    """Under other rules nobody replays it, but the host's own lines are sealed as well."""
    async with tables(tmp_path) as here:
        kept, over = await here.game(ANN, BEN), await here.game(ANN, BEN, channel=2)
        await here.random_play(over, 200)
    async with tables(tmp_path, games={"toy": toy(OTHER_TOY)}) as here:
        await here.do(kept, acts.cancel, MANAGER, manager=True)
    assert seals(tmp_path / "parlour.sqlite3") == Seals(2, (), 0)


async def test_the_command_says_which_seals_are_broken(tmp_path: Path) -> None:
    database = await begun(tmp_path)

    def said() -> tuple[int, str]:
        found = CliRunner().invoke(main, ["check", "--deep", "--data", str(tmp_path)])
        return found.exit_code, found.output.partition("\n")[2]

    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE sessions SET phase = 'over' WHERE id = 1")  # the toy is not installed
    assert said() == (0, "1 logs are as they were written.\n")
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE lines SET at = at + 1 WHERE n = 1")
    assert said()[0] == 1
    assert "altered: the logs of tables 1." in said()[1]


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
