-- Lobbies close when nothing happens there; those that were opened before have their two weeks from now on.
INSERT INTO dues (table_id, slot, stage, at, question, since, deadline, pinged)
SELECT id, 'lobby', 'fading', strftime('%s', 'now') + 13 * 86400, -1, 0, NULL, 0 FROM tables WHERE status = 'lobby';
