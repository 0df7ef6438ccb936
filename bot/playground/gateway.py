"""The gateway: sessions that outlive their sockets, replay, heartbeats, compression."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson
import zstandard
from aiohttp import WSMsgType, web

from bot.playground import limits
from bot.playground.faults import Faults, Harm
from bot.playground.payload import Payload, decode, encode
from bot.playground.rates import Window
from bot.playground.snowflakes import Clock

GUILDS, GUILD_MEMBERS, PRESENCES, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = (
    1,
    1 << 1,
    1 << 8,
    1 << 9,
    1 << 12,
    1 << 15,
)
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
EVERY_INTENT = (1 << 27) - 1
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
)

LEAVING = 1.0
"""Seconds that whoever is connected has to say good-bye when the playground ends."""

# discord.py notes the time of a heartbeat after sending it: an answer quicker than any network's looks 41 s late.
ACK_SECONDS = 0.05


class Press(Protocol):
    """One compression stream a connection, flushed after each message."""

    def __call__(self, message: bytes) -> bytes: ...


def zlib_press() -> Press:
    stream = zlib.compressobj()
    return lambda message: stream.compress(message) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_press() -> Press:
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda message: stream.compress(message) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


PRESSES: dict[str, Callable[[], Press]] = {"zlib-stream": zlib_press, "zstd-stream": zstd_press}


class Socket:
    """One connection: what is sent leaves in order, by one task."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, press: Press | None) -> None:
        self.socket = socket
        self.request = request
        self.press = press
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.sent: deque[float] = deque()

    def send(self, message: bytes) -> None:
        self.outbox.put_nowait(message)

    def close(self, code: int) -> None:
        """Closes after what was sent before."""
        self.outbox.put_nowait(code)

    def abort(self) -> None:
        """Cuts the TCP connection."""
        if self.request.transport is not None:
            self.request.transport.abort()

    async def write(self) -> None:
        """Sends what is put out, until a close code comes."""
        while not isinstance(message := await self.outbox.get(), int):
            if self.press is None:
                await self.socket.send_str(message.decode())
            else:
                await self.socket.send_bytes(self.press(message))
        await self.socket.close(code=message)

    def floods(self, now: float) -> bool:
        """Whether this message is one too many within the minute."""
        self.sent.append(now)
        while self.sent[0] <= now - limits.SENDS_SECONDS:
            self.sent.popleft()
        return len(self.sent) > limits.SENDS


@dataclass(eq=False)
class Session:
    """What a client may come back to: its number of events and the last of them."""

    id: str
    user: int
    is_bot: bool
    intents: int
    shard: tuple[int, int]
    socket: Socket | None = None
    sequence: int = 0
    log: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=limits.REPLAY))
    left: float = 0.0

    def dispatch(self, event: str, body: bytes) -> None:
        self.sequence += 1
        message = encode({"op": DISPATCH, "s": self.sequence, "t": event, "d": orjson.Fragment(body)})
        self.log.append((self.sequence, message))
        if self.socket is not None:
            self.socket.send(message)

    def holds(self, guild: int | None) -> bool:
        """Whether events of that guild (or of none) belong to this shard."""
        return (0 if guild is None else (guild >> 22) % self.shard[1]) == self.shard[0]


class Desk(Protocol):
    """Who may connect, and what a new session is told first."""

    def entrant(self, token: str) -> tuple[int, bool] | None:
        """The user of a token and whether it is the bot."""

    def greet(self, session: Session) -> None:
        """Dispatches READY and what follows."""

    def members(self, session: Session, wanted: Payload) -> None:
        """Dispatches GUILD_MEMBERS_CHUNK."""


class Gateway:
    def __init__(self, clock: Clock, faults: Faults, *, privileged: int = 0, limited: bool = True) -> None:
        self.clock = clock
        self.faults = faults
        self.privileged = privileged
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self.starts = Window(clock, limits.STARTS, limits.STARTS_SECONDS)
        """Sessions that a bot may begin in a day."""
        self._identifying = Window(clock, 1, limits.IDENTIFY_SECONDS) if limited else None

    def may_identify(self) -> bool:
        """Whether a bot may begin a session now: Discord lets one begin every five seconds."""
        return self._identifying is None or self._identifying.count("")[2]

    def publish(
        self,
        event: str,
        body: Payload,
        *,
        guild: int | None,
        intent: int = 0,
        users: Collection[int] | None = None,
        bots: bool = True,
    ) -> None:
        """Tells every session it concerns: of these people (None: everybody), and the bot's if `bots` and it asked for
        it."""
        raw = encode(body)
        for session in tuple(self.sessions.values()):
            if session.is_bot and bots and (not intent or session.intents & intent) and session.holds(guild):
                self._dispatch(session, event, raw)
            elif not session.is_bot and (users is None or session.user in users):
                session.dispatch(event, raw)

    def tell(self, user: int, event: str, body: Payload) -> None:
        """Tells the sessions of one person."""
        self.publish(event, body, guild=None, users=(user,), bots=False)

    def _dispatch(self, session: Session, event: str, raw: bytes) -> None:
        fault = self.faults.event(event)
        if fault is None or fault.harm is not Harm.DROP:
            session.dispatch(event, raw)
        if fault is not None and fault.harm is Harm.DUPLICATE:
            session.dispatch(event, raw)

    def bots(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.is_bot]

    def reconnect(self, *, bots: bool = True) -> None:
        """Asks the bot's (or the people's) clients to reconnect and resume (op 7)."""
        self._all({"op": RECONNECT, "d": None}, bots=bots)

    def invalidate(self, *, resumable: bool, bots: bool = True) -> None:
        """Declares their sessions invalid (op 9)."""
        self._all({"op": INVALID, "d": resumable}, bots=bots)
        if not resumable:
            self.sessions = {key: session for key, session in self.sessions.items() if session.is_bot != bots}

    def abort(self, *, bots: bool = True) -> None:
        """Cuts their connections."""
        for session in self.sessions.values():
            if session.is_bot == bots and session.socket is not None:
                session.socket.abort()

    def _all(self, message: Payload, *, bots: bool) -> None:
        for session in self.sessions.values():
            if session.is_bot == bots and session.socket is not None:
                session.socket.send(encode(message))

    def sweep(self) -> None:
        """Forgets sessions whose client has been away too long."""
        edge = self.clock() - limits.SESSION_SECONDS
        gone = [key for key, session in self.sessions.items() if session.socket is None and session.left < edge]
        for key in gone:
            del self.sessions[key]

    async def close(self) -> None:
        closing = [asyncio.create_task(socket.socket.close(code=1001)) for socket in self.sockets]
        if closing:
            await asyncio.wait(closing, timeout=LEAVING)  # a browser that is asleep says no good-bye

    async def serve(self, request: web.Request, desk: Desk) -> web.StreamResponse:
        """One connection, from hello to close."""
        response = web.WebSocketResponse(compress=False, max_msg_size=limits.PAYLOAD_BYTES, autoping=True)
        try:
            await response.prepare(request)
        except ConnectionResetError:  # gone before the handshake was done
            return web.Response(status=400)
        compression = request.query.get("compress", "")
        press = PRESSES[compression]() if compression in PRESSES else None
        socket = Socket(response, request, press)
        if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
            await response.close(code=4012)
            return response
        await Conversation(self, socket, desk).run()
        return response


class Conversation:
    """What one connection says and hears."""

    def __init__(self, gateway: Gateway, socket: Socket, desk: Desk) -> None:
        self.gateway = gateway
        self.socket = socket
        self.desk = desk
        self.session: Session | None = None

    async def run(self) -> None:
        self.gateway.sockets.add(self.socket)
        self.socket.send(
            encode({"op": HELLO, "d": {"heartbeat_interval": limits.HEARTBEAT_MS, "_trace": []}, "s": None, "t": None})
        )
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self._leave()
            writer.cancel()
            self.gateway.sockets.discard(self.socket)

    async def _write(self) -> None:
        try:
            await self.socket.write()
        except ConnectionError:
            self._leave()

    def _leave(self) -> None:
        if self.session is not None and self.session.socket is self.socket:
            self.session.socket = None
            self.session.left = self.gateway.clock()

    async def _read(self) -> None:
        """Until the connection ends or nothing has been heard for one and a half heartbeats."""
        while True:
            try:
                message = await self.socket.socket.receive(timeout=limits.HEARTBEAT_MS * 1.5 / 1000)
            except TimeoutError:
                await self.socket.socket.close(code=4009)
                return
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            code = self._hear(message.data)
            if code:
                self.socket.close(code)

    def _hear(self, raw: bytes | str) -> int:
        """Answers one message.

        :returns: a close code, or 0
        """
        if self.socket.floods(self.gateway.clock()):
            return 4008
        try:
            message = decode(raw)
        except ValueError:
            return 4002
        if not isinstance(message, dict):
            return 4002
        return self._answer(message.get("op"), message.get("d"))

    def _answer(self, op: object, body: Any) -> int:
        if op == HEARTBEAT:
            ack = encode({"op": ACK, "d": None, "s": None, "t": None})
            asyncio.get_running_loop().call_later(ACK_SECONDS, self.socket.send, ack)
            return 0
        if op == IDENTIFY:
            return self._identify(body)
        if op == RESUME:
            return self._resume(body)
        if op not in (PRESENCE, VOICE, REQUEST_MEMBERS):
            return 4001
        if self.session is None:
            return 4003
        if op == REQUEST_MEMBERS and isinstance(body, dict):
            self.desk.members(self.session, body)
        return 0

    def _identify(self, body: Any) -> int:
        if self.session is not None:
            return 4005
        if not isinstance(body, dict) or not isinstance(body.get("token"), str):
            return 4002
        entrant = self.desk.entrant(body["token"])
        if entrant is None:
            return 4004
        if refused := self._check_identity(body, entrant[1]):
            return refused
        if entrant[1] and not self.gateway.may_identify():
            self.socket.send(encode({"op": INVALID, "d": False}))
            return 0
        if entrant[1] and not self.gateway.starts.count("")[2]:
            return 4004  # Discord has given the bot another token
        return self._begin(body, *entrant)

    def _check_identity(self, body: Payload, is_bot: bool) -> int:
        shard = body.get("shard") or [0, 1]
        if not (
            isinstance(shard, list)
            and len(shard) == 2
            and all(isinstance(n, int) for n in shard)
            and 0 <= shard[0] < shard[1]
        ):
            return 4010
        intents = body.get("intents")
        if is_bot and (not isinstance(intents, int) or not 0 <= intents <= EVERY_INTENT):
            return 4013
        if is_bot and int(intents or 0) & PRIVILEGED & ~self.gateway.privileged:
            return 4014
        return 0

    def _begin(self, body: Payload, user: int, is_bot: bool) -> int:
        first, count = body.get("shard") or (0, 1)
        intents = body.get("intents", 0) if is_bot else EVERY_INTENT
        self.session = Session(secrets.token_hex(16), user, is_bot, intents, (first, count), self.socket)
        self.gateway.sessions[self.session.id] = self.session
        self.desk.greet(self.session)
        return 0

    def _resume(self, body: Any) -> int:
        if not isinstance(body, dict):
            return 4002
        entrant = self.desk.entrant(str(body.get("token")))
        if entrant is None:
            return 4004
        session = self.gateway.sessions.get(str(body.get("session_id")))
        seen = body.get("seq")
        if session is None or session.user != entrant[0] or not isinstance(seen, int):
            self.socket.send(encode({"op": INVALID, "d": False}))
            return 0
        return self._replay(session, seen)

    def _replay(self, session: Session, seen: int) -> int:
        if seen > session.sequence:
            return 4007
        if session.log and seen < session.log[0][0] - 1:
            self.socket.send(encode({"op": INVALID, "d": False}))
            return 0
        if session.socket is not None:
            session.socket.close(4000)
        self.session, session.socket = session, None
        for number, message in session.log:
            if number > seen:
                self.socket.send(message)
        session.socket = self.socket
        session.dispatch("RESUMED", b'{"_trace":[]}')
        return 0
