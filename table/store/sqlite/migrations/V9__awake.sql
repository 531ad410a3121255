-- Running tables keep their place awake; those that were begun before see to it at once.
INSERT INTO dues (table_id, slot, stage, at, question, since, deadline, pinged)
SELECT id, 'awake', 'awake', 0, -1, 0, NULL, 0 FROM tables WHERE status = 'running';
