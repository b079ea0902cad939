"""Text of Nuremberg: labels, names, events, the board, and why a move is illegal."""
