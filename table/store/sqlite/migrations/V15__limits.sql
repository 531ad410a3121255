-- Which table is at a place, and how many lobbies somebody has open, without reading every row.
CREATE INDEX message_refs_by_place ON message_refs (slot, reference);
CREATE INDEX tables_lobbies ON tables (host) WHERE status = 'lobby';
