"""Carson City: The Card Game."""
