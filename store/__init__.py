"""Rows in SQLite or PostgreSQL. The store knows no game and no Discord; it treats JSON and states as text and
bytes.
"""
