"""What the playground remembers: documents and messages in SQLite, files beside it; a call is one transaction."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.playground.payload import Payload, decode, encode

SCHEMA = """
CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, key)
) STRICT;
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, viewer INTEGER, author INTEGER NOT NULL,
    nonce TEXT, body BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS messages_by_channel ON messages (channel, id);
CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (author, nonce) WHERE nonce IS NOT NULL;
"""
RECENT = 256  # messages kept parsed


class Archive:
    """The data folder. `locking_mode=EXCLUSIVE` keeps a second playground out of it.

    :raises OSError: when another playground has the folder
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.files = folder / "files"
        self.connection = sqlite3.connect(folder / "playground.sqlite", isolation_level=None, timeout=1.0)
        try:
            for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=NORMAL"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.connection.executescript(SCHEMA)
        except sqlite3.OperationalError as error:
            self.connection.close()
            raise OSError(f"the playground in {folder} is in use, or cannot be read: {error}") from error
        self._recent: dict[int, Payload] = {}

    def close(self) -> None:
        self.connection.close()

    @contextmanager
    def together(self) -> Iterator[None]:
        """All writes within become durable together. Nothing may be awaited meanwhile.

        They do so after an exception too: what is in memory has changed as well.
        """
        self.connection.execute("BEGIN")
        try:
            yield
        finally:
            self.connection.execute("COMMIT")

    def document(self, kind: str, key: object) -> Payload | None:
        row = self.connection.execute(
            "SELECT body FROM documents WHERE kind = ? AND key = ?", (kind, str(key))
        ).fetchone()
        return None if row is None else decode(row[0])

    def documents(self, kind: str) -> Iterator[tuple[str, Payload]]:
        for key, body in self.connection.execute(
            "SELECT key, body FROM documents WHERE kind = ? ORDER BY rowid", (kind,)
        ).fetchall():
            yield key, decode(body)

    def keep(self, kind: str, key: object, body: Payload) -> None:
        statement = "INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body"
        self.connection.execute(statement, (kind, str(key), encode(body)))

    def forget(self, kind: str, key: object) -> None:
        self.connection.execute("DELETE FROM documents WHERE kind = ? AND key = ?", (kind, str(key)))

    def last(self) -> int:
        """The highest id in use."""
        ids = "SELECT id FROM messages UNION ALL SELECT CAST(key AS INTEGER) FROM documents"
        return int(self.connection.execute(f"SELECT coalesce(max(id), 0) FROM ({ids})").fetchone()[0])

    def message(self, channel: int, identity: int) -> Payload | None:
        found = self._recent.get(identity) or self._read(identity)
        return found if found and found["channel_id"] == str(channel) else None

    def _read(self, identity: int) -> Payload | None:
        row = self.connection.execute("SELECT body FROM messages WHERE id = ?", (identity,)).fetchone()
        return None if row is None else decode(row[0])

    def keep_message(self, message: Payload, *, viewer: int | None, nonce: str | None = None) -> None:
        """Stores a message, new or edited; `viewer` is the only person who sees it, if there is one."""
        statement = "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body"
        identity = int(message["id"])
        row = (identity, int(message["channel_id"]), viewer, int(message["author"]["id"]), nonce, encode(message))
        self.connection.execute(statement, row)
        self._recent[identity] = message
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def forget_message(self, message: Payload) -> None:
        self.connection.execute("DELETE FROM messages WHERE id = ?", (int(message["id"]),))
        self._recent.pop(int(message["id"]), None)
        self.drop_files(attachment["id"] for attachment in message["attachments"])

    def forget_channel(self, channel: int) -> None:
        rows = self.connection.execute("SELECT body FROM messages WHERE channel = ?", (channel,)).fetchall()
        self.connection.execute("DELETE FROM messages WHERE channel = ?", (channel,))
        for message in map(decode, (row[0] for row in rows)):
            self._recent.pop(int(message["id"]), None)
            self.drop_files(attachment["id"] for attachment in message["attachments"])

    def by_nonce(self, author: int, nonce: str, since: int) -> Payload | None:
        """A message of that author with that nonce, no older than the id `since`."""
        statement = "SELECT body FROM messages WHERE author = ? AND nonce = ? AND id >= ?"
        row = self.connection.execute(statement, (author, nonce, since)).fetchone()
        return None if row is None else decode(row[0])

    def page(
        self, channel: int, viewer: int, *, before: int | None = None, after: int | None = None, limit: int
    ) -> list[Payload]:
        """Messages that viewer sees, newest first: the last ones before an id, or the first ones after it."""
        order, bound = ("ASC", after) if after is not None else ("DESC", before)
        edge = "" if bound is None else f"AND id {'>' if after is not None else '<'} {int(bound)}"
        seen = f"channel = ? AND (viewer IS NULL OR viewer = ?) {edge}"
        statement = f"SELECT body FROM messages WHERE {seen} ORDER BY id {order} LIMIT ?"
        found = [decode(row[0]) for row in self.connection.execute(statement, (channel, viewer, limit))]
        return found[::-1] if after is not None else found

    def write_file(self, identity: int, content: bytes) -> None:
        """Stores a file whole before anything refers to it."""
        self.files.mkdir(exist_ok=True)
        partial = self.files / f"{identity}.partial"
        partial.write_bytes(content)
        partial.rename(self.files / str(identity))

    def file(self, identity: int) -> Path | None:
        path = self.files / str(identity)
        return path if path.is_file() else None

    def drop_files(self, identities: Iterator[str]) -> None:
        for identity in identities:
            (self.files / str(int(identity))).unlink(missing_ok=True)
