"""What is wrong with a state of Nuremberg, or with a position as plain data."""
