"""The rules of Nuremberg: frames, and the procedures they share."""
