"""A backup in the place of the store: whole or not at all, and every running game says so and has new dice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.host.operations.backup import back_up, contents
from bot.host.operations.check import Seals, seals
from bot.host.operations.restore import Restored, Return, restore
from bot.host.storage import records
from bot.host.storage.store import StoreBroken, StoreBusy, StoreMissing, StoreNewer, looking, migrations, open_store
from bot.table import timing
from bot.table.features import lobby
from bot.table.log.seal import TABLE, Entry
from bot.table.log.verification import verify
from bot.table.session import Owed, Playing, Seating, TableRequest, person
from games.core import CHANCE, Seat
from tests.bot.host.test_backup import checked, damaged, names
from tests.support.counts import LONG
from tests.support.hosting import ANN, BEN, DAY, NAMES, START, Tables, VirtualTime, tables, toy
from tests.support.toy import Options

HOUR = 3600


def restored(folder: Path, *, now: int = START + DAY, file: str = "copy.sqlite3") -> Restored:
    done = restore(folder / "parlour.sqlite3", folder / file, now=now, agreed=lambda _: True)
    assert done is not None
    return done


async def played(folder: Path, *, before: int, after: int) -> int:
    """A game with so many moves before a backup was made and after it."""
    async with tables(folder) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await here.random_play(id, before)
        back_up(here.store.path, folder / "copy.sqlite3", now=START)
        await here.random_play(id, after)
    return id


async def lines(here: Tables, id: int) -> tuple[Entry, ...]:
    return await here.store.read(lambda connection: records.entries(connection, id))


async def test_a_game_goes_on_from_the_backup_and_says_so(tmp_path: Path) -> None:
    id = await played(tmp_path, before=2, after=4)
    async with tables(tmp_path) as here:
        lost = await lines(here, id)
    restored(tmp_path)
    async with tables(tmp_path) as here:
        kept = await lines(here, id)
        assert kept[:-1] == lost[: len(kept) - 1]
        assert (kept[-1].seat, kept[-1].move) == (TABLE, ("restored", str(START)))
        assert (await here.host.log(id))[-1].key == "bot-log-restored"
        await here.quiet()
        assert id in here.notes.changes, "the channel is told"
        await here.random_play(id, 2)


async def test_chance_is_new_from_there_on(tmp_path: Path) -> None:
    """The same moves again meet other dice: nobody gains from what they saw before."""
    id = await played(tmp_path, before=0, after=12)
    async with tables(tmp_path) as here:
        first = [entry.move for entry in await lines(here, id) if entry.seat == CHANCE]
    restored(tmp_path)
    async with tables(tmp_path) as here:
        await here.random_play(id, 12)
        second = [entry.move for entry in await lines(here, id) if entry.seat == CHANCE]
    assert len(second) > 4
    assert first != second


async def test_seals_and_digests_go_on(tmp_path: Path) -> None:
    id = await played(tmp_path, before=2, after=0)
    async with tables(tmp_path) as here:
        before = (await here.session(id)).position
    restored(tmp_path)
    async with tables(tmp_path) as here:
        session = await here.session(id)
        after = session.position
        assert before is not None
        assert after is not None
        assert (after.state, after.digest, after.public) == (before.state, before.digest, before.lines + 1)
        assert after.seal == after.head.hex() != before.seal
        stored = await here.store.read(lambda connection: records.digests(connection, id))
        assert stored[after.public] == after.digest


async def test_every_seal_holds_in_a_store_that_was_set_back(tmp_path: Path) -> None:
    await played(tmp_path, before=4, after=2)
    restored(tmp_path)
    assert seals(tmp_path / "parlour.sqlite3") == Seals(1, (), 0)


async def test_a_game_that_was_set_back_can_be_checked(tmp_path: Path) -> None:
    id = await played(tmp_path, before=2, after=2)
    restored(tmp_path)
    async with tables(tmp_path) as here:
        while isinstance((await here.session(id)).phase, Playing):
            await here.random_play(id, 1)
        report = verify(await here.host.export(id), {"toy": toy()})
    assert report.sound, report.findings
    assert [entry.move for entry in report.restored] == [("restored", str(START))]


async def test_a_game_whose_rules_are_not_installed_is_set_back_too(tmp_path: Path) -> None:
    id = await played(tmp_path, before=2, after=2)
    restored(tmp_path)
    async with tables(tmp_path, games={}) as here:
        assert [text.key for text in await here.host.log(id)][-1] == "bot-log-restored"


async def test_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    await played(tmp_path, before=0, after=4)
    before = checked(tmp_path / "parlour.sqlite3")
    done = restored(tmp_path)
    assert done.replaced is not None
    assert checked(done.replaced) == before
    assert names(tmp_path) == {"copy.sqlite3", "parlour.sqlite3", "parlour.sqlite3.lock", done.replaced.name}


async def test_what_would_be_lost_is_told_first_and_no_is_no(tmp_path: Path) -> None:
    id = await played(tmp_path, before=1, after=0)
    async with tables(tmp_path) as here:
        known = len(await lines(here, id))
        await here.random_play(id, 3)
        newer = len(await lines(here, id)) - known
        await here.lobby(ANN, BEN, channel=2)
    asked: list[Return] = []
    before = (tmp_path / "parlour.sqlite3").read_bytes()

    def no(told: Return) -> bool:
        asked.append(told)
        return False

    assert restore(tmp_path / "parlour.sqlite3", tmp_path / "copy.sqlite3", now=START, agreed=no) is None
    (told,) = asked
    assert told.loss is not None
    assert (told.loss.tables, told.loss.lines) == (1, newer)
    assert (told.backup.taken, told.backup.running) == (START, 1)
    assert (tmp_path / "parlour.sqlite3").read_bytes() == before


async def test_a_table_opened_later_has_no_number_of_one_that_is_lost(tmp_path: Path) -> None:
    """Its buttons still stand in a channel."""
    await played(tmp_path, before=0, after=0)
    async with tables(tmp_path) as here:
        lost = await here.lobby(ANN, BEN, channel=2)
    restored(tmp_path)
    async with tables(tmp_path) as here:
        assert await here.lobby(ANN, BEN, channel=3) > lost


async def test_a_store_that_cannot_be_read_is_replaced_and_kept(tmp_path: Path) -> None:
    id = await played(tmp_path, before=1, after=1)
    ruined = b"half of a download" * 300
    (tmp_path / "parlour.sqlite3").write_bytes(ruined)
    done = restored(tmp_path)
    assert done.prospect.loss is None
    assert done.replaced is not None
    assert done.replaced.read_bytes() == ruined
    async with tables(tmp_path) as here:
        await here.random_play(id, 1)
        assert await here.lobby(ANN, BEN, channel=3) > 1000


async def test_a_backup_makes_a_store_where_there_was_none(tmp_path: Path) -> None:
    id = await played(tmp_path, before=1, after=1)
    done = restore(tmp_path / "new" / "parlour.sqlite3", tmp_path / "copy.sqlite3", now=START, agreed=lambda _: True)
    assert done is not None
    assert done.replaced is None
    async with tables(tmp_path / "new") as here:
        await here.random_play(id, 1)


async def test_nothing_is_restored_while_the_bot_runs(tmp_path: Path) -> None:
    await played(tmp_path, before=0, after=0)
    async with tables(tmp_path):
        with pytest.raises(StoreBusy):
            restored(tmp_path)


async def test_what_is_no_backup_is_refused_and_touches_nothing(tmp_path: Path) -> None:
    await played(tmp_path, before=1, after=0)
    before = (tmp_path / "parlour.sqlite3").read_bytes()
    (tmp_path / "nonsense").write_bytes(b"half of a download" * 300)
    with closing(sqlite3.connect(tmp_path / "newer")) as newer:
        newer.execute(f"PRAGMA user_version = {max(migrations()) + 1}")
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE other (n)")
    damaged(tmp_path / "copy.sqlite3", page=2)
    for file, refusal in [
        ("missing", StoreMissing),
        ("nonsense", StoreBroken),
        ("foreign", StoreBroken),
        ("copy.sqlite3", StoreBroken),
        ("newer", StoreNewer),
    ]:
        with pytest.raises(refusal):
            restored(tmp_path, file=file)
    assert (tmp_path / "parlour.sqlite3").read_bytes() == before


async def test_a_game_of_everything_that_is_installed_can_be_restored(tmp_path: Path) -> None:
    async with tables(tmp_path, games=games()) as here:
        ids = [await begun(here, name, channel) for channel, name in enumerate(games(), 1)]
        back_up(here.store.path, tmp_path / "copy.sqlite3", now=START)
    assert restored(tmp_path).prospect.backup.running == len(ids) >= 4
    async with tables(tmp_path, games=games()) as here:
        for id in ids:
            assert [said.key for said in await here.host.log(id)][-1] == "bot-log-restored"
            await here.random_play(id, 2)


async def begun(here: Tables, name: str, channel: int) -> int:
    """A game with three moves in it."""
    options = games()[name].rules.options()
    opening = TableRequest(7, channel, name, options, ANN, NAMES[ANN], "en", seating=Seating.CHOSEN, seats=2)
    opened = await here.host.open(here.request(), opening)
    assert opened.session is not None, opened
    await here.do(opened.session, lobby.join, person(BEN, NAMES[BEN]))
    assert (await here.do(opened.session, lobby.begin, ANN)).done
    await here.random_play(opened.session, 3)
    return opened.session


# Clocks


OWED = Owed(
    Seat(0), START - 10 * HOUR, START + 14 * HOUR, START + 2 * HOUR, computer=False, turn=True, allowed=24 * HOUR
)


@pytest.mark.parametrize(
    ("owed", "lost", "expected"),
    [
        (OWED, 3 * HOUR, replace(OWED, due=START + 17 * HOUR, remind=START + 3 * HOUR)),
        (replace(OWED, due=START + HOUR), 3 * HOUR, replace(OWED, due=START + 15 * HOUR, remind=START + 3 * HOUR)),
        (replace(OWED, due=START + HOUR), 600, replace(OWED, due=START + 12 * HOUR + 600, remind=START + 600)),
        (
            replace(OWED, due=START + HOUR, remind=None, latest=START + 2 * HOUR),
            3 * HOUR,
            replace(OWED, due=START + 4 * HOUR, remind=None, latest=START + 5 * HOUR),
        ),
        (
            replace(OWED, due=None, allowed=None),
            3 * HOUR,
            replace(OWED, due=None, allowed=None, remind=START + 3 * HOUR),
        ),
    ],
    ids=[
        "the time since the backup is given back",
        "half of it at least",
        "half of it, however new the backup is",
        "what is held moves alike",
        "no limit",
    ],
)
async def test_clocks_start_again(tmp_path: Path, owed: Owed, lost: int, expected: Owed) -> None:
    """And the start finds nothing of that time to give back once more."""
    id = await played(tmp_path, before=0, after=0)
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy, copy:
        before = records.bare(copy, id)
        records.save(copy, before, replace(before, owed=(owed,)))
    restored(tmp_path, now=START + lost)
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as store, store:
        assert records.bare(store, id).owed == (expected,)
        assert records.catch_up(store, START + lost + 2 * timing.SILENCE) == 2 * timing.SILENCE


async def test_nobody_has_missed_his_turn_when_an_old_backup_is_restored(tmp_path: Path) -> None:
    id = await played(tmp_path, before=0, after=0)
    restored(tmp_path, now=START + 30 * DAY)
    async with tables(tmp_path, time=VirtualTime(START + 30 * DAY)) as here:
        await here.time.advance(HOUR, here)
        assert "bot-log-timeout" not in [text.key for text in await here.host.log(id)]


# Killed in the middle

PROGRAM = """
import os, signal, sys
from pathlib import Path
from bot.host.operations import backup, restore
moment, steps = int(sys.argv[3]), 0
def counted(name, owner):
    act = getattr(owner, name)
    def step(*args, **kwargs):
        global steps
        for after in (False, True):
            if steps == moment:
                os.kill(os.getpid(), signal.SIGKILL)
            steps += 1
            if not after:
                result = act(*args, **kwargs)
        return result
    setattr(owner, name, step)
for name in ("copy_store", "_set_back", "_close_log", "_give_second_name"):
    counted(name, restore)
counted("_flush", backup)
counted("replace", Path)
restore.restore(Path(sys.argv[1]), Path(sys.argv[2]), now=1_800_100_000, agreed=lambda _: True)
print("done", flush=True)
"""


STEPS = 14
"""Moments at which it can be killed: before and after each of seven steps."""


async def _killed(database: Path, backup: Path, step: int) -> bool:
    """Whether the program that restores was killed before its end."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        str(database),
        str(backup),
        str(step),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    said, _ = await program.communicate()
    assert program.returncode == (0 if said else -signal.SIGKILL)
    return not said


async def _numbers(here: Path) -> Sequence[str]:
    with closing(looking(here)) as connection:
        moves: list[str] = [move for (move,) in connection.execute("SELECT move FROM lines ORDER BY session, n")]
    return moves


async def test_a_program_killed_at_any_step_leaves_the_old_store_or_the_new_one(tmp_path: Path) -> None:
    await played(tmp_path, before=1, after=3)
    database = tmp_path / "parlour.sqlite3"
    old = database.read_bytes()
    old_lines = await _numbers(database)
    restored(tmp_path, now=1_800_100_000)
    new_lines = await _numbers(database)
    assert old_lines != new_lines
    found: list[bool] = []
    for step in range(STEPS + 1) if LONG else (1, 5, 8, 11, STEPS):
        database.write_bytes(old)
        killed = await _killed(database, tmp_path / "copy.sqlite3", step)
        assert checked(database)
        found.append(await _numbers(database) == new_lines)
        assert found[-1] or await _numbers(database) == old_lines
        assert killed == (step < STEPS)
        await (await open_store(database)).close()
    assert found == sorted(found), "once it is the new one it stays so"
    assert {False, True} == set(found)
    restored(tmp_path)
    assert not [name for name in names(tmp_path) if name.startswith(".")], "what was half written is gone"


async def test_the_backup_itself_stays_as_it_is(tmp_path: Path) -> None:
    await played(tmp_path, before=1, after=1)
    before = (tmp_path / "copy.sqlite3").read_bytes()
    restored(tmp_path)
    assert (tmp_path / "copy.sqlite3").read_bytes() == before
    with closing(looking(tmp_path / "parlour.sqlite3")) as connection:
        assert contents(connection).running == 1
