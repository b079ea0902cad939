"""What never changes during a match of The Golden Age."""
