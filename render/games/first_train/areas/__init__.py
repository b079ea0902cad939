"""The areas of the pictures of First Train: each places its sprites and texts."""
