"""The HTTP between the program and Discord: what leaves arrives some time later, and not always once, whole or at all.

This is aiohttp's session as far as discord.py uses one; everything above it is real, the library's own repetitions and
waits among it. A request that has left arrives also when the program dies meanwhile.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from tests.simulation.loop import Agenda, Loop

Payload = dict[str, Any]

HARMS = {
    "429": 4,
    "bare 429": 2,
    "500": 2,
    "503": 3,
    "500 after": 2,
    "503 after": 2,
    "reset": 3,
    "reset after": 3,
    "lost": 1,
    "late": 4,
    "slow": 4,
}
"""What may happen to a request, and how often beside the others. "after" is after its effect; "lost" is never answered,
"late" has its effect late, "slow" is answered late."""
ILLNESSES = ("429", "500", "503", "500 after", "503 after", "reset", "reset after", "lost")
"""What may happen to all requests of one kind, for a while."""
PARTS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("POST",), "/channels/"),
    (("PATCH", "DELETE"), "/channels/"),
    (("GET",), "/channels/"),
    (("PATCH", "POST"), "/webhooks/"),
    (("POST",), "/interactions/"),
)
"""The parts of Discord that may be ill while the others are well: methods, and how their paths begin."""
BADLY = (0.5, 0.95)
"""How probable it is that it happens."""
HANGS = 300.0
"""Seconds after which aiohttp gives up."""


@dataclass(frozen=True)
class Request:
    """What Discord is asked; `files` by name."""

    method: str
    path: str
    body: Payload
    files: Mapping[str, bytes] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Reply:
    status: int
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Illness:
    """A part of Discord does not do what it is asked to."""

    methods: tuple[str, ...]
    begins: str
    harm: str
    badly: float

    def meets(self, request: Request) -> bool:
        return request.method in self.methods and request.path.startswith(self.begins)


class Wire:
    """The way between one world's Discord (`serve`) and its programs. `harm` is how probable it is that something
    happens to a request, `ill` a part to which something happens at least every other time; `spoilt` hears at once of
    those to which it will, `told` of each when it has arrived."""

    def __init__(self, agenda: Agenda, chance: random.Random, serve: Callable[[Request], Reply]) -> None:
        self._agenda = agenda
        self._chance = chance
        self._serve = serve
        self.harm = 0.0
        self.ill: Illness | None = None
        self.harmed = 0
        self.harmed_at = 0.0
        """When something last happened to a request."""
        self.spoilt: Callable[[Request, str], None] = lambda request, harm: None
        self.told: Callable[[Request, str, Reply | None], None] = lambda request, harm, reply: None

    def session(self, loop: Loop) -> Session:
        return Session(self, loop)

    def lag(self) -> float:
        return 0.02 + 0.2 * self._chance.random() ** 3

    async def exchange(self, loop: Loop, request: Request) -> Reply:
        """:raises aiohttp.ClientConnectionError: the way is broken; nobody knows where."""
        harm = self._drawn(request)
        if harm:
            self.spoilt(request, harm)
        answered = loop.create_future()
        leaves = self.lag() + (self._chance.uniform(1, 30) if harm == "late" else 0)
        self._agenda.after(leaves, self._arrive, loop, request, harm, answered)
        reply = await answered
        if isinstance(reply, Exception):
            raise reply
        assert isinstance(reply, Reply)
        return reply

    def _harm(self) -> None:
        self.harmed, self.harmed_at = self.harmed + 1, self._agenda.now

    def _drawn(self, request: Request) -> str:
        if self.ill is not None and self.ill.meets(request) and self._chance.random() < self.ill.badly:
            self._harm()
            return self.ill.harm
        if self.harm and self._chance.random() < self.harm:
            self._harm()
            return self._chance.choices(list(HARMS), list(HARMS.values()))[0]
        return ""

    def _arrive(self, loop: Loop, request: Request, harm: str, answered: Any) -> None:
        reply: Reply | None = None
        if harm not in ("429", "bare 429", "500", "503", "reset"):
            reply = self._serve(request)
        self.told(request, harm, reply)
        back = self.lag() + (self._chance.uniform(2, 30) if harm == "slow" else HANGS if harm == "lost" else 0)
        self._agenda.after(back, _deliver, loop, answered, self._outcome(harm, reply))

    def _outcome(self, harm: str, reply: Reply | None) -> Reply | Exception:
        match harm.split():
            case ["429"]:
                wait = round(self._chance.uniform(0.3, 5), 3)
                headers = {"Via": "1.1 proxy", "Retry-After": str(wait), "X-RateLimit-Scope": "user"}
                return Reply(429, {"message": "slow down", "retry_after": wait, "global": False, "code": 0}, headers)
            case ["bare", "429"]:
                return Reply(429, "slow down", {"content-type": "text/plain"})
            case [status, *_] if status.isdecimal():
                return Reply(int(status), {"message": "internal error", "code": 0})
            case ["reset", *_]:
                return aiohttp.ServerDisconnectedError()
            case ["lost"]:
                return aiohttp.ServerTimeoutError()
        assert reply is not None
        return reply


def _deliver(loop: Loop, answered: Any, outcome: object) -> None:
    def deliver() -> None:
        if not answered.done():
            answered.set_result(outcome)

    if not loop.dead:
        loop.call_soon(deliver)


class Session:
    """What discord.py takes for an `aiohttp.ClientSession`."""

    closed = False

    def __init__(self, wire: Wire, loop: Loop) -> None:
        self._wire = wire
        self._loop = loop

    def request(self, method: str, url: str, *, data: Any = None, params: Any = None, **_: Any) -> Exchange:
        body, files = ({}, {}) if str(url).endswith("/commands") else _read(data)  # the same long list in every life
        path = urlsplit(str(url)).path.removeprefix("/api/v10")
        query = dict(part.split("=", 1) for part in urlsplit(str(url)).query.split("&") if part)
        return Exchange(self._wire, self._loop, Request(method, path, body, files, {**query, **(params or {})}))

    async def close(self) -> None:
        self.closed = True


def _read(data: Any) -> tuple[Payload, Mapping[str, bytes]]:
    """The JSON of a request, and its files."""
    if data is None:
        return {}, {}
    if not isinstance(data, aiohttp.FormData):
        return json.loads(data), {}
    body: Payload = {}
    files: dict[str, bytes] = {}
    for options, _, value in data._fields:
        if options["name"] == "payload_json":
            body = json.loads(value)
        else:
            files[options["filename"]] = value if isinstance(value, bytes) else value.read()
    return body, files


class Exchange:
    """A request and its reply, as aiohttp's context manager."""

    def __init__(self, wire: Wire, loop: Loop, request: Request) -> None:
        self._ask = (wire, loop, request)

    async def __aenter__(self) -> Response:
        wire, loop, request = self._ask
        return Response(await wire.exchange(loop, request))

    async def __aexit__(self, *_: object) -> None:
        return None


class Response:
    """A reply, as aiohttp shows it."""

    reason = ""

    def __init__(self, reply: Reply) -> None:
        self.status = reply.status
        kind = "text/html" if reply.body == "" else "application/json"
        self.headers = {"content-type": kind, **reply.headers}
        self._body = reply.body

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body if isinstance(self._body, str) else json.dumps(self._body)
