"""Direct messages: what is to be sent to whom, and what stands with them; kept until its reason is gone.

A letter is on disk before it is sent, and noted once it arrived. Which of them are news for one person alone is decided
in the transaction that keeps the news; of all others, before the channel is shown what they are about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from sqlite3 import Connection
from typing import Any

from bot.host import alarms, news, records
from bot.host.store import Store
from bot.table.alarms import AlarmKind
from bot.table.habits import Habits
from bot.table.habits import pack as pack_habits
from bot.table.habits import unpack as unpack_habits
from bot.table.letter import Letter, Topic
from bot.table.session import News
from bot.table.timing import Pace
from games.core import Seat, text

COLUMNS = (
    *("user", "session", "topic", "about", "said", "seat", "choice", "rings", "tries", "barred"),
    *("channel", "message"),
)
"""In the order of the fields of a `Letter`, its `id` apart."""
REFUSED, FAILED, CALLED = "refused", "failed", "called"
"""Why a letter goes to the channel; and that it did, while nobody knows whether it arrived as well."""
LASTING = (Topic.NEWS, Topic.TABLE)
"""What nothing makes obsolete once it has arrived."""
BEGUN = "letters begun"
"""The scope in which the digest of a letter's words is kept while it is being sent."""
REFUSAL = "bot-direct-refused"
"""The news that somebody is called in channels again; he hears it with whatever he asks next."""


class Letters:
    """The letters of all tables, as they lie in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[int] | None = None

    async def sessions(self) -> frozenset[int]:
        """Those with letters. The store is asked once."""
        if self._kept is None:
            self._kept = await self._store.read(sessions)
        return frozenset(self._kept)

    async def put(self, letters: Iterable[Letter]) -> None:
        """Keep letters that are to be sent; one that is kept already stays as it is."""
        new = tuple(letters)
        if new:
            await self._store.write(lambda connection: put(connection, new))
            self.note(new[0].session)

    def note(self, session: int) -> None:
        """The session has letters now."""
        if self._kept is not None:
            self._kept.add(session)

    async def of(self, session: int) -> tuple[Letter, ...]:
        """The letters of a session, oldest first."""
        found = await self._store.read(lambda connection: of(connection, session))
        if not found and self._kept is not None:
            self._kept.discard(session)
        return found

    async def change(self, letter: Letter, **fields: Any) -> Letter:
        """The letter with other values for some of its `fields`, once they are on disk."""
        assigned = ", ".join(f"{name} = ?" for name in fields)

        def work(connection: Connection) -> None:
            connection.execute(f"UPDATE letters SET {assigned} WHERE id = ?", (*fields.values(), letter.id))
            arm(connection, letter.session)

        await self._store.write(work)
        return replace(letter, **fields)

    async def begin(self, letter: Letter, digest: str) -> None:
        """The letter is about to be sent in words of this digest."""
        await self._store.write(lambda connection: records.remember(connection, BEGUN, letter.id, digest))

    async def begun(self, letter: Letter) -> str | None:
        """The digest of the words in which the letter was being sent, if nobody knows whether it arrived."""
        return await self._store.read(lambda connection: records.recall(connection, BEGUN, letter.id))

    async def standing(self, user: int) -> frozenset[int]:
        """The direct messages to somebody that are known to stand there."""
        rows = "SELECT message FROM letters WHERE user = ? AND message IS NOT NULL"
        return frozenset(await self._store.read(lambda connection: [id for (id,) in connection.execute(rows, (user,))]))

    async def arrive(self, letter: Letter, channel: int, message: int) -> None:
        """The letter stands there until its reason is gone."""

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE letters SET channel = ?, message = ? WHERE id = ?", (channel, message, letter.id)
            )
            records.forget(connection, BEGUN, letter.id)

        await self._store.write(work)

    async def drop(self, letter: Letter) -> None:
        """Nothing is left to be done about the letter."""
        await self._store.write(lambda connection: drop(connection, letter))

    async def deliver_news(self, letter: Letter) -> None:
        """The news of the letter were read by whom they are meant for."""

        def work(connection: Connection) -> None:
            news.forget(connection, (int(letter.said),))
            drop(connection, letter)

        await self._store.write(work)


def sessions(connection: Connection) -> set[int]:
    """Those with letters."""
    return {session for (session,) in connection.execute("SELECT DISTINCT session FROM letters")}


def put(connection: Connection, letters: Sequence[Letter]) -> None:
    rows = [tuple(_row(letter)) for letter in letters]
    names, marks = ", ".join(COLUMNS), ", ".join("?" * len(COLUMNS))
    connection.executemany(f"INSERT OR IGNORE INTO letters ({names}) VALUES ({marks})", rows)
    for session in {letter.session for letter in letters}:
        arm(connection, session)


def arm(connection: Connection, session: int) -> None:
    """The clock rings when the next letter of a session is to be sent."""
    (at,) = connection.execute("SELECT min(rings) FROM letters WHERE session = ?", (session,)).fetchone()
    alarms.set_one(connection, alarms.SESSION, session, AlarmKind.LETTERS, at)


def of(connection: Connection, session: int) -> tuple[Letter, ...]:
    """The letters of a session, oldest first."""
    query = f"SELECT {', '.join(COLUMNS)}, id FROM letters WHERE session = ? ORDER BY id"
    return tuple(_letter(*row) for row in connection.execute(query, (session,)))


def drop(connection: Connection, letter: Letter) -> None:
    connection.execute("DELETE FROM letters WHERE id = ?", (letter.id,))
    arm(connection, letter.session)
    records.forget(connection, BEGUN, letter.id)


def leave_to_channel(connection: Connection, letter: Letter, rings: int) -> None:
    """The channel has called whom the letter is meant for. What may have arrived all the same, and is to go with its
    reason, is looked for once more when it `rings`."""
    if letter.topic in LASTING or records.recall(connection, BEGUN, letter.id) is None:
        drop(connection, letter)
    else:
        connection.execute("UPDATE letters SET barred = ?, rings = ? WHERE id = ?", (CALLED, rings, letter.id))
        arm(connection, letter.session)


def take(connection: Connection, session: int, now: int) -> None:
    """What is due at a session is in somebody's hands: it rings no more."""
    connection.execute("UPDATE letters SET rings = NULL WHERE session = ? AND rings <= ?", (session, now))
    arm(connection, session)


def keep_news(
    connection: Connection, session: int, told: Iterable[News], people: Mapping[int, Habits], pace: Pace, now: int
) -> bool:
    """Keep the news of a session, with a letter for each of those who want to be told so, to be sent when he is awake.
    Whether there are any."""
    kept = news.keep(connection, session, told, now)
    wanted = [(id, each.user, people[each.user]) for id, each in kept if _is_written_to(people.get(each.user))]
    put(
        connection,
        [
            Letter(user, session, Topic.NEWS, f"n{id}", str(id), rings=pace.rest(habits, now).wakes(now))
            for id, user, habits in wanted
        ],
    )
    return bool(wanted)


def refuse(connection: Connection, letter: Letter, now: int, look: int) -> Habits:
    """Whom the letter is meant for takes none: he is called in channels from now on, and will hear so. What he has
    set."""
    before = unpack_habits(records.recall(connection, records.HABITS, letter.user))
    after = replace(before, direct=None)
    if before != after:
        records.remember(connection, records.HABITS, letter.user, pack_habits(after))
        news.keep(connection, letter.session, [News(letter.user, text(REFUSAL))], now)
    leave_to_channel(connection, letter, now + look)
    return after


def _is_written_to(habits: Habits | None) -> bool:
    return habits is not None and habits.direct is not None


def _row(letter: Letter) -> Iterable[object]:
    for name in COLUMNS:
        value = getattr(letter, name)
        yield value.value if isinstance(value, Topic) else None if value is None else value


def _letter(user: int, session: int, topic: str, about: str, said: str, seat: int | None, *rest: Any) -> Letter:
    return Letter(user, session, Topic(topic), about, said, None if seat is None else Seat(seat), *rest)
