"""The bots of the card game, and how they judge cards and bids."""
