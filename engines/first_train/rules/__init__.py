"""The rules of First Train: frames, and the procedures that they share."""
