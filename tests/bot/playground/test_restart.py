"""A playground comes back with everything it was told, however it ended."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.playground import Playground
from tests.support.wire import PNG, Hands, Wire, button, row, wired

BOARD = {"content": "board", "components": [row(button())]}


async def test_messages_files_commands_people_and_places_come_back(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.command(name_localizations={"zh-TW": "開局"})
        await wire.ask("erin", "PATCH", "/users/@me/settings", {"locale": "zh-CN"})
        message = (
            await wire.say({**BOARD, "attachments": [{"id": 0, "description": "alt"}]}, files={"a.png": PNG})
        ).body
        await wire.ask("bot", "POST", f"/channels/{wire.channel}/messages/{message['id']}/threads", {"name": "game"})
        await wire.ask("alice", "PATCH", f"/channels/{wire.channel}", {"topic": "Games"})
        token, ids = wire.playground.bot_token, wire.playground.channel_ids
        before = await wire.messages("erin")
    async with wired(tmp_path) as wire:
        assert (wire.playground.bot_token, wire.playground.channel_ids) == (token, ids)
        [after] = await wire.messages("erin")
        old, new = before[0].pop("attachments")[0], after.pop("attachments")[0]
        assert before == [after]
        assert new["url"] == old["url"].replace(old["url"].split("/")[2], f"127.0.0.1:{wire.playground.port}")
        async with wire.http.get(new["url"]) as reply:
            assert await reply.read() == PNG
        index = (await wire.ask("erin", "GET", f"/channels/{wire.channel}/application-command-index")).body
        assert [command["name_localizations"] for command in index["application_commands"]] == [{"zh-TW": "開局"}]
        assert (await wire.ask("erin", "GET", "/users/@me")).body["locale"] == "zh-CN"
        assert (await wire.ask("erin", "GET", f"/channels/{wire.channel}")).body["topic"] == "Games"
        assert (await wire.say({"content": "next"})).body["id"] > after["id"]


async def test_old_buttons_tokens_and_modals_work_after_a_restart(tmp_path: Path, hands: Hands) -> None:
    async with wired(tmp_path, clock=hands) as wire:
        bot = await wire.listen("bot")
        message = (await wire.say(BOARD)).body
        command = await wire.command()
        await wire.use("alice", command)
        interaction = await bot.event("INTERACTION_CREATE")
        await wire.answer(interaction, 5, {"flags": 64})
        await wire.use("bob", command)
        waiting = await bot.event("INTERACTION_CREATE")
        await wire.use("bob", command)
        label = {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "word", "style": 1}}
        await wire.answer(
            await bot.event("INTERACTION_CREATE"), 9, {"custom_id": "form", "title": "t", "components": [label]}
        )
    async with wired(tmp_path, clock=hands) as wire:
        hands.turn(1)
        assert (
            await wire.ask("", "PATCH", wire.webhook(interaction, "/messages/@original"), {"content": "done"})
        ).body["flags"] == 64
        assert (await wire.answer(interaction, 4, {"content": "again"})).code == 40060
        assert (await wire.answer(waiting, 4, {"content": "in time"})).status == 200
        assert (await wire.click("alice", message, "one")).status == 204
        filled = {"type": 18, "component": {"type": 4, "custom_id": "word", "value": "x"}}
        assert (await wire.interact("bob", 5, {"custom_id": "form", "components": [filled]})).status == 204
        assert [one["content"] for one in await wire.messages("bob")] == ["in time", "board"]


async def test_an_answer_and_its_message_are_stored_together(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder as a kill in the middle of a call would leave it."""
    async with wired(tmp_path / "first", clock=hands) as wire:
        bot = await wire.listen("bot")
        await wire.use("alice", await wire.command())
        interaction = await bot.event("INTERACTION_CREATE")
        archive = wire.playground.world.archive
        keep, copy = archive.keep, tmp_path / "copy"

        def copied(kind: str, key: object, body: dict[str, object]) -> None:
            if kind == "interaction":
                shutil.copytree(tmp_path / "first", copy)
            keep(kind, key, body)

        monkeypatch.setattr(archive, "keep", copied)
        assert (await wire.answer(interaction, 4, {"content": "x"}, files={"a.png": PNG})).status == 200
    async with wired(copy, clock=hands) as wire:
        assert await wire.messages("alice") == []
        assert (await wire.answer(interaction, 4, {"content": "x"})).status == 200


async def test_a_nonce_is_remembered_across_a_restart(tmp_path: Path, hands: Hands) -> None:
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    async with wired(tmp_path, clock=hands) as wire:
        first = (await wire.say(body)).body["id"]
    async with wired(tmp_path, clock=hands) as wire:
        assert (await wire.say(body)).body["id"] == first


async def test_ids_rise_though_the_clock_stands_still_or_goes_back(tmp_path: Path, hands: Hands) -> None:
    ids: list[int] = []
    for turn in (0, 0, -3600):
        hands.turn(turn)
        async with wired(tmp_path, clock=hands) as wire:
            ids += [int((await wire.say({"content": "x"})).body["id"]) for _ in range(3)]
    assert ids == sorted(set(ids))


async def test_a_session_from_before_a_restart_cannot_be_resumed(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        bot = await wire.listen("bot")
        session = bot.heard[-1]["d"]["session_id"]
    async with wired(tmp_path) as wire:
        bot = await wire.dial("bot")
        await bot.next()
        await bot.socket.send_json({"op": 6, "d": {"token": bot.token, "session_id": session, "seq": 1}})
        assert await bot.next() == {"op": 9, "d": False}


async def test_the_bot_comes_to_the_server_once(tmp_path: Path) -> None:
    def joined(wire: Wire) -> str:
        (guild,) = wire.playground.world.guilds.values()
        return str(guild["members"][str(wire.playground.application_id)]["joined_at"])

    async with wired(tmp_path) as wire:
        long_ago = joined(wire)
        wire.playground.invite()
        now = joined(wire)
        assert now > long_ago
    async with wired(tmp_path) as wire:
        wire.playground.invite()
        assert joined(wire) == now


async def test_a_second_playground_is_kept_out_of_the_folder(tmp_path: Path) -> None:
    async with wired(tmp_path):
        with pytest.raises(OSError, match="in use"):
            Playground(tmp_path)


SERVE = """
import asyncio, sys
from pathlib import Path
from bot.playground import Playground

async def main():
    playground = Playground(Path(sys.argv[1]), limited=False)
    await playground.start()
    print(playground.api, playground.bot_token, playground.channel_ids[0], flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, str(tmp_path)]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(Path.cwd())}
    )
    assert process.stdout is not None
    api, token, channel = (await process.stdout.readline()).decode().split()
    told: list[str] = []

    async def talk(http: aiohttp.ClientSession) -> None:
        while True:
            async with http.post(f"{api}/channels/{channel}/messages", json={"content": str(len(told))}) as reply:
                told.append((await reply.json())["id"])
            if len(told) == 50:
                process.send_signal(signal.SIGKILL)

    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as http:
        with pytest.raises(aiohttp.ClientError):
            await talk(http)
    await process.wait()
    async with wired(tmp_path) as wire:
        kept = {message["id"] for message in await wire.messages("alice", query="?limit=100")}
    assert set(told) <= kept
    assert len(kept) <= len(told) + 1
