"""Cards, the deck, and the King of Monsters card (TW-1, TW-8, TW-9)."""
