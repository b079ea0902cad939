"""Helpers for tests of the package and the container."""
