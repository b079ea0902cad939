"""Why moves of The Golden Age are refused, by subject."""
