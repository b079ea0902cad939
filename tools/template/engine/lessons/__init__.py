"""The lesson of the game."""
