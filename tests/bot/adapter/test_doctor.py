"""The doctor finds each trouble that there may be at Discord, says what to do, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.adapter.doctor import Finding, Patient, examine
from bot.adapter.service import direct
from bot.adapter.starts import KEPT
from bot.playground import Playground
from tests.support.people import Human, human, parlour

ROOT = Path(__file__).parents[3]
READ_HISTORY, VIEW, SEND, ATTACH, THREADS = 1 << 16, 1 << 10, 1 << 11, 1 << 15, 1 << 35


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    opened = Playground(tmp_path / "playground", limited=False)
    await opened.start(port=0)
    direct(opened.api)
    yield opened
    await opened.stop()


@pytest.fixture
async def alice(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "alice") as person:
        yield person


async def found(playground: Playground, **more: Any) -> list[Finding]:
    patient = Patient(**{"channel": playground.channel_ids[0], **more})
    return [finding async for finding in examine(playground.bot_token, patient)]


def troubles(findings: list[Finding]) -> list[str]:
    return [finding.said for finding in findings if finding.advice]


async def deny(alice: Human, playground: Playground, channel: int, permissions: int) -> None:
    body = {"type": 1, "allow": "0", "deny": str(permissions)}
    await alice.ask("PUT", f"/channels/{channel}/permissions/{playground.application_id}", body)


async def fault(playground: Playground, route: str, harm: str, **more: Any) -> None:
    async with aiohttp.ClientSession() as http:
        await http.post(f"{playground.url}/playground/faults", json={"route": route, "harm": harm, **more})


async def test_where_all_is_well_it_says_so_and_leaves_nothing(
    playground: Playground, alice: Human, tmp_path: Path
) -> None:
    async with parlour(playground, tmp_path):
        before = await alice.messages()
        findings = await found(playground, user=alice.id)
    assert troubles(findings) == []
    assert [message["id"] for message in await alice.messages() if message["type"] == 0] == [
        message["id"] for message in before
    ]
    said = " ".join(finding.said for finding in findings)
    for what in (
        "takes the token",
        "commands are registered",
        "all that it needs",
        "on its way",
        "rung once",
        "7 days",
    ):
        assert what in said, what
    assert "delete it by hand" in findings[-1].said, "who opened a thread may not delete it"


async def test_connections_that_are_nearly_used_up_are_noticed(playground: Playground) -> None:
    playground.world.gateway.starts.calls = KEPT - 1
    assert [said for said in troubles(await found(playground)) if "99 connections are left" in said]


async def test_commands_that_were_never_registered_are_noticed(playground: Playground) -> None:
    assert [said for said in troubles(await found(playground)) if "No commands are registered yet" in said]


async def test_the_thread_that_is_left_is_taken_again(playground: Playground, alice: Human) -> None:
    for _ in range(2):
        assert "delete it by hand" in (await found(playground))[-1].said
    left = await alice.ask("GET", f"/channels/{alice.channel}/threads/archived/public")
    assert [thread["name"] for thread in left["threads"]] == ["Parlour: trying out a thread"]


@pytest.mark.parametrize(
    ("permission", "word"),
    [
        (READ_HISTORY, "read message history"),
        (ATTACH, "attach files"),
        (THREADS, "create public threads"),
        (SEND, "send messages"),
    ],
)
async def test_a_permission_that_is_missing_is_named(
    playground: Playground, alice: Human, permission: int, word: str
) -> None:
    await deny(alice, playground, alice.channel, permission)
    assert [said for said in troubles(await found(playground)) if word in said]


async def test_a_channel_that_is_not_there_ends_it(playground: Playground) -> None:
    findings = await found(playground, channel=1)
    assert [said for said in troubles(findings) if "sees no channel" in said]
    assert findings[-1].said == "Everything that was posted is gone again."


async def test_a_hidden_channel_is_told_from_a_lost_one(playground: Playground, alice: Human) -> None:
    hidden = playground.channel_ids[1]
    await deny(alice, playground, hidden, VIEW)
    assert "its games wait" in " ".join(finding.said for finding in await found(playground, hidden=hidden))
    assert [said for said in troubles(await found(playground, hidden=1)) if "looks deleted" in said]
    assert [said for said in troubles(await found(playground, hidden=alice.channel)) if "sees that channel" in said]


async def test_a_stranger_cannot_be_pinged(playground: Playground) -> None:
    assert [said for said in troubles(await found(playground, user=7)) if "does not reach" in said]


async def test_a_slow_way_up_is_noticed(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapter.doctor.SLOW", 0.0)
    assert [said for said in troubles(await found(playground)) if "on its way" in said]


async def test_what_discord_refuses_unforeseen_is_said_and_cleaned_up(playground: Playground, alice: Human) -> None:
    await fault(playground, "PATCH /channels/*/messages/*", "error", status=400, code=50006, message="No", count=1)
    assert [said for said in troubles(await found(playground)) if "50006" in said]
    assert not [message for message in await alice.messages() if message["components"]]


async def test_the_command_says_each_finding_and_ends_with_1_if_there_is_something_to_do(
    playground: Playground, tmp_path: Path
) -> None:
    environment = {**os.environ, "DISCORD_TOKEN": playground.bot_token, "PARLOUR_API": playground.api}
    command = (sys.executable, "-m", "bot", "doctor", "--channel", str(playground.channel_ids[0]))
    running = await asyncio.create_subprocess_exec(
        *command, env=environment | {"PYTHONPATH": str(ROOT)}, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await running.communicate()
    lines = out.decode().splitlines()
    assert running.returncode == 1
    assert [line for line in lines if line.startswith("!! ") and "No commands are registered" in line]
    assert [line for line in lines if line.startswith("ok ") and "all that it needs" in line]
    assert playground.bot_token not in out.decode()
    assert await asyncio.to_thread(os.listdir, tmp_path) == ["playground"], "no data folder is made"
