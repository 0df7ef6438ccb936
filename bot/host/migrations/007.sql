-- Consent: what is proposed at a table, with the moment at which the clock has to look at it; since when somebody is absent; everybody
-- who has sat on a seat; how often lines were publicly taken back.
BEGIN IMMEDIATE;

CREATE TABLE proposals (
    session  INTEGER NOT NULL REFERENCES sessions (id),
    number   INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    person   INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    asked    TEXT    NOT NULL,
    agreed   TEXT    NOT NULL,
    opened   INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    about    TEXT    NOT NULL,
    turns    INTEGER NOT NULL,
    fleeting INTEGER NOT NULL,
    fate     TEXT    NOT NULL,
    settled  INTEGER,
    refused  INTEGER,
    rings    INTEGER,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX proposals_rings ON proposals (rings) WHERE rings IS NOT NULL;

ALTER TABLE sessions ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN away INTEGER;
ALTER TABLE seats ADD COLUMN sat TEXT NOT NULL DEFAULT '[]';
UPDATE seats SET sat = CASE
    WHEN user IS NOT NULL AND owner IS NOT NULL AND owner <> user THEN json_array(owner, user)
    WHEN coalesce(user, owner) IS NOT NULL THEN json_array(coalesce(user, owner))
    ELSE '[]'
END
WHERE session IN (SELECT id FROM sessions WHERE phase <> 'lobby');

PRAGMA user_version = 7;
COMMIT;
