"""Why moves of The Golden Age are refused, by what they are about."""
