"""Cards: what they say, how they resolve, and the decks they are in (TC-4, TC-13)."""
