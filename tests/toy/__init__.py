"""Stomp, a fourth game: all that a game needs, in one folder, registered in one line. Nothing else knows of it."""
