"""The rules of Nuremberg: frames, and the procedures that they share."""
