-- The games of a server that are over are found without reading any others.
BEGIN IMMEDIATE;

CREATE INDEX sessions_over ON sessions (guild, id) WHERE started IS NOT NULL AND phase IN ('over', 'cancelled');

PRAGMA user_version = 103;
COMMIT;
