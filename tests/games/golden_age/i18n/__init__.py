"""The Golden Age in words."""
