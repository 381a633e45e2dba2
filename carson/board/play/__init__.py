"""The order of play: setup, and every step of a round."""
