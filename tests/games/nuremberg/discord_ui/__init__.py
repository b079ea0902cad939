"""Panels of Die Siedler von Nürnberg."""
