"""Stores that programs of their day wrote, one for each schema, with running games: each rides through every change
since.

`tests/schemas/<number>.sql` is what SQLite dumps of such a store. A new migration comes with the dump of a store that
was made before it: games of all that was installed, some moves into them, and one that is over.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.host.store import migrations
from bot.table.session import Phase, Session
from bot.table.timing import DAY, LOBBY_STAYS
from bot.table.verification import verify
from tests.support.hosting import Tables, tables

DUMPS = sorted((Path(__file__).parents[2] / "schemas").glob("*.sql"))


@asynccontextmanager
async def restored(folder: Path, dump: Path) -> AsyncIterator[Tables]:
    """A host on the store of that day."""
    _restore(dump, folder / "parlour.sqlite3")
    async with tables(folder, games=games()) as here:
        yield here


def _restore(dump: Path, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text("utf-8"))


async def sessions(here: Tables, phase: Phase) -> list[Session]:
    def ids(connection: sqlite3.Connection) -> list[int]:
        return [id for (id,) in connection.execute("SELECT id FROM sessions WHERE phase = ?", (phase.value,))]

    return await asyncio.gather(*map(here.session, await here.store.read(ids)))


def test_every_schema_before_the_newest_has_a_store() -> None:
    assert {int(dump.stem) for dump in DUMPS} == set(migrations()) - {max(migrations())}


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_a_store_of_its_day_goes_on(tmp_path: Path, dump: Path) -> None:
    async with restored(tmp_path, dump) as here:
        running = await sessions(here, Phase.RUNNING)
        assert {session.table.game for session in running} >= {"cardgo", "koxinga", "cacao"}
        for session in running:
            assert session.trouble is None
            assert session.position is not None
            before = session.position.lines
            await here.random_play(session.id, 3)
            after = (await here.session(session.id)).position
            assert after is not None
            assert after.lines > before


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_what_was_over_in_a_store_of_its_day_can_be_checked(tmp_path: Path, dump: Path) -> None:
    async with restored(tmp_path, dump) as here:
        over = await sessions(here, Phase.OVER)
        assert over
        assert all([verify(await here.host.export(session.id), games()).sound for session in over])


async def test_lobbies_and_choices_without_a_limit_of_an_older_day_have_their_moments(tmp_path: Path) -> None:
    dump = next(dump for dump in DUMPS if dump.stem == "004")
    _restore(dump, tmp_path / "parlour.sqlite3")
    async with tables(tmp_path, games=games(), start=False) as here:
        lobbies = await sessions(here, Phase.LOBBY)
        assert lobbies
        assert all((lobby.table.ends or 0) >= lobby.table.opened + LOBBY_STAYS for lobby in lobbies)
        unhurried = [
            owed for session in await sessions(here, Phase.RUNNING) for owed in session.owed if owed.due is None
        ]
        assert unhurried
        assert all(owed.remind is not None for owed in unhurried)
        timed = [
            owed for session in await sessions(here, Phase.RUNNING) for owed in session.owed if owed.due is not None
        ]
        assert [owed.allowed for owed in timed] == [2 * DAY] * len(timed) != []
