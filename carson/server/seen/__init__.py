"""What a seat sees of a table, one structure per game; everything clients show comes from it."""
