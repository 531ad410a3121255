"""Posters, emojis, avatar and banner."""
