"""The lesson that teaches Cities & Knights."""
