"""People at the playground: they use it as Discord's own client does, over HTTP and a gateway of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
from pydantic import SecretStr

from bot.adapter.service import run
from bot.messages.custom_id import Action, parse
from bot.playground import Playground
from bot.settings import Settings
from tests.support.processes import handed_on

Json = dict[str, Any]
WAIT = 60.0
KEYS = 5
"""How often somebody who types asks for suggestions before they give up."""

GAME = "cardgo"
SHORT = {"rules": "classic", "hp": 1, "columns": 5, "rows": 5, "options": "hand=3"}
"""Options of a short game, so that whole games fit a test."""
LOADING = 1 << 7
EPHEMERAL = 1 << 6
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUB, STRING, INTEGER, BOOLEAN, USER, ATTACHMENT = 1, 3, 4, 5, 6, 11


NONCES = count(1)
"""Of everybody's interactions: somebody may be in two places at once."""


class Silence(AssertionError):
    """The bot did not answer."""


@dataclass(frozen=True)
class File:
    """A file on somebody's computer, given to an option."""

    name: str
    content: bytes


class Human:
    """One person. `channel` is where they are; messages are seen as they see them."""

    def __init__(self, playground: Playground, http: aiohttp.ClientSession, name: str) -> None:
        self._playground = playground
        self._http = http
        self._token = f"user.{name}"
        self._events: list[Json] = []
        self._news = asyncio.Condition()
        self.channel = playground.channel_ids[0]
        self.id = 0
        self._direct = 0

    async def listen(self, ready: asyncio.Event) -> None:
        """Keep a gateway connection; every event is remembered."""
        async with AsyncExitStack() as socket_closed, self._http.ws_connect(self._playground.gateway) as socket:
            async for received in socket:
                event = received.json()
                if event["op"] == 10:
                    await socket.send_json({"op": 2, "d": {"token": self._token, "properties": {}}})
                    beating = asyncio.create_task(_beat(socket, event["d"]["heartbeat_interval"] / 1000))
                    socket_closed.push_async_callback(_ended, beating)
                elif event.get("t") == "READY":
                    self.id = int(event["d"]["user"]["id"])
                    ready.set()
                async with self._news:
                    self._events.append(event)
                    self._news.notify_all()

    async def ask(self, method: str, path: str, body: object = None, files: Sequence[File] = ()) -> Any:
        """One request of theirs; its reply."""
        headers = {"Authorization": self._token}
        sent: Json = {"data": _form(body, files)} if files else {"json": body}
        async with self._http.request(method, self._playground.api + path, headers=headers, **sent) as reply:
            words = await reply.text()
            assert reply.ok, f"{method} {path}: {reply.status} {words}"
            return await reply.json() if words else None

    async def speak(self, locale: str) -> None:
        """Set their language."""
        await self.ask("PATCH", "/users/@me/settings", {"locale": locale})

    async def messages(self) -> list[Json]:
        """The latest messages of the channel as they see them, oldest first."""
        found: list[Json] = await self.ask("GET", f"/channels/{self.channel}/messages?limit=100")
        return found[::-1]

    async def go_direct(self) -> None:
        """To their conversation with the bot alone."""
        bot = str(self._playground.application_id)
        found = await self.ask("POST", "/users/@me/channels", {"recipient_id": bot})
        self.channel = self._direct = int(found["id"])

    def created(self) -> list[Json]:
        """The messages that were new to them: those alone ping the people in their `mentions`; a change of a message
        pings nobody."""
        return [event["d"] for event in self._events if event["t"] == "MESSAGE_CREATE"]

    async def command(self, name: str, sub: str | None = None, **values: Any) -> Json:
        """Send a slash command; the bot's answer."""
        command = await self._command(name)
        files = [value for value in values.values() if isinstance(value, File)]
        options = [option(key, files.index(value) if value in files else value) for key, value in values.items()]
        for given in options:
            given |= (
                {"type": ATTACHMENT, "value": str(given["value"])} if isinstance(values[given["name"]], File) else {}
            )
        if sub is not None:
            options = [{"type": SUB, "name": sub, "options": options}]
        data = {"id": command["id"], "version": command["version"], "name": name, "type": 1, "options": options}
        data |= (
            {"attachments": [{"id": str(n), "filename": file.name} for n, file in enumerate(files)]} if files else {}
        )
        return await self._answer(await self._interact(COMMAND, data, files), None)

    async def suggestions(self, name: str, key: str, typed: str, *, sub: str | None = None) -> list[Json]:
        """What is suggested while an option is being typed. What comes too late is asked for again, as by the next
        key."""
        command = await self._command(name)
        options: list[Json] = [{"type": STRING, "name": key, "value": typed, "focused": True}]
        if sub is not None:
            options = [{"type": SUB, "name": sub, "options": options}]
        data = {"id": command["id"], "version": command["version"], "name": name, "type": 1, "options": options}
        for left in range(KEYS, 0, -1):
            nonce = await self._interact(AUTOCOMPLETE, data)
            try:
                event = await self._event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", nonce)
                break
            except Silence:
                if left == 1:
                    raise
        choices: list[Json] = event["choices"]
        return choices

    async def play(self, game: str, **values: Any) -> None:
        """`/play`; a file is looked over, and the table opened with it."""
        answer = await self.command("play", game, **values)
        if offers(answer, Action.OPEN_FILE):
            await self.press(answer, control(answer, Action.OPEN_FILE))

    async def press(self, message: Json, control: Json, value: str | None = None, *, replied: bool = False) -> Json:
        """Press a control; the message that answers: a new one, or the same one changed. `replied`: a new one for
        certain, however the message is changed meanwhile (an older board is retired whenever a new one follows)."""
        return await self._answer(await self._pressed(message, control, value), None if replied else message)

    async def open_form(self, message: Json, control: Json, value: str | None = None) -> Json:
        """Press a control that opens a form."""
        return await self._event("INTERACTION_MODAL_CREATE", await self._pressed(message, control, value))

    async def change(self, form: Json, values: Json, message: Json) -> Json:
        """Send the form with `values` in place of what stands in these components; the answer."""
        inner = [part["component"] for part in form["components"]]
        filled = [_filled(one, values.get(one["custom_id"])) for one in inner]
        parts = [{"type": 18, "component": one} for one in filled]
        data = {"id": form["id"], "custom_id": form["custom_id"], "components": parts}
        return await self._answer(await self._interact(MODAL, data), message)

    async def fill_in(self, form: Json, typed: str, message: Json) -> Json:
        """Send the form with one line; the answer."""
        inner = form["components"][0]["component"]
        line = {"type": 4, "custom_id": inner["custom_id"], "value": typed}
        data = {"id": form["id"], "custom_id": form["custom_id"], "components": [{"type": 18, "component": line}]}
        return await self._answer(await self._interact(MODAL, data), message)

    async def seen(self, wanted: Callable[[Json], bool]) -> Json:
        """The latest message for which `wanted` holds, as soon as there is one."""
        return (await self.until(lambda messages: [message for message in messages if wanted(message)]))[-1]

    async def until(self, wanted: Callable[[list[Json]], list[Json]]) -> list[Json]:
        """What `wanted` finds among the messages, as soon as it finds something."""
        async with asyncio.timeout(WAIT):
            while True:
                known = len(self._events)
                if found := wanted(await self.messages()):
                    return found
                async with self._news:
                    if len(self._events) == known:
                        await self._news.wait()

    async def _command(self, name: str) -> Json:
        index = await self.ask("GET", f"/channels/{self.channel}/application-command-index")
        return next(command for command in index["application_commands"] if command["name"] == name)

    async def _pressed(self, message: Json, control: Json, value: str | None) -> str:
        data = {"component_type": control["type"], "custom_id": control["custom_id"]}
        if value is not None:
            data["values"] = [value]
        return await self._interact(COMPONENT, data, message_id=message["id"], message_flags=message["flags"])

    async def _interact(self, kind: int, data: Json, files: Sequence[File] = (), **more: Any) -> str:
        nonce = str(next(NONCES))
        ids = {"application_id": str(self._playground.application_id)}
        if self.channel != self._direct:
            ids["guild_id"] = str(self._playground.guild_id)
        where = {"channel_id": str(self.channel), "session_id": "session"}
        await self.ask(
            "POST", "/interactions", {"type": kind, "nonce": nonce, "data": data, **ids, **where, **more}, files
        )
        return nonce

    async def _answer(self, nonce: str, message: Json | None) -> Json:
        begun = await self._event("INTERACTION_CREATE", nonce)
        await self._event("INTERACTION_SUCCESS", nonce)

        def answers(one: Json) -> bool:
            asked = (one.get("interaction_metadata") or {}).get("id") == begun["id"]
            return asked and not one["flags"] & LOADING

        def changed(one: Json) -> bool:
            return (
                message is not None
                and one["id"] == message["id"]
                and one["edited_timestamp"] != message["edited_timestamp"]
            )

        def answer(messages: list[Json]) -> list[Json]:
            return [one for one in messages if changed(one)] or [one for one in messages if answers(one)]

        return (await self.until(answer))[0]

    async def _event(self, kind: str, nonce: str) -> Json:
        """The event of this kind about the interaction.

        :raises Silence: the interaction failed.
        """

        def about(event: Json) -> bool:
            return isinstance(event.get("d"), dict) and event["d"].get("nonce") == nonce

        async with asyncio.timeout(WAIT), self._news:
            while True:
                mine = [event for event in self._events if event["t"] in (kind, "INTERACTION_FAILURE") and about(event)]
                if mine and mine[-1]["t"] == kind:
                    found: Json = mine[-1]["d"]
                    return found
                if mine:
                    raise Silence(f"{kind} {nonce}: {mine[-1]['d']}")
                await self._news.wait()


def _filled(one: Json, value: Any) -> Json:
    """A component as it opened, or with that value."""
    filled = {"type": one["type"], "custom_id": one["custom_id"]}
    chosen = [each["value"] for each in one.get("options", ()) if each.get("default")]
    if one["type"] in (3, 22):
        return {**filled, "values": chosen if value is None else [value] if isinstance(value, str) else value}
    return {**filled, "value": value if value is not None else one.get("value", next(iter(chosen), None))}


def _form(body: object, files: Sequence[File]) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for n, file in enumerate(files):
        form.add_field(f"files[{n}]", file.content, filename=file.name, content_type="application/octet-stream")
    return form


async def _beat(socket: aiohttp.ClientWebSocketResponse, seconds: float) -> None:
    """The heartbeat without which a gateway hangs up."""
    while True:
        await asyncio.sleep(seconds / 2)
        await socket.send_json({"op": 1, "d": None})


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def option(name: str, value: Any) -> Json:
    """A command's option; a person is an option by their id."""
    match value:
        case Human():
            return {"type": USER, "name": name, "value": str(value.id)}
        case bool():
            return {"type": BOOLEAN, "name": name, "value": value}
        case int():
            return {"type": INTEGER, "name": name, "value": value}
        case _:
            return {"type": STRING, "name": name, "value": value}


def controls(message: Json) -> Iterator[Json]:
    """Every button and select of a message."""
    for part in message["components"]:
        if part["type"] == 1:
            yield from part["components"]


def control(message: Json, action: Action) -> Json:
    """The first control that asks for `action`.

    :raises LookupError: there is none.
    """
    for found in controls(message):
        press = parse(found.get("custom_id", ""))
        if press is not None and press.action is action:
            return found
    raise LookupError(f"no {action} in {said(message)!r}")


def offers(message: Json, action: Action) -> bool:
    """Whether a control of the message asks for `action`."""
    return any(
        (press := parse(one.get("custom_id", ""))) is not None and press.action is action for one in controls(message)
    )


def labels(message: Json) -> list[str]:
    """What the buttons of a message are called."""
    return [found["label"] for found in controls(message) if found["type"] == 2]


def said(message: Json) -> str:
    """The words of a message."""
    return "\n".join(part["content"] for part in message["components"] if part["type"] == 10)


def private(message: Json) -> bool:
    return bool(message["flags"] & EPHEMERAL)


@asynccontextmanager
async def human(playground: Playground, name: str) -> AsyncIterator[Human]:
    """A person who is there."""
    async with aiohttp.ClientSession() as http:
        person, ready = Human(playground, http, name), asyncio.Event()
        listening = asyncio.create_task(person.listen(ready))
        try:
            async with asyncio.timeout(WAIT):
                await ready.wait()
            yield person
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


@asynccontextmanager
async def parlour(playground: Playground, folder: Path, **more: Any) -> AsyncIterator[None]:
    """The real bot, connected to the playground by discord.py."""
    stop, ready = asyncio.Event(), asyncio.Event()
    values = {"thinking_seconds": 0.05, "deadline_hours": 48, "icons": False, **more}
    settings = Settings(token=SecretStr(playground.bot_token), api=playground.api, data=folder, **values)
    with handed_on():
        running = asyncio.create_task(run(settings, stop, ready=ready.set, strict=True))
        waiting = asyncio.create_task(ready.wait())
        try:
            async with asyncio.timeout(WAIT):
                await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            yield
        finally:
            stop.set()
            waiting.cancel()
            await running


@asynccontextmanager
async def play(folder: Path, **more: Any) -> AsyncIterator[Playground]:
    """A playground with the bot in it."""
    playground = Playground(folder / "playground", **{"limited": False, **more})
    await playground.start()
    try:
        async with parlour(playground, folder):
            yield playground
    finally:
        await playground.stop()


def board(message: Json) -> bool:
    return offers(message, Action.MORE) or offers(message, Action.REMATCH)


def over(message: Json) -> bool:
    return offers(message, Action.REMATCH)


def waits_for(person: Human) -> str:
    return f"<@{person.id}>"


async def begin(host: Human, *guests: Human, **options: object) -> Json:
    """The first board of a short game in which they sit in this order."""
    values = {**SHORT, "order": "first", **options}
    await host.command("play", GAME, **values)
    lobby = await host.seen(lambda message: offers(message, Action.START))
    for guest in guests:
        await guest.press(lobby, control(lobby, Action.JOIN))
    await host.press(lobby, control(lobby, Action.START))
    return await host.seen(board)


async def through_the_panel(person: Human, shown: Json) -> Json:
    """Play the first move that the panel offers; the message after it."""
    panel = await person.press(shown, control(shown, Action.PANEL), replied=True)
    while not offers(panel, Action.PLAY):
        step = next(iter(controls(panel)))
        panel = await person.press(panel, step, step["options"][0]["value"] if step["type"] == 3 else None)
    return await person.press(panel, control(panel, Action.PLAY))


async def next_board(person: Human, before: Json, *people: Human) -> Json:
    """The board after `before`: one that waits for one of `people`, or the last one."""
    return await person.seen(
        lambda message: (
            board(message)
            and int(message["id"]) > int(before["id"])
            and (over(message) or any(waits_for(one) in said(message) for one in people))
        )
    )
