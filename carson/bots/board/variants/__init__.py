"""What the greedy bot knows of the variants: one file each, with its ADVICE."""
