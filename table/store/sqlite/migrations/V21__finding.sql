-- How the game of a lobby begins, who is ready for it, and who wants to know that their turn is next.
ALTER TABLE tables ADD COLUMN opening TEXT NOT NULL DEFAULT '{}';
ALTER TABLE seats ADD COLUMN is_ready INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN foretold INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN heads_up INTEGER NOT NULL DEFAULT 0;
