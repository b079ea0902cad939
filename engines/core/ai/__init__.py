"""What computer players need of a game."""
