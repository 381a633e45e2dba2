"""What any turn-based game needs; knows nothing of Carson City."""
