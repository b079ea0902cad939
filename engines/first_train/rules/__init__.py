"""The rules of First Train: frames, and the procedures they share."""
