"""What a game says to computer players: values, chances to win, and how others would play on."""
