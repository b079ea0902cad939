"""The rules of The Golden Age, section by section."""
