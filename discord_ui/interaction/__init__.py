"""One interaction from its first answer to its last, and what all interactions share."""
