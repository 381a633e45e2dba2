"""The order of play: bidding, picking, taking, and the end of rounds and eras."""
