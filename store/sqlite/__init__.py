"""The database as an SQLite file, which the ordinary bot uses."""
