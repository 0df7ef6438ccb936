"""What follows from the games of a server that are over: who finishes games, how strong people are, how long a game
will take. It is worked out when somebody asks, and kept in memory until another game is over.

A server's games are read once, some at a time, from their records; no log is read for it. What has no record yet (games
from before there were records) is replayed in the background, when the program starts.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from bot.host.storage import results
from bot.host.storage.store import Store
from bot.table.guards import known
from bot.table.options import nearest
from bot.table.results.forecast import Forecast, Kind, Pace
from bot.table.results.played import Played, Reliability, by_person, reliability
from bot.table.results.ranking import ALL, NOTHING, Anchors, Ranked, ranked
from bot.table.session import Session
from bot.table.timing import DAY, pace_of

SERVERS = 8
"""Servers whose games are kept in memory."""

T = TypeVar("T")


@dataclass
class _Server:
    """The games of one server by table, and what was made of them since the last one ended, by what it is."""

    games: dict[int, Played] = field(default_factory=dict)
    made: dict[object, object] = field(default_factory=dict)
    added: int = 0
    """How many games have ended since they were read."""


class Standings:
    """Those of all servers of one store."""

    def __init__(self, store: Store, now: Callable[[], int], anchors: Callable[[str], Anchors]) -> None:
        """`anchors`: what a game's computers are worth."""
        self._store = store
        self._now = now
        self._anchors = anchors
        self._servers: OrderedDict[int, _Server] = OrderedDict()
        self._alone = asyncio.Lock()
        self._shown: Mapping[int, str] | None = None

    async def reliability(self, guild: int) -> Mapping[int, Reliability]:
        """How reliably people play there, by person."""
        return await self._made(guild, "reliability", reliability)

    async def outlook(self, session: Session) -> Forecast:
        """How long the game of a table will take whoever sits there; on a free chair anybody may."""
        table, game = session.table, known(session)
        preset, hurried = nearest(game, table.options), pace_of(session).hurried
        kind = Kind(table.game, preset, len(session.chairs), hurried)
        taken = (0 if chair.occupant is None else chair.occupant.user for chair in session.chairs)
        pace = await self._made(table.guild, "pace", Pace)
        return pace.forecast(kind, [user for user in taken if user is not None])

    async def ranked(self, guild: int, game: str) -> Sequence[Ranked]:
        """Everybody who played rated games of it there, the strongest first; as of today."""
        day = self._now() // DAY

        def made(games: Sequence[Played]) -> Sequence[Ranked]:
            return ranked([each for each in games if each.game == game], self._anchors(game), day * DAY)

        return await self._made(guild, (game, day), made)

    async def games(self, guild: int, user: int) -> Sequence[Played]:
        """What somebody has played there, oldest first."""
        return (await self._made(guild, "people", by_person)).get(user, ())

    async def shown(self, user: int) -> str:
        """What of somebody others see (`bot.table.results.ranking.SHOWN`)."""
        return (await self._all_shown()).get(user, ALL)

    async def show(self, user: int, what: str) -> None:
        """From now on others see that of somebody."""
        await self._store.write(lambda connection: results.SHOWN.put(connection, user, what))
        self._shown = None

    async def ranking(self, guild: int, game: str) -> Sequence[Ranked]:
        """`ranked`, as far as others may see it."""
        shown = await self._all_shown()
        every = await self.ranked(guild, game)
        return [each for each in every if each.user > 0 and shown.get(each.user, ALL) == ALL]

    async def finishers(self, guild: int, users: Sequence[int]) -> Sequence[int]:
        """Those of these people of whom others see that they finish games."""
        shown, known = await self._all_shown(), await self.reliability(guild)
        return [user for user in users if user in known and known[user].finishes and shown.get(user) != NOTHING]

    def add(self, guild: int, game: Played) -> None:
        """Another game is over."""
        if (known := self._servers.get(guild)) is not None:
            known.games[game.session] = game
            known.made.clear()
            known.added += 1

    def forget(self) -> None:
        """Somebody was taken out of what is stored, or a server: it is read anew."""
        self._servers.clear()
        self._shown = None

    async def _all_shown(self) -> Mapping[int, str]:
        if self._shown is None:
            self._shown = await self._store.read(results.SHOWN.all)
        return self._shown

    async def _made(self, guild: int, what: object, make: Callable[[Sequence[Played]], T]) -> T:
        async with self._alone:
            server = self._servers.get(guild) or await self._read(guild)
            if what in server.made:
                made = server.made[what]
            else:
                games, added = [server.games[session] for session in sorted(server.games)], server.added
                made = await asyncio.to_thread(make, games)
                if added == server.added:  # else another game is over, which is not in it
                    server.made[what] = made
            if self._servers.get(guild) is server:  # else somebody was forgotten meanwhile
                self._servers.move_to_end(guild)
            while len(self._servers) > SERVERS:
                self._servers.popitem(last=False)
            return made  # type: ignore[return-value]  # what was made for the same word

    async def _read(self, guild: int) -> _Server:
        """A server's games; what ends meanwhile is among them."""
        server = self._servers[guild] = _Server()
        last: int | None = 0
        try:
            while last is not None:
                found, last = await self._store.read(partial(results.of_server, guild=guild, after=last))
                server.games.update((game.session, game) for game in found if game.session not in server.games)
        except BaseException:  # half of the games say nothing
            self._servers.pop(guild, None)
            raise
        return server
