"""How quick the engine is: what is measured, how, and against which engines."""
