"""A game being played: what is asked, what is answered, what the people at a table decide together."""
