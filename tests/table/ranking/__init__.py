"""Ratings, seasons, deeds."""
