"""What lies on maps: land, houses, marks, close-ups."""
