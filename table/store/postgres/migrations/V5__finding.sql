-- How the game of a lobby begins, who is ready for it, and who wants to know that their turn is next.
ALTER TABLE tables ADD COLUMN opening text NOT NULL DEFAULT '{}';
ALTER TABLE seats ADD COLUMN is_ready integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN foretold bigint NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN heads_up integer NOT NULL DEFAULT 0;
