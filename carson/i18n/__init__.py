"""Every sentence a player reads: Fluent files, the words of each game, and texts made of both."""
