"""What each game teaches its computer players, one module a game."""
