"""The title bar and the panels of seats."""
