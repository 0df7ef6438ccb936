-- Taking back: what may be taken back at a table and whether it is one for practice; the latest messages of each seat that may be;
-- how often its seat had seen lines taken back when a choice was asked for.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN takeback TEXT NOT NULL DEFAULT 'free';
ALTER TABLE sessions ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE owed ADD COLUMN era INTEGER NOT NULL DEFAULT 0;

CREATE TABLE retractable (
    session   INTEGER NOT NULL REFERENCES sessions (id),
    seat      INTEGER NOT NULL,
    secret    INTEGER NOT NULL,
    line      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    ground    TEXT    NOT NULL,
    left_over INTEGER,
    allowed   INTEGER,
    barred    INTEGER NOT NULL,
    remade    INTEGER NOT NULL,
    taken     INTEGER NOT NULL,
    PRIMARY KEY (session, seat, secret)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 10;
COMMIT;
