"""The store: rows in SQLite. It knows no game and no Discord; JSON and states are text and bytes to it."""
