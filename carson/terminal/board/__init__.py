"""The board game in the terminal: map, track, players, menus and pages."""
