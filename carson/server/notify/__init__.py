"""Who is told that something happened: readers, other processes, webhooks."""
