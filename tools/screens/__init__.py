"""Pictures and films of the page."""
