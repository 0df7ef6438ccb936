"""The playground spoken to directly: raw HTTP and raw websockets, as the bot or as a person, without discord.py."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground import Exchange, Playground

Payload = dict[str, Any]
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x20\x00\x00\x00\x10" + bytes(64)
WAIT = 60


class Hands:
    """A clock that stands still until it is turned."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


def unrecorded(exchange: Exchange) -> None:
    """For tests that send what is wrong on purpose."""


@dataclass
class Answer:
    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def errors(self) -> list[tuple[str, str]]:
        """The wrong fields of a 50035 as (dotted path, code)."""
        return sorted(_leaves(self.body.get("errors", {}), ()))


def _leaves(tree: Payload, path: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [(".".join(path), error["code"]) for error in tree.get("_errors", [])]
    for key, inner in tree.items():
        if key != "_errors":
            found += _leaves(inner, (*path, key))
    return found


class Ear:
    """A gateway connection and everything heard on it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self.token = token
        self.heard: list[Payload] = []
        self.sequence = 0

    async def identify(self, intents: int = 1, **more: object) -> Payload:
        """Hello, identify, READY."""
        assert (await self.next())["op"] == 10
        await self.socket.send_json({"op": 2, "d": {"token": self.token, "intents": intents, "properties": {}, **more}})
        return await self.event("READY")

    async def next(self) -> Payload:
        message: Payload = await self.socket.receive_json(timeout=WAIT)
        self.sequence = message.get("s") or self.sequence
        self.heard.append(message)
        return message

    async def event(self, name: str) -> Payload:
        """The next event of that name; what comes before it is passed over."""
        while (message := await self.next()).get("t") != name:
            pass
        body: Payload = message["d"]
        return body

    async def closed(self) -> int | None:
        """The code the server closes with."""
        while (await self.socket.receive(timeout=WAIT)).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            pass
        return self.socket.close_code


@dataclass
class Wire:
    playground: Playground
    http: aiohttp.ClientSession
    ears: list[Ear] = field(default_factory=list)

    @property
    def channel(self) -> int:
        return self.playground.channel_ids[0]

    async def ask(
        self,
        who: str,
        method: str,
        path: str,
        body: object = None,
        *,
        files: Mapping[str, bytes] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        """One request as `bot`, as a person by name, or as nobody (an empty name)."""
        token = f"Bot {self.playground.bot_token}" if who == "bot" else f"user.{who}"
        headers = {"Authorization": token} if who else {}
        form = _multipart(body, files) if files is not None else None
        options: Payload = (
            {"data": form if raw is None else raw} if body is None or form is not None else {"json": body}
        )
        async with self.http.request(method, self.playground.api + path, headers=headers, **options) as reply:
            content = await reply.read()
            typed = reply.content_type == "application/json"
            return Answer(reply.status, json.loads(content) if typed and content else content, reply.headers)

    async def say(
        self, body: Payload, who: str = "bot", *, channel: int | None = None, files: Mapping[str, bytes] | None = None
    ) -> Answer:
        return await self.ask(who, "POST", f"/channels/{channel or self.channel}/messages", body, files=files)

    async def messages(self, who: str, channel: int | None = None, query: str = "") -> list[Payload]:
        found: list[Payload] = (await self.ask(who, "GET", f"/channels/{channel or self.channel}/messages{query}")).body
        return found

    async def listen(self, who: str, query: str = "?v=10&encoding=json", **identity: Any) -> Ear:
        """A connected and identified ear."""
        ear = await self.dial(who, query)
        await ear.identify(**identity)
        return ear

    async def dial(self, who: str, query: str = "?v=10&encoding=json") -> Ear:
        """A connected ear that has said nothing yet."""
        socket = await self.http.ws_connect(self.playground.gateway + query)
        ear = Ear(socket, self.playground.bot_token if who == "bot" else f"user.{who}")
        self.ears.append(ear)
        return ear

    async def command(self, **more: object) -> Payload:
        """A global command."""
        made = await self.ask("bot", "POST", self.commands, {"name": "play", "description": "Plays", **more})
        assert made.status in (200, 201), made.body
        command: Payload = made.body
        return command

    @property
    def commands(self) -> str:
        return f"/applications/{self.playground.application_id}/commands"

    async def interact(self, who: str, kind: int, data: Payload, **more: object) -> Answer:
        body = {
            "type": kind,
            "application_id": str(self.playground.application_id),
            "guild_id": str(self.playground.guild_id),
            "channel_id": str(self.channel),
            "session_id": "0",
            "nonce": "1",
            "data": data,
            **more,
        }
        return await self.ask(who, "POST", "/interactions", body)

    async def use(
        self, who: str, command: Payload, options: list[Payload] | None = None, kind: int = 2, **more: object
    ) -> Answer:
        data = {"id": command["id"], "name": command["name"], "version": command["version"], "type": command["type"]}
        return await self.interact(who, kind, {**data, "options": options or []}, **more)

    async def click(
        self, who: str, message: Payload, custom_id: str, values: list[str] | None = None, kind: int = 2
    ) -> Answer:
        data: Payload = {"component_type": kind, "custom_id": custom_id} | (
            {} if values is None else {"values": values}
        )
        flags = message["flags"]
        return await self.interact(
            who, 3, data, message_id=message["id"], message_flags=flags, channel_id=message["channel_id"]
        )

    async def answer(
        self, interaction: Payload, kind: int, data: Payload | None = None, *, files: Mapping[str, bytes] | None = None
    ) -> Answer:
        """The bot's first answer, by token alone."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=true"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.ask("", "POST", path, body, files=files)

    def webhook(self, interaction: Payload, rest: str = "") -> str:
        return f"/webhooks/{self.playground.application_id}/{interaction['token']}{rest}"


def _multipart(body: object, files: Mapping[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for n, (filename, content) in enumerate(files.items()):
        form.add_field(f"files[{n}]", io.BytesIO(content), filename=filename, content_type="application/octet-stream")
    return form


@asynccontextmanager
async def wired(folder: Path, **options: Any) -> AsyncIterator[Wire]:
    """A playground in that folder and a client beside it."""
    playground = Playground(folder, **{"recorder": unrecorded, "limited": False, **options})
    await playground.start()
    async with aiohttp.ClientSession() as http:
        wire = Wire(playground, http)
        try:
            yield wire
        finally:
            for ear in wire.ears:
                await ear.socket.close()
            await playground.stop()


def button(custom_id: str = "one", **more: object) -> Payload:
    return {"type": 2, "style": 1, "label": "One", "custom_id": custom_id, **more}


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def select(values: int = 2, custom_id: str = "pick", **more: object) -> Payload:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(values)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def text(content: str = "words") -> Payload:
    return {"type": 10, "content": content}
