"""The rules of Cities & Knights, section by section."""
