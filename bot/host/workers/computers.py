"""Computer seats, and those of absent people: they move through the same door as people, each session one move after
another, and as many sessions at once as there are places to think."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, suppress
from itertools import islice
from typing import Any, Concatenate, ParamSpec, Protocol

import structlog

from bot.host.clock import AGAIN, Time
from bot.host.storage.store import StoreUnwritable
from bot.host.workers.engine import Engine, EngineFailed, Job, Question
from bot.host.workers.line import Line, Ticket
from bot.table.answers import Answer, Verdict
from bot.table.changes import Act
from bot.table.features import acts
from bot.table.log import seal
from bot.table.session import Owed, Position, Session
from games.core import Advice, Move, Rules, Seat
from games.moves import legal
from games.search import STANDS_IN, level_of

log = structlog.get_logger(__name__)

P = ParamSpec("P")

LOOK = 0.25
"""Seconds between two looks whether there is a place, while somebody waits for one."""


class Door(Protocol):
    """The host, as those who move for others know it: they take the same door as people."""

    async def session(self, id: int) -> Session | None: ...

    def awake(self, session: Session, users: Sequence[int]) -> tuple[int, ...]: ...

    async def do(self, request: int | None, id: int, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> Answer: ...

    def together(self, id: int) -> AbstractAsyncContextManager[None]: ...


class Computers:
    """The sessions that wait for a computer, and those that one thinks about."""

    def __init__(self, door: Door, engine: Engine, time: Time, line: Line | None = None) -> None:
        self._door = door
        self._engine = engine
        self._time = time
        self._line = line or Line()
        self._waiting: OrderedDict[int, Ticket] = OrderedDict()
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._some = asyncio.Event()
        self._line.begun = self._some.set
        self._none = asyncio.Event()
        self._served = asyncio.Condition()
        self._retries: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="computer players")

    async def close(self) -> None:
        """Stop; whose turn it is is found in the store again."""
        ending = [*self._retries, *self._serving.values(), *([self._task] if self._task else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self._engine.close()

    def add(self, id: int) -> None:
        """The session waits for a computer."""
        if id not in self._waiting:
            self._waiting[id] = self._line.ticket()
        self._none.clear()
        self._some.set()

    @property
    def waiting(self) -> int:
        """How many sessions wait until a computer thinks about them."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._none.is_set()

    async def resting(self) -> None:
        """Until nobody waits for a computer."""
        if self._task is not None:
            await self._none.wait()

    async def moved(self, id: int) -> None:
        """Until the session waits for no computer, or for one that could not move."""
        async with self._served:
            await self._served.wait_for(lambda: id not in self._waiting and id not in self._serving)

    async def think(
        self,
        session: Session,
        position: Position,
        seat: Seat,
        level: str | None = None,
        ticket: Ticket | None = None,
    ) -> Move:
        """The move of the computer player of this level; without one, of that which stands in. Without a `ticket`
        somebody waits for it: it is thought about as soon as anybody is free.

        :raises EngineFailed: the player failed again and again, or played what is not legal; or the game has none.
        """
        rules = position.game.rules
        if rules.think is None:
            raise EngineFailed(f"{rules.name} has no computer players")
        known = level_of(level or STANDS_IN)
        key = seal.thinking(session.seed, position.lines + 1, seat)
        job = Job(session.table.game, known, position.view(seat), seat, key)
        ticket = ticket or self._line.ticket()
        try:
            move = await self._engine.move(job, ticket)
        finally:
            ticket.leave()
        if not await asyncio.to_thread(legal, rules, position.state, seat, move):
            raise EngineFailed(f"{job.game} {known}: illegal move {move}")
        return move

    async def decide(
        self,
        session: Session,
        position: Position,
        seat: Seat,
        level: str | None = None,
        ticket: Ticket | None = None,
    ) -> tuple[Move, bool]:
        """The move of the computer that sits there, or that plays for somebody absent; and whether it had none, so that
        the rules' default stands in. So it does in a game without computer players, where nothing failed."""
        if position.game.rules.think is None:
            return await default(position, seat), False
        try:
            return await self.think(session, position, seat, level, ticket), False
        except EngineFailed:
            log.exception("default played instead", session=session.id)
            return await default(position, seat), True

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        """What is to be said for each move, best first; no computer's move waits for it.

        :raises Unanswered: it took too much, or too many ask.
        """
        return await self._engine.advise(person, question)

    async def _run(self) -> None:
        """Every session gets one move, then it is the next one's turn."""
        while True:
            for id in self._next():
                task = asyncio.create_task(self._serve(id, self._waiting.pop(id)), name=f"computer at {id}")
                self._serving[id] = task
            if not self._waiting and not self._serving:
                self._none.set()
            self._some.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if self._waiting else None):
                    await self._some.wait()

    def _next(self) -> tuple[int, ...]:
        """Those that there is a place for, but for those that are thought about now."""
        free = max(0, self._engine.width - len(self._serving))
        return tuple(islice((id for id in self._waiting if id not in self._serving), free))

    async def _serve(self, id: int, ticket: Ticket) -> None:
        try:
            await self._move(id, ticket)
        except StoreUnwritable:  # which the log has
            self._put_off(id)
        except Exception:  # the others play on; this one is tried again after a while
            log.exception("computer could not move", session=id)
            self._put_off(id)
        finally:
            ticket.leave()
            del self._serving[id]
            self._some.set()
            async with self._served:
                self._served.notify_all()

    def _put_off(self, id: int) -> None:
        task = asyncio.create_task(self._again(id))
        self._retries.add(task)
        task.add_done_callback(self._retries.discard)

    async def _again(self, id: int) -> None:
        await self._time.sleep(AGAIN)
        self.add(id)

    async def _move(self, id: int, ticket: Ticket) -> None:
        """One move by the first computer that the session waits for, if there is one."""
        session = await self._door.session(id)
        owed = next((owed for owed in session.owed if owed.computer), None) if session is not None else None
        if session is None or session.position is None or owed is None:
            return
        who = session.occupant(owed.seat)
        level = None if who is None else who.level
        move, failed = await self.decide(session, session.position, owed.seat, level, ticket)
        await insist(self._door, id, acts.stand_in, owed, move, failed=failed)
        self.add(id)


def question(
    session: Session,
    rules: Rules[Any, Any, Any],
    state: Any,
    line: int,
    seat: Seat,
    times: float,
    beside: Move = (),
    *,
    told: bool = False,
) -> Question:
    """What the seat might do before a line of the log, weighed by `times` as many positions as the strongest level
    looks at. It holds what the seat sees, and nothing else."""
    assert rules.think is not None, rules.name
    view = rules.view(state, seat)
    counts = int(times * rules.think.levels(view)[-1].counts)
    return Question(rules.name, view, seat, seal.thinking(session.seed, line, seat), counts, beside, told)


async def default(position: Position, seat: Seat) -> Move:
    """What the rules play for a choice that nobody made."""
    return await asyncio.to_thread(position.game.rules.default, position.state, seat)


async def insist(
    door: Door, id: int, act: Act[Concatenate[Owed, Move, P]], owed: Owed, move: Move, *args: P.args, **kwargs: P.kwargs
) -> bool:
    """Play `move` for a choice that is still owed; whether it was. A move that is not legal then is a mistake of
    ours."""
    answer = await door.do(None, id, act, owed, move, *args, **kwargs)
    assert answer.verdict is not Verdict.REFUSED, (answer.text, move)
    return answer.done
