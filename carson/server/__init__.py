"""The web server: tables on which people and bots play both games, live or over days."""
