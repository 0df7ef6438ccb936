"""One life of the program: the real client with its real wiring, on a simulated loop, disk and wire.

Replaced are, each at its own seam: the processes (a computer plays at random, what people send is judged on the spot),
the drawing threads (a picture is a digest of the view; those of the rules are truly drawn, once), the clock, aiohttp's
session, and the gateway's websocket.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from hashlib import sha256
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
from pydantic import SecretStr

from bot.adapter import service
from bot.adapter.client import Parlour
from bot.adapter.panels import Panels
from bot.catalogue import games
from bot.host.host import Host
from bot.host.storage import records
from bot.host.storage.store import migrations
from bot.host.workers.engine import EngineFailed, Job, Question
from bot.host.workers.sandbox import Exceeded
from bot.messages.commands import payloads
from bot.messages.drawers import Drawer
from bot.messages.drawing import Drawing
from bot.messages.drawing_jobs import DrawingJob, Drawn, draw
from bot.messages.i18n import Voice
from bot.messages.limits import ALT, clip, command_problems
from bot.messages.message import Picture
from bot.settings import Settings
from bot.table.session import Session
from bot.table.timing import alarms as alarms_of
from games.core import Advice, Move, Seat
from renderers.core import Game
from renderers.film import Reel
from tests.simulation.disk import Disk
from tests.simulation.guild import Guild
from tests.simulation.loop import Agenda, Loop, generators_known
from tests.simulation.wire import Wire
from tests.support.alarms import stored_alarms
from tests.support.box import Here

START = 1_800_000_000
"""The moment at which every world begins, in Unix seconds."""
PAYLOADS, MIGRATIONS = cache(payloads), cache(migrations)
PROBLEMS = cache(lambda: command_problems(PAYLOADS()))
TOKEN = "a-token-of-nobody"
DAY = 24 * 3600
FIGURES: dict[DrawingJob, Drawn] = {}
"""The pictures of the rules that some world has looked at: they are the same in all."""


class Clock:
    """The host's time."""

    def __init__(self, agenda: Agenda) -> None:
        self._agenda = agenda

    def now(self) -> int:
        return START + int(self._agenda.now)

    def time(self) -> float:
        return START + self._agenda.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Sketch(Drawing):
    """Draws a view as its digest, and says whose it is: what nobody else may see is known wherever it turns up."""

    def __init__(self, drawers: Sequence[Drawer]) -> None:
        pass

    async def picture(self, game: Game, view: Any, voice: Voice, **_: Any) -> Picture:
        return Picture("board.png", sha256(repr(view).encode()).digest(), clip(marked(game, view), ALT))

    async def chronicle(self, game: Game, told: Any, heading: str, view: Any, voice: Voice, **_: Any) -> Picture:
        return Picture("chronicle.png", heading.encode(), "a chronicle")

    async def told(self, game: Game, view: Any, voice: Voice) -> str:
        return marked(game, view)

    async def words(self, game: Game, view: Any, voice: Voice) -> str:
        return marked(game, view)

    async def _once(self, game: Game, job: DrawingJob, yields: float) -> Drawn:
        if job not in FIGURES:
            FIGURES[job] = draw(game, job)
        return FIGURES[job]

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


def marked(game: Game, view: Any) -> str:
    """What stands for a picture or a board of words: whose view it was made of."""
    viewer = "nobody" if view.viewer is None else int(view.viewer)
    return f"[view of {viewer}: {game.rules.name} {sha256(repr(view).encode()).hexdigest()[:8]}]"


def shot(game: str, part: Any, voice: Voice, before: Reel | None, last: Any) -> Reel:
    """Some frames of an animation: each says whose view it was made of."""
    frames = tuple(marked(games()[game], view).encode() for view, _, _ in part)
    return Reel(frames, (1, 1), b"", frames[-1])


class Dice:
    """Thinks at random, for a moment; now and then it fails."""

    width = 1

    def __init__(self, chance: random.Random, **_: object) -> None:
        self._chance = chance

    async def move(self, job: Job, ticket: object) -> Move:
        await asyncio.sleep(0.05 + 2 * self._chance.random() ** 4)
        if self._chance.random() < 0.005:
            raise EngineFailed("by chance")
        return _drawn(job.game, job.view, job.seat, job.key)

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        await asyncio.sleep(2 * self._chance.random())
        if self._chance.random() < 0.05:
            raise Exceeded
        return (Advice(_drawn(question.game, question.view, question.seat, question.key), self._chance.random()),)

    async def close(self) -> None:
        pass


def _drawn(game: str, view: Any, seat: Seat, key: bytes) -> Move:
    """A move at random."""
    dice, rules, path = random.Random(repr((seat, key))), games()[game].rules, Move()
    while (choice := rules.choice(view, path)) is not None:
        path = (*path, dice.choice(choice.tokens))
    return path


class Judge(Here):
    """What people send is worked out on the spot."""

    def __init__(self, **_: object) -> None:
        super().__init__(travels=False)

    def start(self) -> None:
        pass


class Unwatched:
    """No monitor: what it tells is of this machine."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Client(Parlour):
    """The connection without its websocket: events come from the world."""

    def __init__(self, life: Program, **options: Any) -> None:
        super().__init__(**options)
        self._life = life
        self._gone = asyncio.Event()

    async def connect(self, *, reconnect: bool = True) -> None:
        await asyncio.sleep(0.3)
        self._life.hears = True
        self._connection._add_guild_from_data(self._life.guild.payload())  # type: ignore[arg-type]  # as Discord's JSON
        self.dispatch("connect")
        self.dispatch("shard_connect", 0)
        await self._gone.wait()

    async def close(self) -> None:
        self._life.hears = False
        await super().close()
        if not self._life.frozen:
            self._gone.set()


class Program:
    """A life of the program, within `surroundings`. `ended` is called when it has ended by itself."""

    def __init__(
        self,
        agenda: Agenda,
        chance: random.Random,
        disk: Disk,
        guild: Guild,
        ended: Callable[[Program], None],
        hearing: Callable[[bool], None],
    ) -> None:
        self._ended = ended
        self._hearing = hearing
        self.loop = Loop(agenda, chance)
        self.guild = guild
        self._hears = False
        self.stopping = False
        self.frozen = False
        """Whether the gateway never lets go."""
        self.client: Client | None = None
        self.task: asyncio.Task[None] | None = None
        self._disk = disk
        self._stop: asyncio.Event | None = None

    def start(self) -> None:
        def begin() -> None:
            self._stop = asyncio.Event()
            self.task = asyncio.create_task(self._main())
            self.task.add_done_callback(lambda _: self._ended(self))

        self.loop.call_soon(begin)

    def stop(self) -> None:
        assert self._stop is not None
        self.stopping = True
        self.loop.call_soon(self._stop.set)

    @property
    def hears(self) -> bool:
        """Whether Discord's events reach it."""
        return self._hears

    @hears.setter
    def hears(self, hears: bool) -> None:
        if hears != self._hears:
            self._hears = hears
            self._hearing(hears)

    @property
    def over(self) -> bool:
        return self.task is not None and self.task.done()

    @property
    def host(self) -> Host | None:
        context = None if self.client is None else self.client.context
        return None if context is None else context.host

    def hear(self, event: str, payload: Any) -> None:
        """Something comes over the gateway."""
        if self.loop.dead or not self.hears or self.client is None:
            return
        parse = getattr(self.client._connection, f"parse_{event}")
        self.loop.call_soon(parse, payload)

    def dispatch(self, event: str, *args: Any) -> None:
        if not self.loop.dead and self.client is not None:
            self.loop.call_soon(self.client.dispatch, event, *args)

    async def _main(self) -> None:
        settings = Settings(data=self._disk.folder, token=SecretStr(TOKEN), confirm="never", icons=False)
        self.client = Client(self, strict=True)
        assert self._stop is not None
        async with service.opened(settings, self.client, strict=True):
            await service.serve(self.client, TOKEN, self._stop, None)


@contextmanager
def surroundings(agenda: Agenda, seed: int, disk: Disk, wire: Wire, *, pulse: int) -> Iterator[None]:
    """Whatever program starts here lives in this world."""
    clock, thinking, seeds = Clock(agenda), random.Random(f"{seed} dice"), random.Random(f"{seed} seeds")
    http = SimpleNamespace(**vars(aiohttp))
    http.TCPConnector = http.DummyCookieJar = lambda **_: None
    http.ClientSession = lambda **_: wire.session(_loop())
    adapter, whole = "bot.adapter.client", "bot.adapter.service"
    with ExitStack() as replaced, generators_known():
        for target, double in (
            (f"{whole}.crew", partial(Dice, thinking)),
            (f"{whole}.Sandbox", Judge),
            (f"{whole}.studio", Judge),
            (f"{adapter}.SystemTime", lambda: clock),
            (f"{whole}.SystemTime", lambda: clock),
            (f"{whole}.Drawing", Sketch),
            (f"{whole}.Host", partial(Host, pulse=pulse)),
            (f"{whole}.time", clock),
            ("bot.adapter.responses.Panels", partial(Panels, now=clock.time)),
            (f"{whole}.Monitor", Unwatched),
            (f"{adapter}.payloads", PAYLOADS),  # the same in every life
            (f"{adapter}.command_problems", lambda commands: PROBLEMS()),
            ("bot.host.storage.store.migrations", MIGRATIONS),
            ("bot.host.storage.records.save", partial(_saved, records.save)),
            ("bot.messages.films.drawn", shot),
            ("bot.messages.films.film.film", lambda frames, size, palette: b"\n".join(frames)),
            ("bot.host.operations.heartbeat.BEAT", DAY),
            ("bot.host.storage.store.aiosqlite.connect", disk.connect),
            ("secrets.token_bytes", lambda many=None: seeds.randbytes(many or 32)),
            ("discord.http.aiohttp", http),
        ):
            replaced.enter_context(patch(target, double))
        yield


def _saved(
    save: Callable[..., None], connection: sqlite3.Connection, before: Session, after: Session, *more: Any
) -> None:
    """The clock knows after each change what follows from it, and no more."""
    save(connection, before, after, *more)
    assert stored_alarms(connection, after.id) == frozenset(alarms_of(after)), after.id


def _loop() -> Loop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    return loop
