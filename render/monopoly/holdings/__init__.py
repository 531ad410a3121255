"""What a player of Monopoly holds: deeds, kept cards, all that can be answered."""
