"""Reviews of finished games: asked over HTTP, made in a process of their own."""
