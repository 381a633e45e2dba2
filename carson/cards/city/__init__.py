"""Cities: terrain cards, the ground, where a card may go, and what a city is worth."""
