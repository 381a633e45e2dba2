"""What a seat sees of a table, one structure per game; all that clients show comes from it."""
