-- Seats of running games that are offered to somebody, with the moment at which the clock has to look at an offer; when a seat was last
-- given to somebody new.
BEGIN IMMEDIATE;

CREATE TABLE offers (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    giver      INTEGER NOT NULL,
    opened     INTEGER NOT NULL,
    objections INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    accepted   INTEGER,
    fate       TEXT    NOT NULL,
    settled    INTEGER,
    refused    INTEGER,
    rings      INTEGER,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX offers_rings ON offers (rings) WHERE rings IS NOT NULL;

ALTER TABLE seats ADD COLUMN handed INTEGER;

PRAGMA user_version = 8;
COMMIT;
