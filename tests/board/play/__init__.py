"""The order of play, step by step."""
