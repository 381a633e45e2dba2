"""Bots that are programs of their own, in any language, and speak line by line."""
