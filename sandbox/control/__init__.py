"""Commands of members, tests and the page, by name."""
