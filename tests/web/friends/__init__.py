"""Friends: invited by a link, on another device, watching, talking."""
