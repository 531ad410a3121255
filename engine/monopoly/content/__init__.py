"""The content of the box, read from data/monopoly/: track, kaiju, chance cards (GM-11)."""
