"""Watching: board, log, replay, lists of tables."""
