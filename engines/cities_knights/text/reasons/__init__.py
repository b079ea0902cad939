"""Reasons why moves are refused, by subject, based only on what the moving seat may know."""
