"""Total War in landscape: the board for 3 to 12 seats, and the hand."""
