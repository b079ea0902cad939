"""What is read from files or written to them: matches, positions, data of games."""
