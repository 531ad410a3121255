-- In which colours somebody has pictures drawn for them.
ALTER TABLE people ADD COLUMN colours TEXT NOT NULL DEFAULT '';
