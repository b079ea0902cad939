"""What computer players need of the game."""
