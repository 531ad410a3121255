"""Clicks: what the address of a button says, which handler answers it, and who pressed it."""
