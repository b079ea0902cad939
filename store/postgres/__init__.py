"""The database on a server of PostgreSQL. Nothing outside this package knows how it is reached."""
