-- Whether somebody has asked a computer what to answer.
ALTER TABLE seats ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0;
