"""What is wrong with a state of The Golden Age, or with a position as plain data."""
