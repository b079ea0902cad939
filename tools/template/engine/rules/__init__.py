"""The rules of the game: frames, and the procedures that they share."""
