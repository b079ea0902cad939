"""What a match shows of its past, and older releases."""
