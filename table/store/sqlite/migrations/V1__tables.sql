-- Tables, their seats and their log; what has to happen when; what is owed to whom.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE contents (
    hash  TEXT PRIMARY KEY,
    game  TEXT NOT NULL,
    files TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY,
    server        TEXT NOT NULL,
    game          TEXT NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'broken')),
    host          TEXT NOT NULL,
    created       REAL NOT NULL,
    version       INTEGER NOT NULL,
    asked         INTEGER NOT NULL,
    options       TEXT NOT NULL,
    budget        INTEGER,
    changed       REAL NOT NULL,
    started       REAL NOT NULL,
    ended         REAL NOT NULL,
    paused        REAL,
    pause_reason  TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    content_hash  TEXT REFERENCES contents (hash),
    setup         BLOB NOT NULL,
    salt          TEXT NOT NULL,
    commitment    TEXT NOT NULL,
    position      BLOB NOT NULL,
    redo          TEXT NOT NULL,
    outcome       BLOB NOT NULL
);
CREATE INDEX tables_by_server ON tables (server, status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    level    TEXT NOT NULL,
    kaiju    TEXT NOT NULL,
    away     INTEGER NOT NULL,
    lapses   INTEGER NOT NULL,
    last_act INTEGER NOT NULL,
    ping     TEXT NOT NULL,
    removed  TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person) WHERE person <> '';

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    at       REAL NOT NULL,
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    made_by  TEXT NOT NULL,
    ask      TEXT NOT NULL,
    question INTEGER NOT NULL,
    picks    TEXT,
    events   BLOB NOT NULL,
    reveals  INTEGER NOT NULL,
    undone   INTEGER,
    data     TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    slot     TEXT NOT NULL,
    stage    TEXT NOT NULL,
    at       REAL NOT NULL,
    question INTEGER NOT NULL,
    since    REAL NOT NULL,
    deadline REAL,
    pinged   INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) WITHOUT ROWID;
CREATE INDEX dues_by_time ON dues (at);

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL UNIQUE,
    due      REAL NOT NULL,
    revision INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    question INTEGER NOT NULL,
    data     TEXT NOT NULL,
    error    TEXT NOT NULL
);
CREATE INDEX outbox_by_time ON outbox (due);

CREATE TABLE message_refs (
    table_id  INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    slot      TEXT NOT NULL,
    reference TEXT NOT NULL,
    PRIMARY KEY (table_id, slot)
) WITHOUT ROWID;

CREATE TABLE people (
    id             TEXT PRIMARY KEY,
    name           TEXT NOT NULL,
    locale         TEXT NOT NULL,
    ping           TEXT NOT NULL,
    zone           TEXT NOT NULL,
    quiet_from     INTEGER NOT NULL,
    quiet_to       INTEGER NOT NULL,
    vacation_until REAL NOT NULL,
    vacation_year  INTEGER NOT NULL,
    vacation_days  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE cards (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    person   TEXT NOT NULL,
    game     TEXT NOT NULL,
    key      TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id)
);
CREATE INDEX cards_by_server ON cards (server, game);
CREATE INDEX cards_by_table ON cards (table_id) WHERE table_id IS NOT NULL;
