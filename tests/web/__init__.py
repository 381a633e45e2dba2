"""The browser client, played through a real browser."""
