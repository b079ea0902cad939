"""Files that are read or written: matches, positions, games' data."""
