"""Work on many machines."""
