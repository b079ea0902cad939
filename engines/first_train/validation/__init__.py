"""What is wrong with a state of First Train, or with a position as plain data."""
