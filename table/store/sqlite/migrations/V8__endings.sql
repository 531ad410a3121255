-- Why a table was closed without a result.
ALTER TABLE tables ADD COLUMN broken_by TEXT NOT NULL DEFAULT '';
