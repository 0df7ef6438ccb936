"""Whatever the program writes is its owner's alone, also where it was not before."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.failures import Status
from tests.bot.test_main import PATIENCE, run, started
from tests.support.hosting import ANN, BEN, tables

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such modes here")

NOBODY_THERE = {"DISCORD_TOKEN": "any", "PARLOUR_API": "http://127.0.0.1:9/api/v10"}
"""A start that opens everything and ends because it reaches no Discord."""
SAID = "others could read this until now"
STILL = "others can read this"


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """The account that starts the program lets everybody read what it writes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def readable(folder: Path) -> dict[str, str]:
    """Everything in the folder, and itself, that others than its owner may do something with."""
    found = {str(path.relative_to(folder.parent)): open_(path) for path in (folder, *folder.rglob("*"))}
    return {name: mode for name, mode in found.items() if mode}


def open_(path: Path) -> str:
    mode = stat.S_IMODE(path.stat().st_mode)
    return f"{mode:o}" if mode & 0o077 else ""


async def _play(data: Path) -> None:
    async with tables(data) as here:
        await here.game(ANN, BEN)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """What a program left that did not care: a store, its neighbours, backups and a playground, for all to read."""
    data = tmp_path / "data"
    asyncio.run(_play(data))
    names = ("forgotten", "parlour-replaced-20270101T000000Z.sqlite3", "playground/playground.sqlite-wal")
    for name in (*names, "playground/files/1", "backups/parlour-20270101T000000Z.sqlite3", "files/toy/a.toml"):
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).touch()
    assert readable(data)["data/parlour.sqlite3"] == "644"
    return data


def start(data: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    for name, value in (NOBODY_THERE | {"PARLOUR_DATA": str(data)}).items():
        monkeypatch.setenv(name, value)
    result = CliRunner().invoke(main, [])
    assert (result.exit_code, "Discord cannot be reached" in result.output) == (Status.FAILED, True), result.output
    return result


def told(result: Result, event: str) -> str:
    """The one line of the log about it."""
    (line,) = [line for line in result.output.splitlines() if event in line]
    return line


def answered(sent: str | urllib.request.Request) -> Any:
    with urllib.request.urlopen(sent, timeout=PATIENCE) as reply:
        content = reply.read()
    return json.loads(content) if content else None


def upload(page: str) -> None:
    """A file, as the page gives one to the playground."""
    world = answered(f"{page}/playground.json")
    place = f"{page}/api/v10/channels/{world['channels'][0]['id']}/attachments"
    body = json.dumps({"files": [{"id": "0", "filename": "a.toml", "file_size": 1}]}).encode()
    who = {"Authorization": world["people"][0]["token"], "Content-Type": "application/json"}
    (given,) = answered(urllib.request.Request(place, body, who))["attachments"]
    answered(urllib.request.Request(given["upload_url"], b"a", method="PUT"))


def test_a_program_in_a_fresh_folder_writes_for_its_owner_alone(tmp_path: Path) -> None:
    """A running one, with its playground, a backup, an upload, and the files that SQLite has beside its own."""
    data = tmp_path / "new" / "data"
    with started(data, PARLOUR_BACKUP_HOURS="24") as process:
        assert process.stdout is not None
        (address,) = re.findall(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        upload(address)
        until = time.monotonic() + PATIENCE
        while not list((data / "backups").glob("parlour-*")) and time.monotonic() < until:
            time.sleep(0.05)
        assert {"alive", "backups", "parlour.sqlite3", "parlour.sqlite3-wal", "parlour.sqlite3.lock"} <= {
            path.name for path in data.iterdir()
        }
        assert len(list((data / "playground" / "files").iterdir())) == 1
        assert readable(data.parent) == {}


def test_what_others_could_read_is_closed_at_the_start_and_named_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "forgotten").chmod(0o600)
    line = told(start(data, monkeypatch), SAID)
    assert readable(data) == {name: mode for name, mode in readable(data).items() if name.startswith("data/files")}
    assert str(data / "parlour.sqlite3") in line
    assert str(data / "forgotten") not in line, "nobody else could read that"
    assert SAID not in start(data, monkeypatch).output


def test_a_hosts_own_files_are_left_as_they_are(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those for everybody, and whatever else lies there; the folder lets nobody in."""
    (data / "notes").touch()
    start(data, monkeypatch)
    assert readable(data) == {
        "data/files": "755",
        "data/files/toy": "755",
        "data/files/toy/a.toml": "644",
        "data/notes": "644",
    }


def test_of_what_lies_behind_links_the_store_alone_is_closed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A linked folder of backups may be on a disk that has other users."""
    for name in ("parlour.sqlite3", "backups"):
        (data / name).rename(data.parent / name)
        (data / name).symlink_to(data.parent / name)
    start(data, monkeypatch)
    assert (open_(data.parent / "parlour.sqlite3"), open_(data.parent / "backups")) == ("", "755")


@pytest.mark.parametrize("known", [True, False])
def test_what_cannot_be_closed_is_said_and_stops_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """It belongs to somebody else, or lies where the file system has no modes and says nothing of it."""

    def chmod(self: Path, mode: int) -> None:
        if known:
            raise PermissionError(1, "Operation not permitted", str(self))

    monkeypatch.setattr(Path, "chmod", chmod)
    result = start(data, monkeypatch)
    assert str(data / "parlour.sqlite3") in told(result, STILL)
    assert SAID not in result.output


def test_a_folder_that_is_everybodys_stays_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as /tmp: only what is in it and ours is closed."""
    data.chmod(0o1777)
    assert f"number=1 paths=['{data}']" in told(start(data, monkeypatch), STILL)
    assert (open_(data), open_(data / "parlour.sqlite3")) == ("1777", "")


def test_a_restored_store_and_the_one_that_it_replaced_are_their_owners(data: Path) -> None:
    assert run(data, "backup", str(data / "copy")).exit_code == 0
    assert not open_(data / "copy")
    (data / "copy").chmod(0o644)
    assert run(data, "restore", "--yes", str(data / "copy")).exit_code == 0
    stores = list(data.glob("parlour*.sqlite3"))
    assert (len(stores), "".join(map(open_, stores))) == (3, "")


def test_a_store_restored_into_a_new_folder_is_its_owners(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = data.parent / "new"
    monkeypatch.setenv("PARLOUR_DATA", str(new))
    assert CliRunner().invoke(main, ["restore", "--yes", str(data / "parlour.sqlite3")]).exit_code == 0
    assert {path.name for path in new.iterdir()} == {"parlour.sqlite3", "parlour.sqlite3.lock"}
    assert readable(new) == {}


def test_what_forgetting_writes_is_its_owners(data: Path) -> None:
    (data / "forgotten").unlink()
    assert run(data, "forget", "--yes", "--user", str(1 << 40)).exit_code == 0
    assert not open_(data / "forgotten")


def test_who_calls_a_command_keeps_his_own_habit(tmp_path: Path) -> None:
    """A mask is the whole process's; the command takes it back when it is done."""
    run(tmp_path, "alive")
    (tmp_path / "mine").touch()
    assert open_(tmp_path / "mine") == "644"


def test_a_folder_that_others_may_not_enter_is_a_sentence(tmp_path: Path) -> None:
    """Also for whoever asks whether the bot is well. Such as a loop of links, which stops root as well."""
    (tmp_path / "alive").symlink_to("alive")
    result = run(tmp_path, "alive")
    assert (result.exit_code, result.output.count("\n")) == (Status.FOLDER, 1), result.output
