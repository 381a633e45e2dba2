"""The town: geometry, what stands where, buildings, pieces, and ways between them."""
