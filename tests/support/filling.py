"""A store that has grown for years, made by SQL alone."""

from __future__ import annotations

from sqlite3 import Connection

FROM = 1_000_000
"""The number of the first table that was filled in; those that were opened have smaller ones."""

NEVER = 1 << 40
"""When what nobody reads is forgotten, so that it stays."""


def fill(connection: Connection, like: int, games: int, lines: int) -> None:
    """So many more games that are over, each of others with that many lines, as the session `like` is stored."""
    numbers = f"WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {games - 1})"
    for table, key in (("sessions", "id"), ("terms", "session"), ("messages", "id")):
        named = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
        of = {**{name: name for name in named}, key: f"{FROM} + i", "number": "NULL"}
        of |= {"channel": f"channel + {FROM} + i", "phase": "'over'", "thinks": "0", "shown": "revision"}
        values = ", ".join(of[name] for name in named)
        connection.execute(f"INSERT INTO {table} {numbers} SELECT {values} FROM {table}, n WHERE {key} = ?", (like,))
    made = f"SELECT id FROM sessions WHERE id >= {FROM}"
    connection.execute(f"INSERT INTO people SELECT id, id << 30, 'seat' FROM ({made})")
    connection.execute(f"INSERT INTO settings SELECT 'hints', id << 30, '3' FROM ({made})")
    connection.execute(f"INSERT INTO news SELECT NULL, id << 30, id, '[]', {NEVER}, 0 FROM ({made})")
    log = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
    connection.execute(f'INSERT INTO lines {log} SELECT id, i, 0, \'["bid","3"]\', 1 FROM ({made}), n', (lines,))
    request = "SELECT -id, '[\"done\",[\"bot-table-opened\"],' || id || ',[]]', opened FROM sessions"
    connection.execute(f"INSERT INTO requests {request} WHERE id >= {FROM}")
