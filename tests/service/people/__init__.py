"""People, notices, quiet hours."""
