"""What computer players and suggestions need of First Train."""
