-- Lists of tables that are read without replaying: how a game ended, whose tables these are though he was replaced, what is
-- open on a server. And news for one person alone, until he has read them.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN result TEXT;

CREATE INDEX seats_owner ON seats (owner, session) WHERE owner IS NOT NULL;
CREATE INDEX sessions_server ON sessions (guild) WHERE phase IN ('lobby', 'running');

CREATE TABLE news (
    id      INTEGER PRIMARY KEY,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    said    TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX news_user ON news (user, session);

PRAGMA user_version = 6;
COMMIT;
