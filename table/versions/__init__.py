"""Games and the rules they are played by: the catalogue, opening a stored game, carrying one over."""
