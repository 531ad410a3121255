-- Damage is noticed: every row has a checksum over its columns (its seal), every line of a log a digest over itself and
-- the line before, and a table the digest of its last line (its head). The program fills them in right after this script.
ALTER TABLE log ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';
ALTER TABLE meta ADD COLUMN seal INTEGER;
ALTER TABLE contents ADD COLUMN seal INTEGER;
ALTER TABLE tables ADD COLUMN seal INTEGER;
ALTER TABLE seats ADD COLUMN seal INTEGER;
ALTER TABLE log ADD COLUMN seal INTEGER;
ALTER TABLE dues ADD COLUMN seal INTEGER;
ALTER TABLE outbox ADD COLUMN seal INTEGER;
ALTER TABLE message_refs ADD COLUMN seal INTEGER;
ALTER TABLE people ADD COLUMN seal INTEGER;
ALTER TABLE cards ADD COLUMN seal INTEGER;
ALTER TABLE votes ADD COLUMN seal INTEGER;
ALTER TABLE orders ADD COLUMN seal INTEGER;
ALTER TABLE imports ADD COLUMN seal INTEGER;
