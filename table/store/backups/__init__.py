"""Copies of an SQLite file: backups in rotation, continuous copies, and one table put back."""
