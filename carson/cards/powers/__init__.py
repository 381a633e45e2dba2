"""What characters can change: hooks, queries, and when each is asked."""
