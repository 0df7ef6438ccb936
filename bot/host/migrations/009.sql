-- Hours beyond the time for a decision that a seat may spend, and what is left of them; until when somebody is on holiday; how
-- much of a choice's time is its owner's bank, and whether the board pinged nobody for it.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN bank REAL;

ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN holiday INTEGER;

ALTER TABLE owed ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
ALTER TABLE owed ADD COLUMN uncalled INTEGER NOT NULL DEFAULT 0;

PRAGMA user_version = 9;
COMMIT;
