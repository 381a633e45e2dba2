"""The tables: their logs, what these add up to, and what may be done there."""
