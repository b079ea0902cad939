"""Panels of Cities & Knights."""
