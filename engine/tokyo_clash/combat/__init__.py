"""Attacks, throws, damage and trophies (TC-5, TC-6)."""
