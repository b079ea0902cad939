"""One interaction from its acknowledgement to its last answer, and what all interactions share."""
