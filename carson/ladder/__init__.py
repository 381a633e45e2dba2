"""The ladder: all bots against all, and how strong each one is."""
