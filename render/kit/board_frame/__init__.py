"""The title bar and the seat panels."""
