"""The game in messages: labels, names, events, the board, and why a move is illegal."""
