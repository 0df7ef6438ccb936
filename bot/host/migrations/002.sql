-- Reactions that belong to nobody as far as anyone can see: when everybody will know what came of them.
BEGIN IMMEDIATE;

ALTER TABLE owed ADD COLUMN latest INTEGER;

PRAGMA user_version = 2;
COMMIT;
