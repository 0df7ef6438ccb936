-- Games that people follow: whether they hear of them once a day or at the end, in which language, up to which public line they
-- were told, and when they are told next.
BEGIN IMMEDIATE;

CREATE TABLE follows (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    daily   INTEGER NOT NULL,
    locale  TEXT    NOT NULL,
    seen    INTEGER NOT NULL,
    rings   INTEGER,
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_user ON follows (user);
CREATE INDEX follows_rings ON follows (rings) WHERE rings IS NOT NULL;

PRAGMA user_version = 18;
COMMIT;
