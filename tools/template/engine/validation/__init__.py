"""What is wrong with a state of the game, or with a position as plain data."""
