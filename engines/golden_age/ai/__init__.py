"""What computer players and suggestions need of The Golden Age."""
