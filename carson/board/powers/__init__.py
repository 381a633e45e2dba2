"""What characters and variants can change: hooks, queries, moments, shared choices."""
