"""The greedy bot of the board game, and how it judges each kind of choice."""
