"""The lesson of The Golden Age."""
