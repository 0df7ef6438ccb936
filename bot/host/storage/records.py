"""Sessions as rows: what each kind of write and read does to the database. Every function runs on its thread."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from itertools import chain
from sqlite3 import Connection, Cursor, IntegrityError, OperationalError
from typing import Any

from bot.host.storage import alarms, archive, documents, setting
from bot.host.storage.documents import CAME, HOSTS, OWNS, SITS, Document, Unreadable, document_of
from bot.host.storage.setting import STORE, Setting
from bot.table import timing
from bot.table.answers import Answer, compact, kept, packed_text, unpack
from bot.table.costs import DONE_KEPT, REFUSED_KEPT
from bot.table.former import mark
from bot.table.habits import Habits
from bot.table.habits import pack as pack_habits
from bot.table.habits import unpack as unpack_habits
from bot.table.limits import Invitation, Opened
from bot.table.log import seal
from bot.table.log.seal import Entry
from bot.table.session import Lobby, Log, Seating, Session, ShownBoard, Summary, Table, stage
from bot.table.timing import BLINK
from games.core import Seat
from games.replacing import replace

LIVED = setting.number("host")
"""When the host last lived."""

HABITS: Setting[Habits] = Setting("habits", pack_habits, unpack_habits)
"""A person's quiet hours and holidays."""
KEPT = setting.words("kept")
"""By session, why a game is kept, as its channel was told."""
INVITATIONS = setting.rows("invitations")
"""A person's invitations."""
SEAL = setting.words("seal")
"""By session, the head of the chain over its log (`bot.table.log.seal`), in hexadecimal."""
SECRET = setting.words("secret")
"""The store's own secret, in hexadecimal, from which the marks of the forgotten follow; never shown."""
BOARD = "board"
"""The key of the message that is a session's board; its state is the surface's note on it."""
TOGETHER = 256
"""Sessions that are read by one statement at most: no more of them than that lie in memory."""
ALL = (1 << 63) - 1
"""No log has so many lines."""
_OPEN = "phase IN ('lobby', 'running')"


class Repeated(Exception):
    """The request was answered before; nothing was written."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer)
        self.answer = answer


class ChannelTaken(Exception):
    """The channel has an open session already; nothing was written."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A session as it lies in the store, its position not yet rebuilt."""

    session: Session
    log: Log | None
    """None in a lobby."""


def answered(connection: Connection, request: int) -> Answer | None:
    """What `request` was answered, if that is still known."""
    row = connection.execute("SELECT answer FROM requests WHERE interaction = ?", (request,)).fetchone()
    return None if row is None else unpack(row[0])


def keep_answer(connection: Connection, request: int, answer: Answer, now: int) -> None:
    """Keep what `request` is answered; what was done a week ago is forgotten, and what was refused an hour ago: it is
    kept as if it were that much older."""
    since = now if answer.done else now - DONE_KEPT + REFUSED_KEPT
    connection.execute("INSERT INTO requests VALUES (?, ?, ?)", (request, kept(answer), since))
    connection.execute("DELETE FROM requests WHERE at < ?", (now - DONE_KEPT,))


def insert(connection: Connection, session: Session) -> int:
    """The id of a new session; the one in `session` is ignored.

    :raises ChannelTaken: its channel has an open one.
    """
    table = session.table
    place = {"guild": table.guild, "channel": table.channel, "game": table.game, "opened": table.opened}
    columns = {**place, **_told(session), **_packed(session)}
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    try:
        added = connection.execute(f"INSERT INTO sessions ({names}) VALUES ({marks})", tuple(columns.values()))
    except IntegrityError as taken:
        raise ChannelTaken from taken
    assert added.lastrowid is not None
    row = (added.lastrowid, session.seed, _options(table))
    connection.execute("INSERT INTO terms (session, seed, options) VALUES (?, ?, ?)", row)
    alarms.put(connection, {added.lastrowid: timing.alarms(session)})
    _put_people(connection, added.lastrowid, documents.people_of(session))
    return added.lastrowid


def count_from(connection: Connection, least: int) -> None:
    """Sessions that are inserted from now on have ids beyond `least`."""
    if not connection.execute(
        "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'sessions'", (least,)
    ).rowcount:
        connection.execute("INSERT INTO sqlite_sequence VALUES ('sessions', ?)", (least,))


def save(
    connection: Connection, before: Session, after: Session, entries: Sequence[Entry] = (), header: str | None = None
) -> None:
    """Writes what differs between two snapshots of one session, and appends `entries` to its log. Where the document of
    the session cannot be read, it stays as it is."""
    if not before.readable:
        _update(connection, "sessions", after.id, {"revision": after.table.revision})
        return
    if before.chairs != after.chairs:
        archive.note_left(connection, before, after)
        archive.note_renamed(connection, before, after)
    _save_document(connection, before, after)
    _save_terms(connection, before, after, header)
    known = before.position.public if before.position is not None else None
    if (entries or header) and after.position is not None and after.position.public != known:
        row = (after.id, after.position.public, after.position.digest)
        connection.execute("INSERT INTO digests VALUES (?, ?, ?)", row)
    rows = [(after.id, entry.n, int(entry.seat), compact(list(entry.move)), entry.at) for entry in entries]
    connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)
    if rows or header:
        _keep_seal(connection, after)
    if rows and after.position is None:  # lines of the host's own, of a game that nobody replays
        make_public(connection, after.id, rows[-1][1])


def _keep_seal(connection: Connection, after: Session) -> None:
    """Keep the chain's head beside the log, so that a damaged line can be told. Only a game that is set back to a
    backup has none at hand: nobody has replayed it yet."""
    standing = after.position or after.kept
    head = _head(connection, after.id) if standing is None else standing.head
    SEAL.put(connection, after.id, head.hex())


def is_sealed(connection: Connection, id: int) -> bool | None:
    """Whether the log of a game is the one whose seal was kept with its last line; None where none was."""
    kept = SEAL.get(connection, id)
    try:
        return None if kept is None else _head(connection, id).hex() == kept
    except (ValueError, TypeError, OperationalError):  # what stands there is no line, or no text
        return False


def _head(connection: Connection, id: int) -> bytes:
    seed, first = connection.execute("SELECT seed, header FROM terms WHERE session = ?", (id,)).fetchone()
    *_, head = seal.heads(seed, seal.first(seed, first), entries(connection, id))
    return head


def begun(connection: Connection) -> tuple[int, ...]:
    """The sessions whose game has begun, or is over, oldest first."""
    rows = connection.execute("SELECT session FROM terms WHERE header IS NOT NULL ORDER BY session")
    return tuple(id for (id,) in rows)


def _save_document(connection: Connection, before: Session, after: Session) -> None:
    if documents.is_same(before, after):
        return
    told = {} if isinstance(before.phase, Lobby) else _told(before)  # a lobby took the installed rules when it was read
    changed = {name: value for name, value in _told(after).items() if name not in told or value != told[name]}
    _update(connection, "sessions", after.id, {**changed, **_packed(after)})
    if timing.alarms(before) != (rings := timing.alarms(after)):
        alarms.put(connection, {after.id: rings})
    if documents.people_of(before) != (people := documents.people_of(after)):
        connection.execute("DELETE FROM people WHERE session = ?", (after.id,))
        _put_people(connection, after.id, people)


def _put_people(connection: Connection, id: int, people: Iterable[tuple[int, str]]) -> None:
    rows = [(id, user, role) for user, role in sorted(people)]
    connection.executemany("INSERT INTO people VALUES (?, ?, ?)", rows)


def _save_terms(connection: Connection, before: Session, after: Session, header: str | None) -> None:
    changed: dict[str, Any] = {} if header is None else {"header": header}
    if before.table.options != after.table.options:
        changed["options"] = _options(after.table)
    if after.outcome is not None and after.table.ended != before.table.ended:
        changed["result"] = compact(packed_text(after.outcome.reason))
    if changed:
        _update(connection, "terms", after.id, changed)


def make_public(connection: Connection, id: int, n: int) -> None:
    """Line `n` is the latest public one, after which everybody sees what they saw before it."""
    row = "SELECT session, ?, digest FROM digests WHERE session = ? ORDER BY n DESC LIMIT 1"
    connection.execute(f"INSERT INTO digests {row}", (n, id))


def save_shown(connection: Connection, id: int, board: ShownBoard) -> None:
    """How much of the session its channel was shown."""
    _update(connection, "sessions", id, {"shown": board.revision, "told": board.line})


def load(connection: Connection, id: int) -> Stored | None:
    """A session with its whole log; its options are a mapping still."""
    found = _row(connection, id)
    if found is None:
        return None
    session, header = _made(connection, found), found["header"]
    if header is None:
        return Stored(session, None)
    known = digests(connection, id)
    return Stored(session, Log(header, entries(connection, id), known, max(known, default=0), found["told"]))


def bare(connection: Connection, id: int) -> Session:
    """A session that is there, nothing of its log; its options are a mapping still."""
    found = _row(connection, id)
    assert found is not None, id
    return _made(connection, found)


_WITH_TERMS = (
    "SELECT sessions.*, terms.*, message, nonce, state FROM sessions JOIN terms ON session = sessions.id"
    f" LEFT JOIN messages ON scope = '{alarms.SESSION}' AND messages.id = sessions.id AND key = '{BOARD}'"
)


def _row(connection: Connection, id: int) -> Mapping[str, Any] | None:
    return next(iter(_rows(connection.execute(f"{_WITH_TERMS} WHERE sessions.id = ?", (id,)))), None)


def _rows(cursor: Cursor) -> list[Mapping[str, Any]]:
    """What was found, by column."""
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _made(connection: Connection, row: Mapping[str, Any]) -> Session:
    options: Mapping[str, Any] = {}
    try:
        options = dict(json.loads(row["options"]))
        document = documents.document_in(row)
    except (Unreadable, ValueError, TypeError) as broken:
        return replace(_of_document(row, _remains(connection, row), options), fault=str(broken))
    return _of_document(row, document, options)


def _of_document(row: Mapping[str, Any], document: Document, options: Mapping[str, Any]) -> Session:
    same = {name: row[name] for name in _COLUMNS}
    table = replace(document.table, **same, options=options, commitment=seal.commitment(row["seed"]))
    board = ShownBoard(row["message"], row["nonce"] or "", row["state"] or "", row["shown"], row["told"])
    return Session(table, board=board, seed=row["seed"], **documents.parts_of(document))


_COLUMNS = ("id", "guild", "channel", "game", "version", "revision", "opened")


def _remains(connection: Connection, row: Mapping[str, Any]) -> Document:
    """What is still known of a table whose document cannot be read."""
    listed = documents.summary(row)
    query = "SELECT user FROM people WHERE session = ? AND role = ?"
    host, *_ = connection.execute(query, (row["id"], HOSTS)).fetchone() or (0,)
    table = Table(
        **documents.ELSEWHERE[Table],
        host=host,
        host_name=listed.host_name,
        locale="en",
        hours=listed.hours,
        seating=Seating.RANDOM,
        phase=listed.phase,
    )
    return Document(table, listed.chairs)


def unreadable(connection: Connection) -> tuple[int, ...]:
    """The sessions whose documents or options cannot be read, or whose terms are missing."""
    ids = connection.execute("SELECT id FROM sessions ORDER BY id").fetchall()
    rows = ((id, _row(connection, id)) for (id,) in ids)
    return tuple(id for id, row in rows if row is None or not _made(connection, row).readable)


def entries(connection: Connection, id: int, after: int = 0, last: int | None = None) -> tuple[Entry, ...]:
    """The lines of a log behind `after`, up to `last`."""
    rows = connection.execute(
        "SELECT n, seat, move, at FROM lines WHERE session = ? AND n > ? AND n <= ? ORDER BY n",
        (id, after, ALL if last is None else last),
    )
    known: dict[str, str] = {}  # lines are made of tokens of others: each is held once
    return tuple(
        [
            Entry(n, Seat(seat), tuple([known.setdefault(token, token) for token in json.loads(move)]), at)
            for n, seat, move, at in rows
        ]
    )


def digests(connection: Connection, id: int) -> Mapping[int, bytes]:
    """Of the public positions, by line."""
    return dict(connection.execute("SELECT n, digest FROM digests WHERE session = ?", (id,)).fetchall())


def of_other_versions(connection: Connection, versions: Mapping[str, int]) -> tuple[int, ...]:
    """The running sessions that were begun with other rules than these versions, and those that were kept by an earlier
    run of the program."""
    known = " OR ".join("game = ? AND version = ?" for _ in versions) or "FALSE"
    rows = connection.execute(
        f"SELECT id FROM sessions WHERE phase = 'running' AND (NOT ({known}) OR id IN (SELECT value FROM json_each(?)))"
        " ORDER BY id",
        (*chain(*versions.items()), compact(sorted(KEPT.all(connection)))),
    )
    return tuple(id for (id,) in rows)


def misnamed(connection: Connection, guild: int, user: int, name: str) -> tuple[int, ...]:
    """The open sessions of a server in which a person is called otherwise than `name`."""
    found = connection.execute(
        "SELECT DISTINCT id, phase, started, ended, summary, role FROM sessions JOIN people ON session = id"
        f" WHERE user = ? AND role IN (?, ?, ?) AND guild = ? AND {_OPEN} ORDER BY id",
        (user, HOSTS, SITS, OWNS, guild),
    )
    called = ((row["id"], _names(documents.summary(row), user, row["role"])) for row in _rows(found))
    return tuple(dict.fromkeys(id for id, names in called if names - {name}))


def _names(summary: Summary, user: int, role: str) -> frozenset[str]:
    """What a person is called at a table as its host, or on its chairs."""
    if role == HOSTS:
        return frozenset((summary.host_name,))
    seated = (who for chair in summary.chairs for who in (chair.occupant, chair.owner))
    return frozenset(who.name for who in seated if who is not None and who.user == user)


def running(connection: Connection) -> tuple[int, ...]:
    """Every session that is being played."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE phase = 'running' ORDER BY id"))


def running_on(connection: Connection, guild: int) -> tuple[int, ...]:
    """The running games of a server."""
    rows = connection.execute("SELECT id FROM sessions WHERE phase = 'running' AND guild = ? ORDER BY id", (guild,))
    return tuple(id for (id,) in rows)


def header(connection: Connection, id: int) -> str | None:
    row = connection.execute("SELECT header FROM terms WHERE session = ?", (id,)).fetchone()
    return None if row is None else row[0]


def in_channel(connection: Connection, channel: int) -> int | None:
    """The channel's open session, else its latest."""
    row = connection.execute(
        "SELECT id FROM sessions WHERE channel = ? ORDER BY phase IN ('lobby', 'running') DESC, id DESC LIMIT 1",
        (channel,),
    ).fetchone()
    return None if row is None else row[0]


def opened(connection: Connection, guild: int, user: int) -> Opened:
    """The open tables of a server, and those among them that `user` opened."""
    own = "id IN (SELECT session FROM people WHERE user = :user AND role = :hosts)"
    row = connection.execute(
        f"SELECT count(*) FILTER (WHERE phase = 'lobby' AND {own}),"
        f" count(*) FILTER (WHERE phase = 'running' AND {own}), count(*)"
        f" FROM sessions WHERE guild = :guild AND {_OPEN}",
        {"user": user, "hosts": HOSTS, "guild": guild},
    ).fetchone()
    return Opened(*row)


def invitations(connection: Connection, user: int, host: int) -> tuple[Invitation, ...]:
    """The latest invitations of `user`, oldest first; those of `host` also from before they were forgotten."""
    kept = INVITATIONS.get(connection, user) or []
    named = ((at, recognised(connection, by, host), game) for at, by, game in kept)
    return tuple(Invitation(at, by, game, _came(connection, user, at, by, game)) for at, by, game in named)


def recognised(connection: Connection, kept: int, user: int) -> int:
    """Who is kept as the number or mark `kept`: `user`, if it is what was left of them."""
    return user if kept == mark_of(connection, user) else kept


def mark_of(connection: Connection, user: int) -> int | None:
    """What is left of `user` in what others keep, where they were forgotten; None where nobody was yet."""
    secret = SECRET.get(connection, STORE)
    return None if secret is None else mark(bytes.fromhex(secret), user)


def keep_invitations(connection: Connection, user: int, invitations: Iterable[Invitation]) -> None:
    INVITATIONS.put(connection, user, [[each.at, each.by, each.game] for each in invitations])


def _came(connection: Connection, user: int, at: int, by: int, game: str) -> bool:
    """Whether `user` sits at a table of `game` that `by` opened since `at`, and not only because they have a seat in a
    rematch."""
    row = connection.execute(
        "SELECT 1 FROM people AS guest JOIN people AS host USING (session) JOIN sessions ON session = id"
        " WHERE guest.user = ? AND guest.role = ? AND host.user = ? AND host.role = ? AND game = ? AND opened >= ?"
        " LIMIT 1",
        (user, CAME, by, HOSTS, game, at),
    ).fetchone()
    return row is not None


def unshown(connection: Connection) -> tuple[int, ...]:
    """Sessions whose channel has not seen their latest revision."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE shown < revision ORDER BY id"))


def thinking(connection: Connection) -> tuple[int, ...]:
    """Sessions that wait for a computer."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE thinks ORDER BY id"))


def planned(connection: Connection) -> tuple[int, ...]:
    """Sessions in which a plan is still to be tried."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE planned ORDER BY id"))


def live(connection: Connection, now: int) -> None:
    """Note that the host lives."""
    LIVED.put(connection, STORE, now)


def tables(connection: Connection) -> dict[tuple[str, str], int]:
    """How many open tables there are, by game and phase."""
    rows = connection.execute(f"SELECT game, phase, count(*) FROM sessions WHERE {_OPEN} GROUP BY game, phase")
    return {(game, phase): many for game, phase, many in rows}


def lived(connection: Connection) -> int | None:
    """When the host last noted that it lives."""
    return LIVED.get(connection, STORE)


def catch_up(connection: Connection, now: int) -> int:
    """The host lives again at `now`: the time since it last did is nobody's. How many seconds that were, if they count
    as an absence."""
    noted = lived(connection)
    away = 0 if noted is None or now - noted < BLINK else now - noted
    if away:
        shift(connection, away, now)
    live(connection, now)
    return away


def shift(connection: Connection, seconds: int, now: int) -> None:
    """Time moves in every session in which it runs (`timing.shift`). None of them is replayed for it; one whose
    document cannot be read stays as it is."""
    people, ids = habits(connection), sorted({*alarms.timed(connection), *thinking(connection)})
    for first in range(0, len(ids), TOGETHER):
        some = (compact(ids[first : first + TOGETHER]),)
        rows = _rows(connection.execute(f"{_TIMED} WHERE id IN (SELECT value FROM json_each(?))", some))
        moved = [after for row in rows if (after := _moved(row, seconds, now, people)) is not None]
        connection.executemany(
            "UPDATE sessions SET revision = ?, summary = ?, document = ? WHERE id = ?",
            [(after.table.revision, *documents.packed(document_of(after)), after.id) for after in moved],
        )
        alarms.put(connection, {after.id: timing.alarms(after) for after in moved})


_NOWHERE = ShownBoard()
_TIMED = "SELECT id, revision, phase, started, ended, document FROM sessions"


def _moved(row: Mapping[str, Any], seconds: int, now: int, people: Mapping[int, Habits]) -> Session | None:
    """A session in which time moved, without its terms and its board, which no time moves; None where nothing did."""
    try:
        document = documents.document_in(row)
    except Unreadable:
        return None
    table = replace(document.table, id=row["id"], revision=row["revision"])
    before = Session(table, board=_NOWHERE, seed=b"", **documents.parts_of(document))
    after = timing.shift(before, seconds, now, people)
    return None if after is before else after


def habits(connection: Connection) -> Mapping[int, Habits]:
    """What people set, by their ids."""
    return HABITS.all(connection)


def reconsider(connection: Connection, request: int) -> None:
    """What the request was answered is forgotten: it may be asked again."""
    connection.execute("DELETE FROM requests WHERE interaction = ?", (request,))


def _told(session: Session) -> Mapping[str, Any]:
    """What may change in a session's life and is asked for by itself, but for the board's: by column. SQLite writes the
    indices of a column anew that is written at all."""
    table = session.table
    return {
        "version": table.version,
        "phase": stage(table.phase),
        "revision": table.revision,
        "started": table.started,
        "ended": table.ended,
        "thinks": any(owed.computer for owed in session.owed),
        "planned": any(queue.due for queue in session.plan_queues),
    }


def _packed(session: Session) -> Mapping[str, str]:
    """The columns that are read as a whole."""
    summary, document = documents.packed(document_of(session))
    return {"summary": summary, "document": document}


def _options(table: Table) -> str:
    """By the names of their fields; those of a game that is not installed are such a mapping already."""
    options = table.options
    return compact(asdict(options) if is_dataclass(options) and not isinstance(options, type) else dict(options))


def _update(connection: Connection, where: str, id: int, columns: Mapping[str, Any]) -> None:
    assigned, key = ", ".join(f"{name} = ?" for name in columns), "id" if where == "sessions" else "session"
    connection.execute(f"UPDATE {where} SET {assigned} WHERE {key} = ?", (*columns.values(), id))
