-- What a seat has spent of its reserve of time, nothing so far; and whether a question runs on it.
ALTER TABLE seats ADD COLUMN spent REAL NOT NULL DEFAULT 0;
ALTER TABLE dues ADD COLUMN on_reserve INTEGER NOT NULL DEFAULT 0;
