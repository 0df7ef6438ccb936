-- Time: hours for reactions, when a lobby or a sleeping table is closed, when to look again for a lost channel, how long the bot
-- was away where that is still to be said; reactions missed and moves played for somebody; what a choice was given, and how often
-- its owner was reminded where there is no limit. Lobbies that are open have a week from now.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN reactions REAL;
ALTER TABLE sessions ADD COLUMN ends INTEGER;
ALTER TABLE sessions ADD COLUMN lost INTEGER;
ALTER TABLE sessions ADD COLUMN silence INTEGER;
UPDATE sessions SET ends = MAX(opened, CAST(strftime('%s', 'now') AS INTEGER)) + 604800 WHERE phase = 'lobby';

CREATE INDEX sessions_ends ON sessions (ends) WHERE ends IS NOT NULL AND phase IN ('lobby', 'running');
CREATE INDEX sessions_lost ON sessions (lost) WHERE lost IS NOT NULL;

ALTER TABLE seats ADD COLUMN ignored INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN played INTEGER NOT NULL DEFAULT 0;

ALTER TABLE owed ADD COLUMN allowed INTEGER;
ALTER TABLE owed ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
UPDATE owed SET allowed = due - since WHERE due IS NOT NULL AND latest IS NULL;
UPDATE owed SET remind = CAST(strftime('%s', 'now') AS INTEGER) + 259200 WHERE due IS NULL AND NOT computer;

PRAGMA user_version = 5;
COMMIT;
