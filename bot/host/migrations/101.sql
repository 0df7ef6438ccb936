-- What is asked for at a press is found, however much is kept: what is set by or about one person or table, and news that nobody read in time.
BEGIN IMMEDIATE;

CREATE INDEX settings_key ON settings (key, scope);
CREATE INDEX news_at ON news (at);

PRAGMA user_version = 101;
COMMIT;
