"""The city on the board: ground, what stands there, arrows, corners, the damage track."""
