"""The track on the board: spaces, kaiju in their lane, how far masers reach."""
