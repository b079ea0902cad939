"""Each table's queries."""
