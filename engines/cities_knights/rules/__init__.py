"""The rules of Cities & Knights: frames, and the procedures they share."""
