"""What never changes during a match of Cities & Knights."""
