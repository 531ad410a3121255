"""The kaiju to choose from: a card for each, and the picture of all of them."""
