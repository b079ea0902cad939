"""The rules of Cities & Knights: frames, and the procedures that they share."""
