"""Compares what a rehearsal left with what its members saw."""
