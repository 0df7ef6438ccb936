-- The names of those whom a table's log calls by numbers: no name is sealed any more, so it can be forgotten.
BEGIN IMMEDIATE;

CREATE TABLE people (
    session INTEGER NOT NULL REFERENCES sessions (id),
    number  INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 15;
COMMIT;
