"""The tutorial: a recorded game in which the player makes the moves, and what is said there."""
