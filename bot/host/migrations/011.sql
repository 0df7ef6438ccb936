-- Lobbies: who was invited by name, when the game begins by itself, whether that shall wait, how often what is played was changed, and
-- who has yet to confirm it.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
ALTER TABLE sessions ADD COLUMN starts INTEGER;
ALTER TABLE sessions ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 1;

CREATE INDEX sessions_starts ON sessions (starts) WHERE starts IS NOT NULL AND phase IN ('lobby', 'running');

PRAGMA user_version = 11;
COMMIT;
