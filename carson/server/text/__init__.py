"""The text view: the whole table as plain pages that need no script."""
