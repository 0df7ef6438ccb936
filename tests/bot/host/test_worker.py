"""Processes of our own: whenever one is given up, closed or killed, none is left and nobody waits without end."""

from __future__ import annotations

import asyncio
import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from bot.host.workers import worker
from bot.host.workers.serving import serve
from bot.host.workers.worker import Worker

HERE = "tests.bot.host.test_worker"


def echo() -> None:
    serve(lambda: lambda question: question + str(os.getpid()).encode())


def knows_the_token() -> None:
    serve(
        lambda: (
            lambda question: str(
                [name for name in os.environ if name.upper().startswith(("DISCORD", "PARLOUR_NATS", "PARLOUR_CLUSTER"))]
            ).encode()
        )
    )


def never_ready() -> None:
    serve(_asleep)


def dead_at_once() -> None:
    os._exit(3)


def _asleep() -> Callable[[bytes], bytes]:
    time.sleep(600)
    raise AssertionError


async def test_a_question_is_answered_by_the_same_process_until_it_is_ended() -> None:
    asked = Worker(f"{HERE}:echo")
    await asked.start()
    first = await asked.ask(b"?")
    await asked.start()
    assert await asked.ask(b"?") == first
    assert await asked.end() == -9
    assert await asked.end() is None
    with pytest.raises(BrokenPipeError):
        await asked.ask(b"?")
    await asked.start()
    assert await asked.ask(b"?") != first
    await asked.close()


@pytest.mark.parametrize("left", [struct.pack("!Q", 1) + b"?", struct.pack("!Q", 9) + b"?", b"\0\0"])
def test_it_ends_in_silence_when_whoever_asked_was_killed(left: bytes) -> None:
    command = (sys.executable, "-c", f"from {HERE} import echo; echo()")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.read(13)[8:] == b"ready"
        process.stdout.close()
        process.stdout = None
        _, errors = process.communicate(left)
    assert (errors, process.returncode) == (b"", 0)


@pytest.mark.parametrize(
    "name",
    [
        *("DISCORD_TOKEN", "discord_token", "DISCORD_TOKEN_FILE"),
        *("PARLOUR_NATS", "parlour_nats", "PARLOUR_NATS_CREDENTIALS", "PARLOUR_CLUSTER_KEY_FILE"),
    ],
)
async def test_the_token_stays_with_the_bot(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "secret")
    asked = Worker(f"{HERE}:knows_the_token")
    await asked.start()
    assert await asked.ask(b"?") == b"[]"
    await asked.close()


async def test_a_process_that_ends_at_once_is_told_of() -> None:
    asked = Worker(f"{HERE}:dead_at_once")
    with pytest.raises(EOFError):
        await asked.start()
    assert await asked.end() == 3
    await asked.close()


async def test_a_process_that_does_not_become_ready_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "STARTING", 0.2)
    asked = Worker(f"{HERE}:never_ready")
    with pytest.raises(TimeoutError):
        await asked.start()
    assert await asked.end() == -9
    await asked.close()


@pytest.mark.parametrize("turns", range(5))
async def test_whoever_gives_up_while_it_starts_can_end_it_and_ask_again(turns: int) -> None:
    """The start is given up after so many turns of the loop."""
    asked = Worker(f"{HERE}:echo")
    starting = asyncio.create_task(asked.start())
    for _ in range(turns):
        await asyncio.sleep(0)
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    await asked.end()
    await asked.start()
    assert (await asked.ask(b"!")).startswith(b"!")
    await asked.close()


@pytest.mark.parametrize("turns", range(5))
async def test_closing_while_it_starts_leaves_nothing(turns: int) -> None:
    asked = Worker(f"{HERE}:never_ready")
    starting = asyncio.create_task(asked.start())
    for _ in range(turns):
        await asyncio.sleep(0)
    await asked.close()
    with pytest.raises((BrokenPipeError, EOFError)):
        await starting
    assert asked._process is None
    assert asked.closed
    with pytest.raises(BrokenPipeError):
        await asked.start()
    await asked.close()
