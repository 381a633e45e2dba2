"""What tests share: scenarios, recorded games, and how to wait."""
