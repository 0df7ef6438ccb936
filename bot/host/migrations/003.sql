-- Two columns that were written and never asked: hints belong to a person (settings), and the options say which preset they are.
BEGIN IMMEDIATE;

ALTER TABLE sessions DROP COLUMN preset;
ALTER TABLE sessions DROP COLUMN hints;

PRAGMA user_version = 3;
COMMIT;
