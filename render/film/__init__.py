"""Films: a game, or a part of it, as a GIF that plays by itself."""
