"""Whether the bot is well can be seen from outside, and is not claimed where it is not so."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import pytest

from bot.host.operations.heartbeat import BEAT, FRESH, Heartbeat, age, notify
from tests.support.hosting import VirtualTime


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def beats(time: VirtualTime) -> None:
    """The time of one beat passes."""
    await turns()
    _, _, awake = time._sleepers.pop(0)
    awake.set_result(None)
    await turns()


def aged(file: Path) -> None:
    os.utime(file, (0, 0))


def touched(file: Path) -> bool:
    return file.exists() and file.stat().st_mtime > 0


async def test_the_file_is_touched_again_and_again(tmp_path: Path) -> None:
    file, time = tmp_path / "alive", VirtualTime()
    heart = Heartbeat(file, time, well=lambda: True)
    heart.start()
    await turns()
    aged(file)
    await beats(time)
    assert touched(file)
    await heart.close()
    assert age(file, now=0) is None


async def test_a_bot_that_is_not_well_does_not_say_so(tmp_path: Path) -> None:
    file, time = tmp_path / "alive", VirtualTime()
    well = True
    heart = Heartbeat(file, time, well=lambda: well)
    heart.start()
    await turns()
    aged(file)
    well = False
    await beats(time)
    assert not touched(file)
    await heart.close()


def test_an_old_beat_is_none(tmp_path: Path) -> None:
    assert age(tmp_path / "alive", now=0) is None
    (tmp_path / "alive").touch()
    os.utime(tmp_path / "alive", (1000, 1000))
    assert age(tmp_path / "alive", now=1000 + BEAT) == BEAT
    assert age(tmp_path / "alive", now=1001 + FRESH) is None


@pytest.mark.parametrize("kind", ["a file", "abstract"])
def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    name = str(tmp_path / "notify") if kind == "a file" else f"@parlour-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name.replace("@", "\0"))
        systemd.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", name)
        notify("WATCHDOG=1")
        assert systemd.recv(64) == b"WATCHDOG=1"


async def test_a_beat_reaches_the_watchdog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        heart = Heartbeat(tmp_path / "alive", VirtualTime(), well=lambda: True)
        heart.start()
        await turns()
        await heart.close()
        assert systemd.recv(64) == b"WATCHDOG=1"


async def test_a_watchdog_that_went_away_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    file, time = tmp_path / "alive", VirtualTime()
    heart = Heartbeat(file, time, well=lambda: True)
    heart.start()
    await turns()
    aged(file)
    await beats(time)
    assert touched(file)
    await heart.close()
