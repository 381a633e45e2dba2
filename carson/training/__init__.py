"""Opponents that learn: self-play, learning, and how strong it made them."""
