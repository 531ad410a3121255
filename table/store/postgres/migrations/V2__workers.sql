-- Several workers: who holds which shard, what they hand to each other, work that anybody may do.

-- Into how many shards all servers are cut; one row.
CREATE TABLE sharding (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    shards  integer NOT NULL CHECK (shards > 0)
);
INSERT INTO sharding (shards) VALUES (1);

-- Free while *until* lies in the past; *epoch* rises with every change of the holder, and no two leases ever have the same.
CREATE SEQUENCE epochs;
CREATE TABLE lease (
    shard  integer PRIMARY KEY,
    holder text NOT NULL DEFAULT '',
    epoch  bigint NOT NULL DEFAULT nextval('epochs'),
    until  timestamptz NOT NULL DEFAULT '-infinity',
    beat   double precision
);
INSERT INTO lease (shard) VALUES (0);

-- The last group of changes that each open store has committed, so that one whose connection broke knows.
CREATE TABLE writers (
    writer text PRIMARY KEY,
    number bigint NOT NULL,
    at     timestamptz NOT NULL DEFAULT now()
);

-- What the holder of a shard has to do, because another worker heard of it.
CREATE TABLE handed (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shard   integer NOT NULL,
    payload bytea NOT NULL,
    created timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX handed_by_shard ON handed (shard, id);

CREATE TABLE acknowledged (
    interaction text PRIMARY KEY,
    until       timestamptz NOT NULL
);
CREATE INDEX acknowledged_by_time ON acknowledged (until);

CREATE TABLE work (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       text NOT NULL,
    key        text NOT NULL,
    payload    bytea NOT NULL,
    tries      integer NOT NULL DEFAULT 0,
    claimed_by text NOT NULL DEFAULT '',
    until      timestamptz NOT NULL DEFAULT '-infinity',
    created    timestamptz NOT NULL DEFAULT now(),
    UNIQUE (kind, key)
);

-- Ends a transaction in which a statement was to change one row and has changed another number of them.
CREATE FUNCTION must_be_one(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF changed <> 1 THEN
        RAISE EXCEPTION 'changed % rows', changed USING ERRCODE = 'KJ001';
    END IF;
END
$$;

-- Ends a transaction of a worker that no longer holds what it writes to: the tables *touched*, those of the messages *owed*
-- and the shards *named*. Until it is committed, whoever wants one of these shards waits, or ends it if its lease has run out:
-- the lock can be seen, with whose it is (table/store/postgres/shared.py).
CREATE FUNCTION fence(
    touched bigint[], owed bigint[], named integer[], held integer[], epochs bigint[], cut integer
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    wanted integer;
    present bigint;
BEGIN
    IF (SELECT shards FROM sharding) <> cut THEN
        RAISE EXCEPTION '%', -1 USING ERRCODE = 'KJ002';
    END IF;
    FOR wanted IN
        SELECT unnest(named)
        UNION SELECT home % cut FROM tables WHERE id = ANY (touched)
        UNION SELECT t.home % cut FROM outbox o JOIN tables t ON t.id = o.table_id WHERE o.id = ANY (owed)
        ORDER BY 1
    LOOP
        PERFORM pg_advisory_xact_lock_shared(27489, wanted);
        SELECT epoch INTO present FROM lease WHERE shard = wanted;
        IF present IS NULL OR epochs[array_position(held, wanted)] IS DISTINCT FROM present THEN
            RAISE EXCEPTION '%', wanted USING ERRCODE = 'KJ002';
        END IF;
    END LOOP;
END
$$;
