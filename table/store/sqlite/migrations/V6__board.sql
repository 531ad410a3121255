-- In which form somebody has boards drawn for them: wide, or for a phone held upright.
ALTER TABLE people ADD COLUMN board TEXT NOT NULL DEFAULT 'wide';
