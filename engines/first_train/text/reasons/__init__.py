"""Reasons why moves and plans are refused, by subject, and what would be legal."""
