"""What the server must know of a variant, in a file named like the variant."""
