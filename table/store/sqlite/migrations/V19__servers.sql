-- What is known of a server: by key, in the front end's own words.
CREATE TABLE servers (
    id    TEXT NOT NULL PRIMARY KEY,
    facts TEXT NOT NULL,
    seal  INTEGER
);
