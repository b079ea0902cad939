"""The areas of the pictures of Cities & Knights: each places its sprites and texts."""
