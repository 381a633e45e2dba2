"""What reviews rest on: how well win chances come true."""
