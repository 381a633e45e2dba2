"""The game in words, for whoever shows it: what happened, what a move would do, the track."""
