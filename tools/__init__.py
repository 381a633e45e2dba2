"""Helpers for working on the project; nothing here is shipped."""
