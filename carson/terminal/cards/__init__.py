"""The card game in the terminal: column, cities, players, menus and pages."""
