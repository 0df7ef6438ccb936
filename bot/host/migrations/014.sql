-- For which line plans are to be tried, and those that were used or dropped and may be there again.
BEGIN IMMEDIATE;

DROP INDEX plans_ready;
ALTER TABLE plans RENAME COLUMN ready TO due;
ALTER TABLE plans ADD COLUMN spent TEXT NOT NULL DEFAULT '[]';
CREATE INDEX plans_due ON plans (session) WHERE due;

PRAGMA user_version = 14;
COMMIT;
