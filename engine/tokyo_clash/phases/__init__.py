"""The phases of a round, and the end of the game (TC-3, TC-10, TC-12)."""
