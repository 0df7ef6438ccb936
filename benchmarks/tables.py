"""Tables on a host without Discord: opened, seated and played through the same methods that the surface calls."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.positions import SEED, random_move
from bot.catalogue import games
from bot.host.clock import SystemTime
from bot.host.host import Host
from bot.host.storage.store import open_store
from bot.host.workers.engine import Crew
from bot.table.features import acts, lobby
from bot.table.session import Position, Seating, TableRequest, person
from games.core import Chance, Seat

TOGETHER = 64
"""Tables that are set up at the same time."""


class Silence:
    """A listener with nobody to tell."""

    async def show(self, session: int, *, wished: bool = False) -> None:
        return None

    async def remind(self, session: int, seat: Seat) -> bool:
        return True

    async def exists(self, channel: int) -> bool | None:
        return True

    async def deliver(self, session: int) -> None:
        return

    async def deliver_to(self, user: int) -> None:
        return


@dataclass(frozen=True, slots=True)
class Room:
    """A host and a source of fresh request numbers."""

    host: Host
    requests: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    async def table(self, channel: int, *, game: str, options: Any) -> int:
        """A game begun in `channel` by the fewest people who may play it, on as many chairs: with free ones it would
        begin only later."""
        seats = games()[game].rules.seats(options)[0]
        people = [person(channel * 10 + number, f"P{number}") for number in range(seats)]
        opening = TableRequest(
            guild=1,
            channel=channel,
            game=game,
            options=options,
            host=channel * 10,
            host_name="P0",
            locale="en",
            hours=None,
            seating=Seating.CHOSEN,
            seats=seats,
        )
        opened = await self.host.open(next(self.requests), opening)
        assert opened.session is not None, opened
        for who in people[1:]:
            joined = await self.host.do(next(self.requests), opened.session, lobby.join, who)
            assert joined.done, joined
        begun = await self.host.do(next(self.requests), opened.session, lobby.begin, channel * 10)
        assert begun.done, begun
        return opened.session

    async def tables(self, channels: Iterable[int], *, game: str, options: Any) -> list[int]:
        waiting, made = iter(channels), list[int]()
        while some := list(itertools.islice(waiting, TOGETHER)):
            made += await asyncio.gather(*(self.table(channel, game=game, options=options) for channel in some))
        return made

    async def position(self, session: int) -> Position:
        table = await self.host.session(session)
        assert table is not None
        assert table.position is not None, table
        return table.position

    async def move(self, session: int) -> None:
        """One random move by whoever is to act."""
        table = await self.host.session(session)
        assert table is not None
        position = table.position
        assert position is not None, table
        seat = position.acting[0]
        sitting = table.occupant(seat)
        assert sitting is not None, seat
        assert sitting.user is not None, sitting
        move = random_move(position.game.rules, position.state, seat, Chance(SEED, position.lines, purpose="players"))
        answer = await self.host.do(
            next(self.requests), session, acts.play_moves, sitting.user, [move], stamp=position.stamp(seat)
        )
        assert answer.done, answer


@asynccontextmanager
async def room(path: Path) -> AsyncIterator[Room]:
    """A host on the store at `path`, started, and closed in the end."""
    store, thinking = await open_store(path), Crew()
    host = Host(store, games(), time=SystemTime(), engine=thinking)
    try:
        await host.start(Silence())
        yield Room(host)
    finally:
        await host.close()
        await thinking.close()
        await store.close()
