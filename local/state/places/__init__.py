"""Servers besides the first, and forums."""
