-- Which tables came in as files: by whom and when, how large, and what tells the same file from another.
CREATE TABLE imports (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server   TEXT NOT NULL,
    person   TEXT NOT NULL,
    at       REAL NOT NULL,
    digest   TEXT NOT NULL,
    size     INTEGER NOT NULL
);
CREATE UNIQUE INDEX imports_by_digest ON imports (server, digest);
CREATE INDEX imports_by_person ON imports (person, at);
