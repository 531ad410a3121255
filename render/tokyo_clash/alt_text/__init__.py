"""Tokyo Clash in words: the alt texts of its pictures."""
