"""Tells from outside whether the bot is well: a file that it touches, and systemd's watchdog where there is one.

Both come from the event loop. Where that hangs, or the bot is not well by its own account, they stop coming.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path

import structlog

from bot.host.clock import Time

log = structlog.get_logger(__name__)

BEAT = 30
"""Seconds between two touches."""

FRESH = 120
"""Seconds after a touch until the bot counts as unwell."""


def age(file: Path, *, now: float) -> float | None:
    """Seconds since the bot was well; None if it does not run or is unwell. `now` in Unix seconds."""
    try:
        seconds = now - file.stat().st_mtime
    except FileNotFoundError:
        return None
    return seconds if seconds <= FRESH else None


class Heartbeat:
    """Touches `file` as long as `well` says so."""

    def __init__(self, file: Path, time: Time, *, well: Callable[[], bool]) -> None:
        self._file = file
        self._time = time
        self._well = well
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """Stop, and leave no file: the bot does not run any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._file.unlink(missing_ok=True)

    async def _run(self) -> None:
        while True:
            if self._well():
                self._beat()
            await self._time.sleep(BEAT)

    def _beat(self) -> None:
        try:
            self._file.touch(mode=0o600)
            notify("WATCHDOG=1")
        except OSError as failure:  # a full disk makes no bot unwell, but its host may wonder why it is said to be
            log.warning("heartbeat not written", error=repr(failure))


def notify(message: str) -> None:
    """Say something to systemd, as sd_notify(3) does; nothing where it does not listen.

    :raises OSError: it does not listen any more.
    """
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as outlet:
            outlet.connect("\0" + address[1:] if address.startswith("@") else address)
            outlet.send(message.encode("ascii"))
