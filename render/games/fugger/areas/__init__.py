"""The areas of the pictures of Die Fugger: each places its sprites and texts."""
