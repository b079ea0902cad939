"""What computer players and suggestions need of Cities & Knights."""
