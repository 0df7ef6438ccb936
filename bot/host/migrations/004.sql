-- What everybody could see after each public turn, as a digest: other rules may go on with a game only where they agree.
BEGIN IMMEDIATE;

CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 4;
COMMIT;
