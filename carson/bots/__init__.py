"""Players without a person: what they choose, and the arena where they meet."""
