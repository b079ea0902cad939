"""What is wrong with a state of Die Fugger, or with a position as plain data."""
