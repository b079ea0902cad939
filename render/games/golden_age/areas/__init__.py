"""The areas of the pictures of The Golden Age: each places its sprites and texts."""
