"""What a move of the card game would do, and what its cards are worth."""
