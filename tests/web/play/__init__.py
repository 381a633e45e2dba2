"""Playing through the page: whole games, seats, keyboard."""
