"""The database on a PostgreSQL server. No other package knows how it is reached."""
