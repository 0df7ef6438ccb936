-- What people have planned for their next turns, what they were told since, and whether the first plan is still to be tried.
BEGIN IMMEDIATE;

CREATE TABLE plans (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    plans   TEXT    NOT NULL,
    heard   TEXT    NOT NULL,
    ready   INTEGER NOT NULL,
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_ready ON plans (session) WHERE ready;

PRAGMA user_version = 12;
COMMIT;
