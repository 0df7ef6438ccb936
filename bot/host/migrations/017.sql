-- What people are told by direct messages: what is to be sent, and what was sent and goes when its reason is gone.
BEGIN IMMEDIATE;

CREATE TABLE letters (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    topic   TEXT    NOT NULL,
    about   TEXT    NOT NULL,
    said    TEXT    NOT NULL,
    seat    INTEGER,
    choice  TEXT    NOT NULL,
    rings   INTEGER,
    tries   INTEGER NOT NULL,
    barred  TEXT    NOT NULL,
    channel INTEGER,
    message INTEGER,
    UNIQUE (session, user, about)
) STRICT;

CREATE INDEX letters_rings ON letters (rings) WHERE rings IS NOT NULL;

PRAGMA user_version = 17;
COMMIT;
