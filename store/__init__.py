"""The store: rows in SQLite or PostgreSQL. It knows no game and no Discord; JSON and states are text and bytes."""
