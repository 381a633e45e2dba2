"""The rulebook: rules and rulings of both games in every language."""
