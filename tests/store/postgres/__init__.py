"""A database on a server."""
