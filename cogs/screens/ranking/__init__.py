"""Ranking: ladders and ratings, the shelf, what a server chooses about them, and what it is told by the calendar."""
