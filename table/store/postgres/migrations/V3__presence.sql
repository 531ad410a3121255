-- Which workers are there, and which shards each of them hears, whoever holds those.
CREATE TABLE worker (
    holder    text PRIMARY KEY,
    listening integer[] NOT NULL DEFAULT '{}',
    since     timestamptz NOT NULL DEFAULT clock_timestamp(),
    until     timestamptz NOT NULL
);
