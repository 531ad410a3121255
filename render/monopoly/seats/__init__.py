"""The seats of a game: what is shown of them, their numbers, the panels."""
