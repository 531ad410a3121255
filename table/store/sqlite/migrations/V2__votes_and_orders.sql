-- Votes and standing orders: small, open ones only; what is closed lives on in the log.

CREATE TABLE votes (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    made_by  TEXT NOT NULL,
    opened   REAL NOT NULL,
    closes   REAL NOT NULL,
    voters   TEXT NOT NULL,
    needed   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    yes      TEXT NOT NULL,
    no       TEXT NOT NULL
);
CREATE INDEX votes_by_table ON votes (table_id);

CREATE TABLE orders (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    key      TEXT NOT NULL,
    value    TEXT,
    until    REAL,
    uses     INTEGER
);
CREATE INDEX orders_by_table ON orders (table_id);
CREATE INDEX orders_by_person ON orders (person);

CREATE INDEX cards_by_person ON cards (person);
