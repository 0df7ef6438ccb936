"""Sessions as rows: what each kind of write and read does to the database. Every function runs on its thread."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, replace
from sqlite3 import Connection, IntegrityError
from typing import Any

from bot.host import archive, offers, people, planned, proposals, retractable
from bot.table import seal, timing
from bot.table.answers import Answer, compact, pack, packed_text, unpack
from bot.table.habits import NOBODYS, Habits
from bot.table.habits import unpack as unpack_habits
from bot.table.limits import Invitation, Opened
from bot.table.seal import Entry
from bot.table.session import Board, Chair, Kind, Log, Occupant, Owed, Phase, Seating, Session, Table, Takeback
from bot.table.timing import Pace
from games.core import Seat

HOST, LIVED = "host", 0
"""Scope and key of the setting that says when the host last lived."""

REQUESTS_KEPT = 7 * 24 * 3600
"""Seconds for which an answered request is remembered; Discord forgets an interaction after 15 minutes."""

HABITS = "habits"
"""The scope of the settings under which a person's quiet hours and holidays are kept."""
KEPT = "kept"
"""The scope of the settings under which it stands, by session, why a game is kept, as its channel was told."""
INVITATIONS = "invitations"
"""The scope of the settings under which a person's invitations are kept."""
ALL = (1 << 63) - 1
"""No log has so many lines."""
_OPEN = "phase IN ('lobby', 'running')"
_MOMENTS = (
    ("due", "owed", "session", "due IS NOT NULL"),
    ("remind", "owed", "session", "remind IS NOT NULL"),
    ("ends", "sessions", "id", f"ends IS NOT NULL AND {_OPEN}"),
    ("lost", "sessions", "id", f"lost IS NOT NULL AND {_OPEN}"),
    ("starts", "sessions", "id", f"starts IS NOT NULL AND {_OPEN}"),
    ("rings", "proposals", "session", "rings IS NOT NULL"),
    ("wakes", "proposals", "session", "wakes IS NOT NULL"),
    ("rings", "offers", "session", "rings IS NOT NULL"),
    ("rings", "letters", "session", "rings IS NOT NULL"),
    ("rings", "follows", "session", "rings IS NOT NULL"),
)
"""Where moments stand at which the clock rings: column, table, the session's column, and what the index is restricted
to."""


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
    """Keep what `request` is answered; those of a week ago are forgotten."""
    connection.execute("INSERT INTO requests VALUES (?, ?, ?)", (request, pack(answer), now))
    connection.execute("DELETE FROM requests WHERE at < ?", (now - REQUESTS_KEPT,))


def insert(connection: Connection, session: Session) -> int:
    """The id of a new session; the one in `session` is ignored.

    :raises ChannelTaken: its channel has an open one.
    """
    table = session.table
    columns = {
        "guild": table.guild,
        "channel": table.channel,
        "game": table.game,
        **_rules(table),
        "host": table.host,
        "seating": table.seating.value,
        "seed": session.seed,
        "invited": compact(list(table.invited)),
        "opened": table.opened,
        **_changing(table),
    }
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    try:
        added = connection.execute(f"INSERT INTO sessions ({names}) VALUES ({marks})", tuple(columns.values()))
    except IntegrityError as taken:
        raise ChannelTaken from taken
    assert added.lastrowid is not None
    _put_chairs(connection, added.lastrowid, session.chairs)
    return added.lastrowid


def save(
    connection: Connection, before: Session, after: Session, entries: Sequence[Entry] = (), header: str | None = None
) -> None:
    """Writes what differs between two snapshots of one session, and appends `entries` to its log."""
    if before.table != after.table:
        _update(connection, after.id, _changing(after.table))
    outcome = after.outcome
    if outcome is not None and after.table.ended != before.table.ended:
        _update(connection, after.id, {"result": compact(packed_text(outcome.reason))})
    if (before.table.version, before.table.options) != (after.table.version, after.table.options):
        _update(connection, after.id, _rules(after.table))
    if header is not None:
        _update(connection, after.id, {"header": header, **_rules(after.table)})
    if before.chairs != after.chairs:
        archive.note_left(connection, before, after)
        archive.note_renamed(connection, before, after)
        connection.execute("DELETE FROM seats WHERE session = ?", (after.id,))
        _put_chairs(connection, after.id, after.chairs)
    if (before.proposals, before.chairs) != (after.proposals, after.chairs):
        proposals.put(connection, after)
    if before.offers != after.offers:
        offers.put(connection, after)
    if before.retractable != after.retractable:
        retractable.put(connection, after)
    if before.people != after.people:
        people.put(connection, after)
    if before.books != after.books:
        planned.put(connection, after)
    if before.owed != after.owed:
        connection.execute("DELETE FROM owed WHERE session = ?", (after.id,))
        _put_owed(connection, after.id, after.owed)
    known = before.position.public if before.position is not None else None
    if (entries or header) and after.position is not None and after.position.public != known:
        _update(connection, after.id, {"public": after.position.public})
        row = (after.id, after.position.public, after.position.digest)
        connection.execute("INSERT INTO digests VALUES (?, ?, ?)", row)
    rows = [(after.id, entry.n, int(entry.seat), compact(list(entry.move)), entry.at) for entry in entries]
    connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)
    if rows and after.position is None:  # lines of the host's own, of a game that nobody replays
        make_public(connection, after.id, rows[-1][1])


def make_public(connection: Connection, id: int, n: int) -> None:
    """Line `n` is the latest public one, after which everybody sees what they saw before it."""
    row = "SELECT session, ?, digest FROM digests JOIN sessions ON id = session AND public = n WHERE id = ?"
    connection.execute(f"INSERT INTO digests {row}", (n, id))
    _update(connection, id, {"public": n})


def save_board(connection: Connection, id: int, board: Board) -> None:
    shown = {
        "message": board.message,
        "nonce": board.nonce,
        "note": board.note,
        "shown": board.revision,
        "told": board.line,
    }
    _update(connection, id, shown)


def load(connection: Connection, id: int) -> Stored | None:
    """A session with its whole log; its options are a mapping still."""
    cursor = connection.execute("SELECT * FROM sessions WHERE id = ?", (id,))
    found = cursor.fetchone()
    if found is None:
        return None
    row = dict(zip((column[0] for column in cursor.description), found, strict=True))
    session = Session(
        _table(row),
        chairs(connection, id),
        owed(connection, id),
        _board(row),
        row["seed"],
        proposals=proposals.of(connection, id),
        books=planned.of(connection, id),
        people=people.of(connection, id),
        offers=offers.of(connection, id),
        retractable=retractable.of(connection, id),
    )
    if row["header"] is None:
        return Stored(session, None)
    log = Log(row["header"], entries(connection, id), digests(connection, id), row["public"], row["told"])
    return Stored(session, log)


def entries(connection: Connection, id: int, after: int = 0, last: int | None = None) -> tuple[Entry, ...]:
    """The lines of a log behind `after`, up to `last`."""
    rows = connection.execute(
        "SELECT n, seat, move, at FROM lines WHERE session = ? AND n > ? AND n <= ? ORDER BY n",
        (id, after, ALL if last is None else last),
    )
    return tuple(Entry(n, Seat(seat), tuple(json.loads(move)), at) for n, seat, move, at in rows)


def digests(connection: Connection, id: int) -> Mapping[int, bytes]:
    """Of the public positions, by line."""
    return dict(connection.execute("SELECT n, digest FROM digests WHERE session = ?", (id,)).fetchall())


def of_other_versions(connection: Connection, versions: Mapping[str, int]) -> tuple[int, ...]:
    """The running sessions that were begun with other rules than these versions, and those that were kept by an earlier
    run of the program."""
    rows = connection.execute("SELECT id, game, version FROM sessions WHERE phase = 'running' ORDER BY id").fetchall()
    kept = recall_all(connection, KEPT)
    return tuple(id for id, game, version in rows if versions.get(game) != version or id in kept)


def misnamed(connection: Connection, guild: int, user: int, name: str) -> tuple[int, ...]:
    """The open sessions of a server in which a person is called otherwise than `name`."""
    rows = connection.execute(
        f"SELECT DISTINCT id FROM sessions LEFT JOIN seats ON session = id WHERE guild = :guild AND {_OPEN}"
        " AND ((host = :user AND host_name <> :name) OR (user = :user AND name <> :name)"
        " OR (owner = :user AND owner_name <> :name)) ORDER BY id",
        {"guild": guild, "user": user, "name": name},
    )
    return tuple(id for (id,) in rows)


def running(connection: Connection) -> tuple[int, ...]:
    """Every session that is being played."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE phase = 'running' ORDER BY id"))


def running_on(connection: Connection, guild: int) -> tuple[int, ...]:
    """The running games of a server."""
    rows = connection.execute("SELECT id FROM sessions WHERE phase = 'running' AND guild = ? ORDER BY id", (guild,))
    return tuple(id for (id,) in rows)


def header(connection: Connection, id: int) -> str | None:
    row = connection.execute("SELECT header FROM sessions WHERE id = ?", (id,)).fetchone()
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
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE host = :user AND phase = 'lobby'),"
        " count(*) FILTER (WHERE host = :user AND phase = 'running'), count(*)"
        " FROM sessions WHERE guild = :guild AND phase IN ('lobby', 'running')",
        {"user": user, "guild": guild},
    ).fetchone()
    return Opened(*row)


def invitations(connection: Connection, user: int) -> tuple[Invitation, ...]:
    """The latest invitations of `user`, oldest first."""
    kept = json.loads(recall(connection, INVITATIONS, user) or "[]")
    return tuple(Invitation(at, by, game, _came(connection, user, at, by, game)) for at, by, game in kept)


def keep_invitations(connection: Connection, user: int, invitations: Iterable[Invitation]) -> None:
    remember(connection, INVITATIONS, user, compact([[each.at, each.by, each.game] for each in invitations]))


def _came(connection: Connection, user: int, at: int, by: int, game: str) -> bool:
    """Whether `user` sits, or began, at a table of `game` that `by` opened since `at`."""
    row = connection.execute(
        "SELECT 1 FROM seats JOIN sessions ON session = id"
        " WHERE user = ? AND host = ? AND game = ? AND opened >= ? LIMIT 1",
        (user, by, game, at),
    ).fetchone()
    return row is not None


def unshown(connection: Connection) -> tuple[int, ...]:
    """Sessions whose channel has not seen their latest revision."""
    return tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE shown < revision ORDER BY id"))


def thinking(connection: Connection) -> tuple[int, ...]:
    """Sessions that wait for a computer."""
    return tuple(
        id for (id,) in connection.execute("SELECT DISTINCT session FROM owed WHERE computer ORDER BY session")
    )


def timed(connection: Connection) -> tuple[int, ...]:
    """Sessions in which somebody's time runs, or the table's own."""
    rows = connection.execute(
        f"SELECT session FROM owed WHERE NOT computer UNION SELECT id FROM sessions WHERE ends IS NOT NULL AND {_OPEN}"
        " UNION SELECT session FROM proposals WHERE rings IS NOT NULL"
        " UNION SELECT session FROM offers WHERE rings IS NOT NULL"
    )
    return tuple(id for (id,) in rows)


def live(connection: Connection, now: int) -> None:
    """Note that the host lives."""
    remember(connection, HOST, LIVED, str(now))


def tables(connection: Connection) -> dict[tuple[str, str], int]:
    """How many open tables there are, by game and phase."""
    rows = connection.execute(f"SELECT game, phase, count(*) FROM sessions WHERE {_OPEN} GROUP BY game, phase")
    return {(game, phase): many for game, phase, many in rows}


def deadlines(connection: Connection, now: int) -> tuple[int, int]:
    """How many deadlines lie ahead, and how many are past and not yet served."""
    ahead, past = connection.execute(
        "SELECT count(*) FILTER (WHERE due > :now), count(*) FILTER (WHERE due <= :now) FROM owed",
        {"now": now},
    ).fetchone()
    return ahead, past


def lived(connection: Connection) -> int | None:
    """When the host last noted that it lives."""
    noted = recall(connection, HOST, LIVED)
    return None if noted is None else int(noted)


def resume(connection: Connection, away: int, now: int) -> None:
    """What is owed to people moves by the seconds for which the program was `away`, in every session at once: none of
    them is read and replayed for it. Where that was long, boards are shown anew and people are told."""
    people = habits(connection)
    for id in timed(connection):
        pace, seated = _pace(connection, id), _people(connection, id)
        rests = (
            (each, pace.rest(people.get(seated.get(each.seat, 0), NOBODYS), each.since))
            for each in owed(connection, id)
        )
        moved = tuple(timing.resume(each, away, now, rest) for each, rest in rests)
        connection.execute("DELETE FROM owed WHERE session = ?", (id,))
        _put_owed(connection, id, moved)
        if away >= timing.SILENCE and moved:
            silence = away if timing.is_anybody_called(moved) else None
            connection.execute("UPDATE sessions SET revision = revision + 1, silence = ? WHERE id = ?", (silence, id))
    connection.execute(f"UPDATE sessions SET ends = ends + ? WHERE ends IS NOT NULL AND {_OPEN}", (away,))
    connection.execute("UPDATE sessions SET starts = starts + ? WHERE starts IS NOT NULL", (away,))
    proposals.resume(connection, away)
    offers.resume(connection, away)


def habits(connection: Connection) -> Mapping[int, Habits]:
    """What people set, by their ids."""
    return {user: unpack_habits(packed) for user, packed in recall_all(connection, HABITS).items()}


def _pace(connection: Connection, id: int) -> Pace:
    return Pace(*connection.execute("SELECT hours, reactions FROM sessions WHERE id = ?", (id,)).fetchone())


def _people(connection: Connection, id: int) -> Mapping[Seat, int]:
    rows = connection.execute("SELECT seat, user FROM seats WHERE session = ? AND user IS NOT NULL", (id,))
    return {Seat(seat): user for seat, user in rows}


def earliest(connection: Connection, without: Collection[int], kept: Collection[int] = ()) -> int | None:
    """When the clock rings next; at those of the sessions `without` that are `kept` for what is proposed there."""
    aside = {table: compact(sorted(without)) for _, table, _, _ in _MOMENTS}
    aside["proposals"] = compact(sorted({*without} - {*kept}))
    moments = [
        moment
        for column, table, session, some in _MOMENTS
        for (moment,) in connection.execute(
            f"SELECT {column} FROM {table} WHERE {some}"
            f" AND {session} NOT IN (SELECT value FROM json_each(?)) ORDER BY {column} LIMIT 1",
            (aside[table],),
        )
    ]
    return min(moments, default=None)


def ending(connection: Connection, column: str, now: int, without: Iterable[int]) -> tuple[int, ...]:
    """Sessions whose moment in `column` (`ends`, `lost` or `starts`) has come, earliest first, a hundred at most."""
    assert column in ("ends", "lost", "starts")
    rows = connection.execute(
        f"SELECT id FROM sessions WHERE {column} <= ? AND {_OPEN}"
        f" AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY {column} LIMIT 100",
        (now, compact(sorted(without))),
    )
    return tuple(id for (id,) in rows)


def due(connection: Connection, column: str, now: int, without: Iterable[int]) -> tuple[tuple[int, Seat], ...]:
    """Session and seat of what is due by `column` (`due` or `remind`), earliest first, a hundred at most."""
    assert column in ("due", "remind")
    rows = connection.execute(
        f"SELECT session, seat FROM owed WHERE {column} <= ?"
        f" AND session NOT IN (SELECT value FROM json_each(?)) ORDER BY {column} LIMIT 100",
        (now, compact(sorted(without))),
    )
    return tuple((session, Seat(seat)) for session, seat in rows)


def recall(connection: Connection, scope: str, key: int) -> str | None:
    row = connection.execute("SELECT value FROM settings WHERE scope = ? AND key = ?", (scope, key)).fetchone()
    return None if row is None else row[0]


def remember(connection: Connection, scope: str, key: int, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?, ?)", (scope, key, value))


def recall_all(connection: Connection, scope: str) -> Mapping[int, str]:
    return dict(connection.execute("SELECT key, value FROM settings WHERE scope = ?", (scope,)).fetchall())


def forget(connection: Connection, scope: str, key: int) -> None:
    connection.execute("DELETE FROM settings WHERE scope = ? AND key = ?", (scope, key))


def forget_before(connection: Connection, scope: str, moment: int) -> None:
    """Texts of the scope that begin with a moment, in Unix seconds and a blank, before this one."""
    begun = "CAST(substr(value, 1, instr(value, ' ') - 1) AS INTEGER)"
    connection.execute(f"DELETE FROM settings WHERE scope = ? AND {begun} < ?", (scope, moment))


def reconsider(connection: Connection, request: int) -> None:
    """What the request was answered is forgotten: it may be asked again."""
    connection.execute("DELETE FROM requests WHERE interaction = ?", (request,))


def _changing(table: Table) -> Mapping[str, Any]:
    """The columns that may change in a session's life."""
    return {
        "locale": table.locale,
        "host_name": table.host_name,
        "phase": table.phase.value,
        "started": table.started,
        "ended": table.ended,
        "nudged": table.nudged,
        "revision": table.revision,
        "ends": table.ends,
        "lost": table.lost,
        "silence": table.silence,
        "epoch": table.epoch,
        "hours": table.hours,
        "reactions": table.reactions,
        "bank": table.bank,
        "starts": table.starts,
        "paused": table.paused,
        "held": table.held,
        "takeback": table.takeback.value,
        "practice": table.practice,
        "changed": table.changed,
    }


def _rules(table: Table) -> Mapping[str, Any]:
    """The columns of what is played."""
    return {"version": table.version, "options": compact(asdict(table.options))}


def _update(connection: Connection, id: int, columns: Mapping[str, Any]) -> None:
    assigned = ", ".join(f"{name} = ?" for name in columns)
    connection.execute(f"UPDATE sessions SET {assigned} WHERE id = ?", (*columns.values(), id))


def _put_chairs(connection: Connection, id: int, chairs: Iterable[Chair]) -> None:
    rows = [
        (id, seat, *_occupied(chair.occupant), *_owning(chair.owner), *_kept_of(chair))
        for seat, chair in enumerate(chairs)
    ]
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _kept_of(chair: Chair) -> tuple[Any, ...]:
    return (
        *(chair.missed, chair.ignored, chair.played, chair.away, compact(list(chair.sat)), chair.handed),
        *(chair.bank, chair.holiday, chair.confirmed),
    )


def _occupied(occupant: Occupant | None) -> tuple[Any, ...]:
    return (None,) * 4 if occupant is None else (occupant.kind.value, occupant.user, occupant.level, occupant.name)


def _owning(owner: Occupant | None) -> tuple[Any, ...]:
    return (None, None) if owner is None else (owner.user, owner.name)


def _put_owed(connection: Connection, id: int, owed: Iterable[Owed]) -> None:
    rows = [(id, *astuple(each)) for each in owed]
    connection.executemany("INSERT INTO owed VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _table(row: Mapping[str, Any]) -> Table:
    same = ("id", "guild", "channel", "game", "version", "host", "host_name", "locale", "hours", "reactions", "bank")
    later = ("opened", "started", "ended", "nudged", "revision", "ends", "lost", "silence")
    lately = ("epoch", "starts", "changed", "paused")
    return Table(
        **{name: row[name] for name in same + later + lately},
        invited=tuple(json.loads(row["invited"])),
        held=bool(row["held"]),
        options=json.loads(row["options"]),
        seating=Seating(row["seating"]),
        phase=Phase(row["phase"]),
        takeback=Takeback(row["takeback"]),
        practice=bool(row["practice"]),
        commitment=seal.commitment(row["seed"]),
    )


def chairs(connection: Connection, id: int) -> tuple[Chair, ...]:
    """Who sits at a session, by seat."""
    rows = connection.execute(
        "SELECT kind, user, level, name, owner, owner_name, missed, ignored, played, away, sat, handed, bank, holiday,"
        " confirmed"
        " FROM seats WHERE session = ? ORDER BY seat",
        (id,),
    )
    return tuple(_chair(*row) for row in rows)


def _chair(kind: str | None, user: int, level: str, name: str, owner: int | None, owner_name: str, *kept: Any) -> Chair:
    missed, ignored, played, away, sat, handed, bank, holiday, confirmed = kept
    return Chair(
        None if kind is None else Occupant(Kind(kind), user, level, name),
        None if owner is None else Occupant(Kind.PERSON, owner, None, owner_name),
        missed,
        ignored,
        played,
        away,
        tuple(json.loads(sat)),
        handed,
        bank,
        holiday,
        bool(confirmed),
    )


def owed(connection: Connection, id: int) -> tuple[Owed, ...]:
    """What a session waits for, by seat."""
    rows = connection.execute(
        "SELECT seat, since, due, remind, computer, turn, latest, allowed, reminded, spare, uncalled, era FROM owed"
        " WHERE session = ? ORDER BY seat",
        (id,),
    )
    return tuple(_owed_of(row) for row in rows)


def _owed_of(row: tuple[Any, ...]) -> Owed:
    seat, since, due, remind, computer, turn, latest, allowed, reminded, spare, uncalled, era = row
    timed = Owed(Seat(seat), since, due, remind, bool(computer), bool(turn), latest, allowed, reminded)
    return replace(timed, spare=spare, uncalled=bool(uncalled), era=era)


def _board(row: Mapping[str, Any]) -> Board:
    return Board(row["message"], row["nonce"], row["note"], row["shown"], row["told"])
