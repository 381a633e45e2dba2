"""The steps, the first one first."""
