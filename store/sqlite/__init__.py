"""The database as a file of SQLite: what the ordinary bot uses."""
