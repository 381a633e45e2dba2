"""What helps a player: hints, lessons, tips, rules, the text view."""
