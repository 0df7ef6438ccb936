"""What a draft of the program wrote, before anything was released, is refused everywhere and stays as it is."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.failures import Status
from bot.host.operations import forgetting
from bot.host.operations.backup import back_up
from bot.host.operations.restore import restore
from bot.host.storage.store import migrations
from tests.support.hosting import BEN, NAMES, START, tables

GONE = 1_573_984_599_711_678_468
LINE = "b08d91848900e4e8aea5c06c4a0b393a04cea1c67103944f327e910564563ac2"
"""What the list of the forgotten has held of that person ever since there was one."""
COMMANDS = {
    "start": (),
    "check": ("check",),
    "backup": ("backup", "{here}/copy"),
    "restore over it": ("restore", "--yes", "{here}/whole"),
    "restore it": ("restore", "--yes", "{here}/draft/parlour.sqlite3"),
    "forget": ("forget", "--user", str(GONE), "--yes"),
    "forget a server": ("forget", "--guild", "7", "--yes"),
    "doctor": ("doctor", "--channel", "1"),
}


@pytest.fixture(autouse=True)
def _person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, GONE, "Zo\u00eb")


async def drafted(here: Path, version: int) -> None:
    """`here/draft` holds a store of that number, whose last writer was killed, and the list of the forgotten;
    `here/whole` is a backup of today, `here/empty` a folder without a store."""
    async with tables(here / "live") as live:
        await live.random_play(await live.game(GONE, BEN), 1)
        back_up(live.store.path, here / "whole", now=START)
    (here / "live" / forgetting.LISTED).write_text(f"{LINE}\n", "ascii")
    with closing(sqlite3.connect(here / "live" / "parlour.sqlite3")) as writer:
        writer.execute(f"PRAGMA user_version = {version}")
        shutil.copytree(here / "live", here / "draft")
    assert (here / "draft" / "parlour.sqlite3-wal").stat().st_size
    (here / "empty").mkdir()


def close(folder: Path) -> None:
    """Else a warning says that others could read it."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o700 if path.is_dir() else 0o600)


def content(folder: Path) -> dict[str, bytes]:
    """Every file; the index in shared memory, and the lock, are no content."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(("-shm", ".lock"))}


def run(here: Path, folder: Path, command: Sequence[str]) -> Result:
    environment = {
        "DISCORD_TOKEN": "any",
        "PARLOUR_API": "http://127.0.0.1:9/api/v10",
        "PARLOUR_DATA": str(folder),
    }
    return CliRunner().invoke(main, [word.format(here=here) for word in command], env=environment)


@pytest.mark.parametrize("version", [1, 18])
@pytest.mark.parametrize("command", COMMANDS)
def test_it_is_refused_with_a_status_of_its_own_and_untouched(tmp_path: Path, command: str, version: int) -> None:
    asyncio.run(drafted(tmp_path, version))
    close(tmp_path)
    before = content(tmp_path / "draft")
    folder = tmp_path / ("empty" if command == "restore it" else "draft")
    result = run(tmp_path, folder, COMMANDS[command])
    assert (result.exit_code, result.output.count("\n")) == (Status.OLDER, 1), result.output
    assert f"has schema {version}, of a draft from before the first release" in result.output
    assert content(tmp_path / "draft") == before
    assert content(tmp_path / "empty") == {}
    assert not (tmp_path / "copy").exists()


def test_the_list_of_the_forgotten_beside_it_holds_on(tmp_path: Path) -> None:
    asyncio.run(drafted(tmp_path, 18))
    folder = tmp_path / "draft"
    for file in folder.glob("parlour.sqlite3*"):
        file.unlink()
    assert str(GONE).encode() in (tmp_path / "whole").read_bytes()
    restore(folder / "parlour.sqlite3", tmp_path / "whole", now=START, agreed=lambda _: True)
    with closing(sqlite3.connect(folder / "parlour.sqlite3")) as connection:
        assert not [line for line in connection.iterdump() if str(GONE) in line]
    assert (folder / forgetting.LISTED).read_text("ascii") == f"{LINE}\n"


def test_what_is_wrong_otherwise_is_said_as_ever(tmp_path: Path) -> None:
    """A newer store may be replaced by a backup, a damaged one too."""
    asyncio.run(drafted(tmp_path, max(migrations()) + 1))
    assert run(tmp_path, tmp_path / "draft", ("check",)).exit_code == Status.NEWER
    assert run(tmp_path, tmp_path / "draft", COMMANDS["restore over it"]).exit_code == 0
    (tmp_path / "empty" / "parlour.sqlite3").write_bytes(b"half of a download" * 300)
    assert run(tmp_path, tmp_path / "empty", COMMANDS["restore over it"]).exit_code == 0
