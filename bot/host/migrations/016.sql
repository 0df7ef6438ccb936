-- Who was not pinged for a proposal since he slept, and when he wakes; who was pinged once he was awake.
BEGIN IMMEDIATE;

ALTER TABLE proposals ADD COLUMN asleep TEXT NOT NULL DEFAULT '[]';
ALTER TABLE proposals ADD COLUMN calls TEXT NOT NULL DEFAULT '[]';
ALTER TABLE proposals ADD COLUMN wakes INTEGER;
CREATE INDEX proposals_wakes ON proposals (wakes) WHERE wakes IS NOT NULL;

PRAGMA user_version = 16;
COMMIT;
