"""Text of First Train: labels, names, events, the board, and why a move is illegal."""
