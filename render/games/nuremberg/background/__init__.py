"""What never changes during a match of Nuremberg."""
