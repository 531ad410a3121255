"""Playing: the hand, the question, the answer."""
