"""The rules of Die Fugger: frames, and the procedures that they share."""
