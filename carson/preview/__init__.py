"""Preview: what a move would do, and what a round would bring, told to one seat."""
