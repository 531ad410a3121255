"""Total War in portrait, for a phone held upright: the board and the hand."""
