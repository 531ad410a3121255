"""Monopoly in portrait, for a phone held upright."""
