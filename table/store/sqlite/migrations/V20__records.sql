-- What is kept beside tables, by kind and key; and rows of tables that are no games among people.
CREATE TABLE records (
    kind    TEXT NOT NULL,
    key     TEXT NOT NULL,
    server  TEXT NOT NULL,
    person  TEXT NOT NULL,
    data    TEXT NOT NULL,
    changed REAL NOT NULL,
    expires REAL,
    version INTEGER NOT NULL,
    seal    INTEGER,
    PRIMARY KEY (kind, key)
);
CREATE INDEX records_by_server ON records (kind, server) WHERE server <> '';
CREATE INDEX records_by_person ON records (person) WHERE person <> '';
CREATE INDEX records_by_expiry ON records (expires) WHERE expires IS NOT NULL;
ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_kind ON tables (server, kind) WHERE kind <> '';
DROP INDEX tables_finished;
CREATE INDEX tables_finished ON tables (server, status, ended, game, outcome, kind) WHERE status = 'finished';
