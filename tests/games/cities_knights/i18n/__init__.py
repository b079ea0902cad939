"""Cities & Knights in words."""
