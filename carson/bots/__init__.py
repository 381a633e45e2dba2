"""Players without a person: what they choose, by game, and what they like best."""
