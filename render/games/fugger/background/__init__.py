"""What never changes during a match of Die Fugger."""
