"""Things on maps: land, houses, marks, close-ups."""
