"""A table of which what is stored cannot be read stands still: nothing of it is lost, and all others run."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.operations.backup import back_up
from bot.host.operations.restore import restore
from bot.table.features import acts, lobby
from bot.table.log.verification import verify
from bot.table.session import Running, person
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT, MANAGER, NAMES, START, Tables, VirtualTime, tables, toy
from tests.support.stand import message
from tests.support.stand import stand as standing

HOUR = 3600
DAMAGES = (
    "no JSON at all",
    "{}",
    '{"schema":99}',
    '{"schema":9999,"table":{}}',
    '{"schema":100,"table":{"mood":"sour"},"chairs":[]}',
)


def database(folder: Path) -> Path:
    return folder / "parlour.sqlite3"


def damage(folder: Path, id: int, document: str, summary: str | None = None) -> None:
    with closing(sqlite3.connect(database(folder))) as connection, connection:
        connection.execute("UPDATE sessions SET document = ? WHERE id = ?", (document, id))
        if summary is not None:
            connection.execute("UPDATE sessions SET summary = ? WHERE id = ?", (summary, id))


def stored(folder: Path, id: int) -> tuple[str, str]:
    with closing(sqlite3.connect(database(folder))) as connection:
        row: tuple[str, str] = connection.execute(
            "SELECT document, summary FROM sessions WHERE id = ?", (id,)
        ).fetchone()
        return row


async def two_games(folder: Path) -> tuple[int, int]:
    async with tables(folder) as here:
        frozen, other = await here.game(ANN, BEN), await here.game(ANN, CAT, channel=2)
        await here.random_play(frozen, 2)
    return frozen, other


@pytest.mark.parametrize("document", DAMAGES)
async def test_it_stands_still_and_all_others_run(tmp_path: Path, document: str) -> None:
    frozen, other = await two_games(tmp_path)
    damage(tmp_path, frozen, document)
    before = stored(tmp_path, frozen)
    time = VirtualTime(START + 1)
    async with tables(tmp_path, time=time) as here:
        there = await here.session(frozen)
        assert there.trouble is not None
        assert (there.trouble.key, type(there.phase)) == ("bot-table-unreadable", Running)
        assert [chair.occupant for chair in there.chairs] == [person(user, NAMES[user]) for user in (ANN, BEN)]
        for act, args in ((acts.resign, (ANN,)), (acts.cancel, (MANAGER,)), (acts.rename, (ANN, "Anna"))):
            answer = await here.do(frozen, act, *args)
            assert (answer.done, answer.text.key) == (False, "bot-table-unreadable")
        await here.random_play(other, 2)
        await time.advance(200 * HOUR, here)
        assert (await here.session(other)).chairs[0].missed, "somebody's time ran out there"
        assert stored(tmp_path, frozen) == before
        assert verify(await here.host.export(other), {"toy": toy()}) is not None
        assert b'"head"' in await here.host.export(frozen)
        listed = {each.session: each for each in await here.host.of_user(ANN)}
        assert listed.keys() == {frozen, other}


async def test_its_channel_is_told_once(tmp_path: Path) -> None:
    frozen, _ = await two_games(tmp_path)
    async with tables(tmp_path) as here:
        revision = (await here.session(frozen)).table.revision
    damage(tmp_path, frozen, "{}")
    for _ in range(2):
        async with tables(tmp_path) as here:
            assert (await here.session(frozen)).table.revision == revision + 1


async def test_a_program_that_can_read_it_goes_on(tmp_path: Path) -> None:
    frozen, _ = await two_games(tmp_path)
    document, _ = stored(tmp_path, frozen)
    damage(tmp_path, frozen, json.dumps({**json.loads(document), "schema": 4000}))
    async with tables(tmp_path) as here:
        assert (await here.session(frozen)).position is None
    damage(tmp_path, frozen, document)
    async with tables(tmp_path) as here:
        there = await here.session(frozen)
        assert there.trouble is None
        assert there.position is not None
        await here.random_play(frozen, 2)


async def test_where_nothing_of_it_can_be_read_lists_name_it_all_the_same(tmp_path: Path) -> None:
    frozen, other = await two_games(tmp_path)
    damage(tmp_path, frozen, "{}", summary="{}")
    async with tables(tmp_path) as here:
        assert {each.session for each in await here.host.of_user(BEN)} == {frozen}
        assert {each.session for each in await here.host.of_server(7)} == {frozen, other}
        assert (await here.session(frozen)).chairs == ()


async def test_a_lobby_stands_still_as_well(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        waiting = await here.lobby(ANN, BEN, seats=3)
    damage(tmp_path, waiting, "{}")
    async with tables(tmp_path) as here:
        assert not (await here.do(waiting, lobby.join, person(CAT, "Cat"))).done
    assert stored(tmp_path, waiting)[0] == "{}"


async def test_check_names_it(tmp_path: Path) -> None:
    frozen, _ = await two_games(tmp_path)
    async with tables(tmp_path) as here:
        waiting = await here.lobby(ANN, BEN, channel=3, seats=3)
    damage(tmp_path, frozen, "{}")
    damage(tmp_path, waiting, "{}")
    told = CliRunner().invoke(main, ["check", "--data", str(tmp_path)])
    assert told.exit_code == 1
    assert f"Table {frozen}: toy, is kept: what is stored of it cannot be read." in told.output
    assert f"of which nothing can be read: {waiting}." in told.output


async def test_check_names_tables_of_bad_and_of_missing_terms(tmp_path: Path) -> None:
    frozen, other = await two_games(tmp_path)
    with closing(sqlite3.connect(database(tmp_path))) as connection, connection:
        connection.execute("UPDATE terms SET options = '{' WHERE session = ?", (frozen,))
        connection.execute("DELETE FROM terms WHERE session = ?", (other,))
    told = CliRunner().invoke(main, ["check", "--data", str(tmp_path)])
    assert told.exit_code == 1
    assert f"Table {frozen}: toy, is kept: what is stored of it cannot be read." in told.output
    assert f"of which nothing can be read: {other}." in told.output


async def test_options_that_cannot_be_read_stay_as_they_are(tmp_path: Path) -> None:
    frozen, other = await two_games(tmp_path)
    with closing(sqlite3.connect(database(tmp_path))) as connection, connection:
        connection.execute("UPDATE terms SET options = '{' WHERE session = ?", (frozen,))
    async with tables(tmp_path) as here:
        assert (await here.do(frozen, acts.resign, ANN)).text.key == "bot-table-unreadable"
        await here.random_play(other, 2)
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        found = connection.execute("SELECT options FROM terms WHERE session = ?", (frozen,)).fetchone()
    assert found == ("{",)


async def test_the_doctor_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen, _ = await two_games(tmp_path)
    damage(tmp_path, frozen, "{}")

    async def healthy(*_: object) -> int:
        return 0

    monkeypatch.setattr("bot.__main__._examine", healthy)
    monkeypatch.setattr("bot.logs.configure", lambda *_: None)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    told = await asyncio.to_thread(CliRunner().invoke, main, ["doctor", "--channel", "1"])
    assert told.exit_code == 1, told.output
    assert f"What is stored of these tables cannot be read: {frozen}\n" in told.output


@pytest.mark.parametrize("over", [False, True])
async def test_whoever_wants_its_log_is_given_it(tmp_path: Path, over: bool) -> None:
    async with standing(tmp_path) as stand:
        await stand.game(ANN, BEN)
        await stand.bid_typed(ANN, 0)
        if over:
            await stand.context.host.do(next(stand.requests), 1, acts.cancel, MANAGER, manager=True)
        await stand.settled()
    damage(tmp_path, 1, "{}")
    async with standing(tmp_path) as stand:
        (file,) = message(await stand.command(ANN, "export")).documents
        assert (b'"bid"' in file.content, file.name) == (over, "toy-1.txt")


async def test_a_backup_of_it_is_restored_as_it_is(tmp_path: Path) -> None:
    frozen, _ = await two_games(tmp_path)
    damage(tmp_path, frozen, "{}")
    back_up(database(tmp_path), tmp_path / "kept.sqlite3", now=START)
    restore(database(tmp_path), tmp_path / "kept.sqlite3", now=START + 5, agreed=lambda _: True)
    assert stored(tmp_path, frozen)[0] == "{}"


async def test_who_sat_there_is_forgotten_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe = 1_573_984_599_711_678_468
    monkeypatch.setitem(NAMES, zoe, "Zoë Quill")
    async with tables(tmp_path) as here:
        id = await here.game(zoe, BEN)
        await _end(here, id, zoe)
    document, _ = stored(tmp_path, id)
    damage(tmp_path, id, json.dumps({**json.loads(document), "schema": 4000}))
    async with tables(tmp_path) as here:
        assert (await here.host.forget_person(here.request(), zoe)).done
        assert (await here.session(id)).chairs[Seat(1)].occupant == person(BEN, NAMES[BEN])
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        held = "\n".join(connection.iterdump())
    assert not [word for word in (str(zoe), "Quill") if word in held]
    assert json.loads(stored(tmp_path, id)[0])["schema"] == 4000


async def _end(here: Tables, id: int, user: int) -> None:
    await here.do(id, acts.resign, user)
    await here.random_play(id, 40)
