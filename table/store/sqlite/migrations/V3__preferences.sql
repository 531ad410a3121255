-- What people prefer: their language, and to be asked before each answer counts.
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN confirms INTEGER NOT NULL DEFAULT 0;
