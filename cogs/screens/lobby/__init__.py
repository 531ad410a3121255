"""The lobby: its message, seats, computers and options."""
