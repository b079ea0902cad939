"""Discord's limits, and its error responses."""
