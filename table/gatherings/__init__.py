"""Gatherings: what a server runs beside its games, in rows of `tables` without a game."""
