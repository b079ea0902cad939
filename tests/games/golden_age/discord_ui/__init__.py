"""Panels of The Golden Age."""
