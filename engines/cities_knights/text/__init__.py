"""Text of Cities & Knights: labels, names, events, the board, and why a move is illegal."""
