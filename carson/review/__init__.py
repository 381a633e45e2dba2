"""Learning from a game: win chances, decisions graded against the best found, and luck."""
