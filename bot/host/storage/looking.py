"""Who looks for a game on a server: which one, at which pace, until when; and whom a lobby of such a game calls. Every
function runs on the database's thread, but for the methods of `Looking`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from sqlite3 import Connection

from bot.host.storage import alarms, ping_limits, posts, setting
from bot.host.storage.posts import SERVER, Post, Topic
from bot.host.storage.store import Store
from bot.table.alarms import AlarmKind
from bot.table.guards import Refusal
from bot.table.habits import NOBODYS, Habits
from bot.table.limits import ASKED, LOOKING, Wish
from bot.table.pace import named
from bot.table.session import NOBODY, Lobby, Session
from bot.table.timing import pace_of
from games.core import text

OF_ONE, OF_SERVER = 5, 200
"""Games that one person looks for on a server at most, and what all look for there together."""
AT_ONCE = 5
"""People that one lobby calls at most when it opens, or a seat there comes free."""
SEEKERS = setting.rows("looking")
"""What people look for, by server."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody looks for a game (empty: any) at a pace of that name (empty: any), until then."""

    user: int
    game: str
    pace: str
    until: int

    def wants(self, game: str, hours: float | None) -> bool:
        """Whether that is such a game."""
        return self.game in ("", game) and self.pace in ("", named(hours))


class Looking:
    """Those of all servers, as they lie in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def on(self, guild: int, now: int) -> tuple[Seeker, ...]:
        """Who looks for a game on the server, who has done so longest first."""
        return await self._store.read(lambda connection: on(connection, guild, now))

    async def put(self, guild: int, seeker: Seeker, now: int) -> None:
        """Somebody looks for a game; it takes the place of how they looked for it before.

        :raises Refusal: they look for too many, or too many people look there.
        """
        await self._store.write(lambda connection: _put(connection, guild, seeker, now))

    async def suits(self, session: Session, user: int, now: int) -> bool:
        """Whether `user` still looks for such a game, and neither refuses anybody there nor is refused: since they were
        to be called others may have sat down."""
        return await self._store.read(lambda connection: user in _suited(connection, session, now))

    async def stop(self, guild: int, user: int, game: str, now: int) -> None:
        """`user` looks for this game no longer."""

        def work(connection: Connection) -> None:
            left = [each for each in on(connection, guild, now) if (each.user, each.game) != (user, game)]
            _keep(connection, guild, left)

        await self._store.write(work)


def on(connection: Connection, guild: int, now: int) -> tuple[Seeker, ...]:
    """Who looks for a game on the server, who has done so longest first."""
    kept = (Seeker(*row) for row in SEEKERS.get(connection, guild) or ())
    return tuple(each for each in kept if each.until > now)


def expire(connection: Connection, guild: int, now: int) -> None:
    """Whose time is over looks no longer."""
    _keep(connection, guild, on(connection, guild, now))


def forget(connection: Connection, user: int) -> None:
    """The person looks for nothing anywhere."""
    for guild, rows in SEEKERS.all(connection).items():
        if any(row[0] == user for row in rows):
            _keep(connection, guild, [Seeker(*row) for row in rows if row[0] != user])


def people(connection: Connection) -> Iterator[int]:
    """Everybody who looks for something."""
    yield from (row[0] for rows in SEEKERS.all(connection).values() for row in rows)


def call(
    connection: Connection, before: Session | None, after: Session, people: Mapping[int, Habits], now: int
) -> bool:
    """A post for each of those who look for such a game, where a lobby opens, a seat there comes free, or the host of
    the lobby asks them. Nobody is brought to people whom they refuse, or called who was called often enough. Whether
    there are any."""
    asks = _asks(after) and not (before is not None and _asks(before))
    free, had = free_seats(after), 0 if before is None else free_seats(before)
    if not asks and free <= had:
        return False
    wish, rest = Wish(after.table.host, after.id, ASKED if asks else LOOKING), pace_of(after).rest
    wakes = {user: rest(people.get(user, NOBODYS), now).wakes(now) for user in _found(connection, after, wish, now)}
    posts.put(
        connection,
        [
            Post(
                after.id,
                f"{Topic.LOOKING.value} {after.table.revision}",
                f"{wish.by} {wish.kind}",
                user=user,
                at=at if at > now else None,
            )
            for user, at in wakes.items()
        ],
    )
    return bool(wakes)


def _asks(session: Session) -> bool:
    """Whether those who look for such a game were asked."""
    return isinstance(session.phase, Lobby) and session.phase.sought


def free_seats(session: Session) -> int:
    """Seats of a lobby that are kept for nobody."""
    table = session.table
    if not isinstance(session.phase, Lobby) or session.trouble is not None:
        return 0
    coming = [user for user in table.invited if user != NOBODY and session.seat_of(user) is None]
    return max(0, sum(chair.occupant is None for chair in session.chairs) - len(coming))


def _found(connection: Connection, session: Session, wish: Wish, now: int) -> tuple[int, ...]:
    suited = (user for user in _suited(connection, session, now) if ping_limits.may_call(connection, user, wish, now))
    return tuple(suited)[:AT_ONCE]


def _suited(connection: Connection, session: Session, now: int) -> Iterator[int]:
    """Who looks for such a game, does not sit there, and refuses nobody there, nor is refused."""
    table = session.table
    there = {table.host, *table.invited, *(chair.occupant.user for chair in session.chairs if chair.occupant)}
    company = [user for user in there if user]
    wanting = (each.user for each in on(connection, table.guild, now) if each.wants(table.game, table.hours))
    for user in dict.fromkeys(wanting):
        if user not in there and not any(ping_limits.are_apart(connection, user, other) for other in company):
            yield user


def _put(connection: Connection, guild: int, seeker: Seeker, now: int) -> None:
    others = [each for each in on(connection, guild, now) if (each.user, each.game) != (seeker.user, seeker.game)]
    if sum(each.user == seeker.user for each in others) >= OF_ONE or len(others) >= OF_SERVER:
        raise Refusal(text("bot-lfg-most", most=OF_ONE))
    _keep(connection, guild, [*others, seeker])


def _keep(connection: Connection, guild: int, seekers: Iterator[Seeker] | list[Seeker] | tuple[Seeker, ...]) -> None:
    left = [list(astuple(each)) for each in seekers]
    alarms.set_one(connection, SERVER, guild, AlarmKind.LOOKING, min((row[3] for row in left), default=None))
    if left:
        SEEKERS.put(connection, guild, left)
    else:
        SEEKERS.drop(connection, guild)
