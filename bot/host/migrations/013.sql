-- Since when a game pauses by everybody's wish.
BEGIN IMMEDIATE;

ALTER TABLE sessions ADD COLUMN paused INTEGER;

PRAGMA user_version = 13;
COMMIT;
