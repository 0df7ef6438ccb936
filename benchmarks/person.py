"""Somebody in front of Discord: sends interactions and sees what comes over a gateway of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp

PATIENCE = 30.0
INDEX_CHANGED = "GUILD_APPLICATION_COMMAND_INDEX_UPDATE"
FAILED = "INTERACTION_FAILURE"
AUTOCOMPLETED = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"

Event = tuple[str, Any]
Wanted = Callable[[str, Any], bool]


class Refused(Exception):
    """Discord does not take the interaction: the control is there no longer, say."""


@dataclass(slots=True, eq=False)
class Person:
    """A person's connection. Made by `person`."""

    http: aiohttp.ClientSession
    api: str
    token: str
    application: str
    guild: str
    session: str = ""
    id: str = ""
    _sent: int = 0
    _commands: dict[str, Any] = field(default_factory=dict)
    _waiting: dict[asyncio.Future[Any], Wanted] = field(default_factory=dict)
    watching: list[Callable[[str, Any], None]] = field(default_factory=list)
    """What is told of every event."""

    @property
    def following(self) -> str:
        """The nonce of the interaction that is sent next, if nothing else is sent before."""
        return str(self._sent + 1)

    async def command(
        self, channel: str, name: str, options: list[dict[str, object]], *, files: Mapping[str, bytes] | None = None
    ) -> str:
        """Send a slash command, with files that options name by their number; its nonce."""
        chosen = await self._chosen(channel, name, options)
        if files:
            chosen["attachments"] = [{"id": str(number), "filename": called} for number, called in enumerate(files)]
        return await self._interact(2, channel, chosen, files)

    async def press(self, message: Any, custom_id: str, values: list[str] | None = None) -> str:
        """Press a button of a message, or pick `values` in a select; its nonce."""
        chosen: dict[str, object] = {"component_type": 2, "custom_id": custom_id}
        if values is not None:
            chosen |= {"component_type": 3, "values": values}
        return await self._interact(
            3, message["channel_id"], chosen, message_id=message["id"], message_flags=message["flags"]
        )

    async def suggestions(self, channel: str, name: str, option: str, typed: str) -> list[str]:
        """The values offered while `typed` stands in an option of a command; none where they came too late."""
        focused: dict[str, object] = {"type": 3, "name": option, "value": typed, "focused": True}
        chosen = await self._chosen(channel, name, [focused])
        nonce = self.following  # without a pause in between
        answered = self.expect(lambda event, reply: event in (AUTOCOMPLETED, FAILED) and reply["nonce"] == nonce)
        await self._interact(4, channel, chosen)
        return [choice["value"] for choice in (await asyncio.wait_for(answered, PATIENCE)).get("choices", ())]

    async def thread(self, channel: str, name: str) -> str:
        """The id of a new thread."""
        body = {"name": name, "type": 11}
        async with self.http.post(f"{self.api}/channels/{channel}/threads", json=body) as answer:
            return str((await answer.json())["id"])

    async def until_known(self, channel: str, name: str) -> None:
        """Wait until the command is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                changed = self.expect(lambda event, _: event == INDEX_CHANGED)
                if name in await self._known(channel):
                    return
                await changed

    def expect(self, wanted: Wanted) -> asyncio.Future[Any]:
        """What the next event that `wanted(name, payload)` accepts carries. Ask before doing what causes it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[future] = wanted
        return future

    def tell(self, name: str, payload: Any) -> None:
        """Give one event to whoever expects it."""
        for watch in self.watching:
            watch(name, payload)
        for future, wanted in list(self._waiting.items()):
            if future.done():
                del self._waiting[future]
            elif wanted(name, payload):
                del self._waiting[future]
                future.set_result(payload)

    async def _interact(
        self,
        kind: int,
        channel: str,
        chosen: dict[str, object],
        files: Mapping[str, bytes] | None = None,
        **more: object,
    ) -> str:
        self._sent += 1
        nonce = str(self._sent)
        body = {
            "type": kind,
            "application_id": self.application,
            "guild_id": self.guild,
            "channel_id": channel,
            "session_id": self.session,
            "nonce": nonce,
            "data": chosen,
            **more,
        }
        sent: dict[str, Any] = {"data": _form(body, files)} if files else {"json": body}
        async with self.http.post(f"{self.api}/interactions", **sent) as answer:
            if answer.status != 204:
                raise Refused(await answer.text())
        return nonce

    async def _chosen(self, channel: str, name: str, options: list[dict[str, object]]) -> dict[str, object]:
        if name not in self._commands:
            self._commands = await self._known(channel)
        found = self._commands[name]
        return {"id": found["id"], "version": found["version"], "name": name, "type": 1, "options": options}

    async def _known(self, channel: str) -> dict[str, Any]:
        async with self.http.get(f"{self.api}/channels/{channel}/application-command-index") as answer:
            return {command["name"]: command for command in (await answer.json())["application_commands"]}


def _form(body: object, files: Mapping[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, (called, content) in enumerate(files.items()):
        form.add_field(f"files[{number}]", content, filename=called, content_type="application/octet-stream")
    return form


@asynccontextmanager
async def person(place: dict[str, Any], name: str) -> AsyncIterator[Person]:
    """`name` connected to the playground that `place` (its `/playground.json` with absolute addresses) describes."""
    token = f"user.{name}"
    async with aiohttp.ClientSession(headers={"Authorization": token}) as http:
        somebody = Person(http, place["api"], token, place["application"]["id"], place["guild"]["id"])
        async with http.ws_connect(place["gateway"], max_msg_size=0) as socket:
            ready = somebody.expect(lambda event, _: event == "READY")
            reading = asyncio.create_task(_read(socket, somebody), name=f"gateway of {name}")
            try:
                told = await asyncio.wait_for(ready, PATIENCE)
                somebody.session, somebody.id = told["session_id"], told["user"]["id"]
                yield somebody
            finally:
                reading.cancel()
                with suppress(asyncio.CancelledError):
                    await reading


async def _read(socket: aiohttp.ClientWebSocketResponse, somebody: Person) -> None:
    beats: asyncio.Task[None] | None = None
    try:
        async for frame in socket:
            message = json.loads(frame.data)
            if message["op"] == 10:
                beats = asyncio.create_task(_beat(socket, message["d"]["heartbeat_interval"] / 1000))
                await socket.send_json({"op": 2, "d": {"token": somebody.token, "properties": {}}})
            elif message["op"] == 0:
                somebody.tell(message["t"], message["d"])
    finally:
        if beats:
            beats.cancel()


async def _beat(socket: aiohttp.ClientWebSocketResponse, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        await socket.send_json({"op": 1, "d": None})
