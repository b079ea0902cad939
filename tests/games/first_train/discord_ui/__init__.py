"""Panels of First Train to Nuremberg."""
