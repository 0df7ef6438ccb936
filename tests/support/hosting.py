"""A host over the toy game: a clock that only tests move, a thinker in this process, a publisher that takes notes."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec, Protocol

from bot.host.host import Host
from bot.host.storage.store import Store, open_store
from bot.host.workers.engine import EngineFailed, Job, Question, weighed
from bot.table import changes
from bot.table.answers import Answer
from bot.table.changes import Act, Change
from bot.table.features import acts, lobby
from bot.table.limits import Limits
from bot.table.session import Occupant, Seating, Session, TableRequest, Vote, person
from bot.table.timing import Moment
from games.core import Advice, Choice, Move, Rules, Seat, text
from games.moves import moves
from games.search import decide
from renderers.core import Game
from tests.support.toy import TOY, Options, State, drawn

ANN, BEN, CAT, DAN = 1001, 1002, 1003, 1004
MANAGER = 1009
"""Manages the server, and does not play."""
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan"}

P = ParamSpec("P")

START = 1_800_000_000

REQUESTS = count(1)
DAY = 86_400
PULSE = 3_600
"""The host's notes that it lives, far enough apart that a month passes quickly."""


def hand_over(session: Session, moment: Moment, seat: Seat, who: Occupant) -> Change:
    """An act of tests alone: `who` sits on `seat` at once, whoever would have to be asked."""
    assert session.position is not None
    return changes.hand_over(session, session.position, seat, who, text("bot-table-replaced"), moment)


NEW_TOY = replace(TOY, version=2)
"""The toy after a change of its rules that no game can have noticed."""


def _other_facts(state: State, path: Move = ()) -> Choice | None:
    due = TOY.facts(state, path)
    return due if due is None or path != ("prize",) else replace(due, tokens=("4", "5", "6"))


OTHER_TOY = replace(NEW_TOY, facts=_other_facts, roll=partial(drawn, _other_facts))
"""The toy after a change that parts it from every game begun before: prizes are from 4 to 6."""


def open_vote(session: Session) -> Vote:
    """What is asked of the table."""
    vote = session.vote()
    assert vote is not None
    return vote


def toy(rules: Rules[Any, Any, Any] = TOY) -> Game:
    return Game(rules, None, Path())  # type: ignore[arg-type]  # the host never draws


def games() -> Mapping[str, Game]:
    return {"toy": toy()}


class Quiet(Protocol):
    """What is told that time passes, and finishes what falls due."""

    async def quiet(self) -> None: ...


class VirtualTime:
    """Stands still until `advance`; wakes its sleepers in order."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._slept = asyncio.Event()

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._numbers), awake))
        self._slept.set()
        await awake

    async def until_asleep(self, work: asyncio.Task[None]) -> None:
        """Wait until `work`, of which no table knows, sleeps, or is done."""
        self._slept.clear()
        sleeps = asyncio.ensure_future(self._slept.wait())
        await asyncio.wait({sleeps, work}, return_when=asyncio.FIRST_COMPLETED)
        sleeps.cancel()

    def set(self, now: int) -> None:
        """The program was not running meanwhile."""
        self._now = now

    async def advance(self, seconds: int, table: Quiet) -> None:
        """Let `seconds` pass; everything that falls due on the way is done at its time."""
        end = self._now + seconds
        await table.quiet()
        while self._sleepers and self._sleepers[0][0] <= end:
            moment, _, awake = heapq.heappop(self._sleepers)
            if awake.done():
                continue
            self._now = max(self._now, int(moment))
            awake.set_result(None)
            await table.quiet()
        self._now = end


async def resting() -> None:
    """Until all that others can do at once is done, at most twenty steps of it; all of them where the loop does not
    tell."""
    ready = getattr(asyncio.get_running_loop(), "_ready", (None,))  # asyncio says it nowhere else
    for _ in range(20):
        await asyncio.sleep(0)
        if not ready:
            return


class Local:
    """Thinks on the spot, and not for long."""

    width = 1
    most = 50
    """Positions that it looks at."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self.jobs: list[Job] = []
        self.questions: list[Question] = []

    async def move(self, job: Job, ticket: object) -> Move:
        self.jobs.append(job)
        try:
            return decide(self._games[job.game].rules, job.view, job.seat, job.level, job.key)
        except RuntimeError as failure:
            raise EngineFailed(str(failure)) from failure

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        self.questions.append(question)
        return weighed(replace(question, counts=min(question.counts, self.most)))

    async def close(self) -> None:
        pass


class Notes:
    """A publisher that writes down what it is told."""

    def __init__(self) -> None:
        self.changes: list[int] = []
        self.reminders: list[tuple[int, Seat]] = []
        self.there: dict[int, bool | None] = {}
        self.delivered: list[int] = []

    async def show(self, session: int, *, wished: bool = False) -> None:
        self.changes.append(session)

    async def remind(self, session: int, seat: Seat) -> bool:
        self.reminders.append((session, seat))
        return True

    async def exists(self, channel: int) -> bool | None:
        return self.there.get(channel, True)

    async def deliver(self, session: int) -> None:
        self.delivered.append(session)

    async def deliver_to(self, user: int) -> None:
        self.delivered.append(user)


class Tables:
    """A started host and all that surrounds it."""

    def __init__(
        self, store: Store, time: VirtualTime, games: Mapping[str, Game], most: int, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.time = time
        self.thinker = Local(games)
        self.notes = Notes()
        self.host = Host(store, games, time=time, engine=self.thinker, most=most, pulse=PULSE, limits=limits)

    def request(self) -> int:
        return next(REQUESTS)

    async def do(self, id: int, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """One request."""
        return await self.host.do(self.request(), id, act, *args, **kwargs)

    async def session(self, id: int) -> Session:
        session = await self.host.session(id)
        assert session is not None, id
        return session

    async def lobby(self, *people: int, channel: int = 1, options: Options | None = None, **more: Any) -> int:
        """A lobby in which `people` sit in this order, opened by the first."""
        more.setdefault("seating", Seating.CHOSEN)
        more.setdefault("seats", max(2, len(people)))
        opening = TableRequest(7, channel, "toy", options or Options(), people[0], NAMES[people[0]], "en", **more)
        opened = await self.host.open(self.request(), opening)
        assert opened.session is not None, opened
        for user in people[1:]:
            await self.do(opened.session, lobby.join, person(user, NAMES[user]))
        return opened.session

    async def game(self, *people: int, **more: Any) -> int:
        """A game that has begun."""
        id = await self.lobby(*people, **more)
        assert (await self.do(id, lobby.begin, people[0])).done
        return id

    async def play(self, id: int, user: int, *move: str) -> Answer:
        return await self.do(id, acts.play_moves, user, [move])

    async def quiet(self) -> None:
        """Until nothing is under way: neither in the host's tasks nor in the store."""
        for _ in range(3):
            await resting()
            await self.host.idle()

    async def random_play(self, id: int, number: int) -> None:
        """`number` moves by whoever is waited for."""
        for _ in range(number):
            await self.quiet()
            session = await self.session(id)
            if session.position is None or not session.position.acting:
                return
            seat = session.position.acting[0]
            occupant = session.occupant(seat)
            assert occupant is not None
            assert occupant.user is not None
            move = next(moves(session.position.game.rules, session.position.state, seat))
            assert (await self.play(id, occupant.user, *move)).done


@asynccontextmanager
async def tables(
    folder: Path,
    *,
    time: VirtualTime | None = None,
    games: Mapping[str, Game] | None = None,
    most: int = 256,
    limits: Limits | None = None,
    start: bool = True,
) -> AsyncIterator[Tables]:
    store = await open_store(folder / "parlour.sqlite3")
    open_tables = Tables(store, time or VirtualTime(), {"toy": toy()} if games is None else games, most, limits)
    try:
        if start:
            await open_tables.host.start(open_tables.notes)
        yield open_tables
    finally:
        await open_tables.host.close()
        await store.close()
