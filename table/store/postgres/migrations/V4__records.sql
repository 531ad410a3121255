-- What is kept beside tables, by kind and key; and rows of tables that are no games among people.
CREATE TABLE records (
    kind    text COLLATE "C" NOT NULL,
    key     text COLLATE "C" NOT NULL,
    server  text COLLATE "C" NOT NULL,
    person  text COLLATE "C" NOT NULL,
    data    text NOT NULL,
    changed double precision NOT NULL,
    expires double precision,
    version bigint NOT NULL,
    seal    bigint,
    PRIMARY KEY (kind, key)
);
CREATE INDEX records_by_server ON records (kind, server) WHERE server <> '';
CREATE INDEX records_by_person ON records (person) WHERE person <> '';
CREATE INDEX records_by_expiry ON records (expires) WHERE expires IS NOT NULL;
ALTER TABLE tables ADD COLUMN kind text NOT NULL DEFAULT '';
CREATE INDEX tables_by_kind ON tables (server, kind) WHERE kind <> '';
