"""Tournaments: who plays whom in which round, what came of it, and how it goes on by itself."""
