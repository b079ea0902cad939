"""The parts of the pictures that never change during a match of First Train."""
