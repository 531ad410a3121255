"""The city and what moves and falls in it (TC-2, TC-7, TC-11)."""
