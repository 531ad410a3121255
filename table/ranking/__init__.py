"""Ranking: how strong people are, seasons and their ends, and the deeds they have trophies for."""
