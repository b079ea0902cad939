"""Small games for tests: one of turns, one of contests."""
