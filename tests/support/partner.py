"""A bot of a few lines for the playground: plain HTTP and a plain websocket, no library, no game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from bot.playground import Playground

Payload = dict[str, Any]
Answer = Callable[["Partner", Payload], Awaitable[None]]


class Partner:
    """Answers each interaction by a function of the test."""

    def __init__(self, http: ClientSession, playground: Playground, answer: Answer) -> None:
        self.http = http
        self.playground = playground
        self.channel = playground.channel_ids[0]
        self.answer = answer
        self.heard: list[Payload] = []
        self.met = asyncio.Event()  # somebody has asked for something

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request as the bot; its reply."""
        headers = {"Authorization": f"Bot {self.playground.bot_token}"}
        async with self.http.request(method, self.playground.api + path, json=body, headers=headers) as reply:
            shown = await reply.text()
            assert reply.ok, f"{method} {path}: {reply.status} {shown}"
            return await reply.json() if shown else None

    async def post(self, body: Payload) -> Any:
        """A message of the bot's in the first channel."""
        return await self.ask("POST", f"/channels/{self.channel}/messages", body)

    async def reply(self, interaction: Payload, kind: int, content: Payload | None = None) -> None:
        """The first answer to an interaction."""
        body = {"type": kind, **({} if content is None else {"data": content})}
        await self.ask(
            "POST", f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1", body
        )

    async def finish(self, interaction: Payload, content: Payload) -> None:
        """What stands where the bot was thinking."""
        path = f"/webhooks/{self.playground.application_id}/{interaction['token']}/messages/@original"
        await self.ask("PATCH", path, content)

    async def listen(self, socket: ClientWebSocketResponse, ready: asyncio.Event) -> None:
        async for raw in socket:
            event = raw.json()
            if event["op"] == 10:
                await socket.send_json(
                    {"op": 2, "d": {"token": self.playground.bot_token, "intents": 0, "properties": {}}}
                )
            elif event["t"] == "READY":
                ready.set()
            elif event["t"] == "INTERACTION_CREATE":
                self.heard.append(event["d"])
                self.met.set()
                await self.answer(self, event["d"])


@asynccontextmanager
async def partner(playground: Playground, answer: Answer) -> AsyncIterator[Partner]:
    """The bot, connected and listening."""
    ready = asyncio.Event()
    async with ClientSession() as http:
        bot = Partner(http, playground, answer)
        async with http.ws_connect(f"{playground.gateway}?v=10&encoding=json") as socket:
            listening = asyncio.create_task(bot.listen(socket, ready))
            try:
                await asyncio.wait_for(ready.wait(), 60)
                yield bot
            finally:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
