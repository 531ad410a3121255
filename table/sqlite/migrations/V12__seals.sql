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

-- Rows that a statement has changed in bulk are found by these and sealed anew; outside a transaction they are empty.
CREATE INDEX meta_unsealed ON meta (key) WHERE seal IS NULL;
CREATE INDEX contents_unsealed ON contents (hash) WHERE seal IS NULL;
CREATE INDEX tables_unsealed ON tables (id) WHERE seal IS NULL;
CREATE INDEX seats_unsealed ON seats (table_id) WHERE seal IS NULL;
CREATE INDEX log_unsealed ON log (table_id) WHERE seal IS NULL;
CREATE INDEX dues_unsealed ON dues (table_id) WHERE seal IS NULL;
CREATE INDEX outbox_unsealed ON outbox (id) WHERE seal IS NULL;
CREATE INDEX message_refs_unsealed ON message_refs (table_id) WHERE seal IS NULL;
CREATE INDEX people_unsealed ON people (id) WHERE seal IS NULL;
CREATE INDEX cards_unsealed ON cards (id) WHERE seal IS NULL;
CREATE INDEX votes_unsealed ON votes (id) WHERE seal IS NULL;
CREATE INDEX orders_unsealed ON orders (id) WHERE seal IS NULL;

-- The start looks for running games by other rules, among however many that are over.
CREATE INDEX tables_running ON tables (game, rules_version) WHERE status = 'running';
