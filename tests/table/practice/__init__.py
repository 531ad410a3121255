"""Practice tables."""
