-- Sessions, who sits there, the log, what is owed, answered requests, settings.
-- Times are Unix seconds. What can be rebuilt from the log stands here only where it must be found without replaying.
BEGIN IMMEDIATE;

CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    preset     TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    host       INTEGER NOT NULL,
    host_name  TEXT    NOT NULL,
    locale     TEXT    NOT NULL,
    hours      REAL,
    seating    TEXT    NOT NULL,
    hints      INTEGER NOT NULL,
    phase      TEXT    NOT NULL,
    seed       BLOB    NOT NULL,
    header     TEXT,
    opened     INTEGER NOT NULL,
    started    INTEGER,
    ended      INTEGER,
    nudged     INTEGER,
    revision   INTEGER NOT NULL,
    public     INTEGER NOT NULL DEFAULT 0,
    message    INTEGER,
    nonce      TEXT    NOT NULL DEFAULT '',
    note       TEXT    NOT NULL DEFAULT '',
    shown      INTEGER NOT NULL DEFAULT 0,
    told       INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX sessions_open ON sessions (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX sessions_channel ON sessions (channel, id);
CREATE INDEX sessions_unshown ON sessions (id) WHERE shown < revision;

CREATE TABLE seats (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    kind       TEXT,
    user       INTEGER,
    level      TEXT,
    name       TEXT,
    owner      INTEGER,
    owner_name TEXT,
    missed     INTEGER NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_user ON seats (user, session) WHERE user IS NOT NULL;

CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE owed (
    session  INTEGER NOT NULL REFERENCES sessions (id),
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    due      INTEGER,
    remind   INTEGER,
    computer INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX owed_due ON owed (due) WHERE due IS NOT NULL;
CREATE INDEX owed_remind ON owed (remind) WHERE remind IS NOT NULL;
CREATE INDEX owed_computer ON owed (session) WHERE computer;

CREATE TABLE requests (
    interaction INTEGER PRIMARY KEY,
    answer      TEXT    NOT NULL,
    at          INTEGER NOT NULL
) STRICT;

CREATE INDEX requests_at ON requests (at);

CREATE TABLE settings (
    scope TEXT    NOT NULL,
    key   INTEGER NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 1;
COMMIT;
