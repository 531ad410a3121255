"""Special spaces and chance cards (GM-8, GM-11)."""
