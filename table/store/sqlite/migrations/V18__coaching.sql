-- Whether somebody reads a line for beginners below each question: always, never, or (empty) in their first games.
ALTER TABLE people ADD COLUMN coaching TEXT NOT NULL DEFAULT '';
