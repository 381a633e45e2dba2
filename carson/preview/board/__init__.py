"""What a move of the board game would do, and what things on the board are worth."""
