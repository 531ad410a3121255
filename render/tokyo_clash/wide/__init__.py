"""Tokyo Clash in landscape: the city at the left in full height, everything else in a column beside it."""
