-- Everything that is kept. Times are Unix seconds. What can be rebuilt from the log stands here only where it must be found without
-- replaying. Smaller numbers are those of drafts from before the first release; later ones are files of their own.
BEGIN IMMEDIATE;

-- One table: what is asked for by itself (`thinks`: it waits for a computer, `planned`: for a plan to be tried), which revision its channel
-- was `shown` last and up to which line of the log it was `told`, what lists show of it (`summary`), and all the rest (`document`), as bot/host/storage/documents.py packs them.
CREATE TABLE sessions (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    phase    TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    started  INTEGER,
    ended    INTEGER,
    thinks   INTEGER NOT NULL,
    planned  INTEGER NOT NULL,
    shown    INTEGER NOT NULL DEFAULT 0,
    told     INTEGER NOT NULL DEFAULT 0,
    summary  TEXT    NOT NULL,
    document TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX sessions_open ON sessions (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX sessions_channel ON sessions (channel, id);
CREATE INDEX sessions_server ON sessions (guild) WHERE phase IN ('lobby', 'running');
CREATE INDEX sessions_running ON sessions (id, game, version) WHERE phase = 'running';
CREATE INDEX sessions_unshown ON sessions (id) WHERE shown < revision;
CREATE INDEX sessions_thinks ON sessions (id) WHERE thinks;
CREATE INDEX sessions_planned ON sessions (id) WHERE planned;

-- What hardly ever changes, and may be long: the options may hold a file, which the log's header has as well.
CREATE TABLE terms (
    session INTEGER PRIMARY KEY REFERENCES sessions (id),
    seed    BLOB    NOT NULL,
    result  TEXT,
    options TEXT    NOT NULL,
    header  TEXT
) STRICT;

-- Everybody whose number stands in a table's document: who opened it (host), has a seat (seat) and wants it (came), began there (owner), is named.
CREATE TABLE people (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    role    TEXT    NOT NULL,
    PRIMARY KEY (user, session, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_session ON people (session);

CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;

-- What everybody could see after each public turn: other rules may go on with a game only where they agree.
CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;

-- News for one person alone, until they have read it.
CREATE TABLE news (
    id      INTEGER PRIMARY KEY,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    said    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    general INTEGER NOT NULL
) STRICT;

CREATE INDEX news_user ON news (user, session);

-- Messages of the bot's own that stand until their reason is gone (bot/host/storage/posts.py): what is noted before it is sent, when it is to be sent,
-- and where it stands. `user` 0: in the table's channel.
CREATE TABLE messages (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    scope   TEXT    NOT NULL,
    id      INTEGER NOT NULL,
    key     TEXT    NOT NULL,
    user    INTEGER NOT NULL,
    state   TEXT    NOT NULL,
    nonce   TEXT    NOT NULL,
    digest  TEXT    NOT NULL,
    channel INTEGER,
    message INTEGER,
    at      INTEGER,
    tries   INTEGER NOT NULL,
    barred  TEXT    NOT NULL
) STRICT;

CREATE INDEX messages_scope ON messages (scope, id);
CREATE INDEX messages_user ON messages (user);

-- Games that people follow: whether they hear of them once a day or at the end, in which language, and up to which public line.
CREATE TABLE follows (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    daily   INTEGER NOT NULL,
    locale  TEXT    NOT NULL,
    seen    INTEGER NOT NULL,
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_user ON follows (user);

-- When the clock rings, and for whom: a session, a person or a server (`scope`). What concerns no seat has the table's own.
CREATE TABLE alarms (
    scope TEXT    NOT NULL,
    id    INTEGER NOT NULL,
    kind  TEXT    NOT NULL,
    seat  INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (scope, id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX alarms_at ON alarms (at);

-- What requests of the last week were answered.
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

PRAGMA user_version = 100;
COMMIT;
