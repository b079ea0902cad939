"""The Golden Age played through Discord."""
