"""What a store holds of a session's alarms, to compare with what follows from the session."""

from __future__ import annotations

from sqlite3 import Connection

from bot.host.storage.alarms import SESSION
from bot.table.alarms import Alarm, AlarmKind
from games.core import Seat


def stored_alarms(connection: Connection, session: int) -> frozenset[Alarm]:
    """Those of a session, direct messages apart."""
    rows = connection.execute("SELECT kind, at, seat FROM alarms WHERE scope = ? AND id = ?", (SESSION, session))
    found = (Alarm(AlarmKind(kind), at, Seat(seat)) for kind, at, seat in rows)
    return frozenset(alarm for alarm in found if alarm.kind is not AlarmKind.MESSAGES)
