"""Tournaments: the panel that is edited in place, its news, and what its buttons do."""
