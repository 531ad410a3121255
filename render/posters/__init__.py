"""Posters: pictures of a table that waits, of the kaiju to choose from, and of the games; none needs a running game."""

PALETTE = "posters"
