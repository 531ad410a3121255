"""How many presses a conversation takes: people play in a real browser, and everything they do is counted."""
