"""The rules of The Golden Age: frames, and the procedures that they share."""
