"""What is wrong with a state of Cities & Knights, or with a position as plain data."""
