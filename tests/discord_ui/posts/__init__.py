"""Posts and their delivery."""
