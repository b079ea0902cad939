"""The areas of the pictures of Nuremberg: each places its sprites and texts."""
