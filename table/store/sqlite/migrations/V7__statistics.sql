-- Finished games are counted from this index alone: their rows are long, and what is counted lies at the far end.
CREATE INDEX tables_finished ON tables (server, status, ended, game, outcome) WHERE status = 'finished';
