-- Games outlive the version of the rules they began by: which program wrote a position, and from where it is played again.
ALTER TABLE tables ADD COLUMN written_by INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN base BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN base_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET written_by = rules_version;
-- Asked for at every start.
CREATE INDEX tables_running ON tables (game, written_by, pause_reason) WHERE status = 'running';
