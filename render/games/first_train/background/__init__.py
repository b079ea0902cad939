"""What never changes during a match of First Train."""
