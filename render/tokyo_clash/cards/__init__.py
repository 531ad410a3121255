"""Cards of Tokyo Clash: faces, hands, decks."""
