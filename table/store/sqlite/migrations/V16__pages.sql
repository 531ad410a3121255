-- The private page that a person has open at a table, and with what the front end may still edit it.
CREATE TABLE pages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT NOT NULL,
    handle   TEXT NOT NULL,
    expires  REAL NOT NULL,
    screen   TEXT NOT NULL,
    since    INTEGER NOT NULL,
    seal     INTEGER,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX pages_by_expiry ON pages (expires);
