"""The game in a terminal: drawing the table, reading what is typed, and the loop between them."""
