"""Monopoly in landscape: the board around its seats, a hand with all that is owned."""
